/** What is asked from the server while somebody draws, and when. */
import { untrack } from "svelte";
import type { Desk } from "./desk.svelte";

/** An answer that did not come is no trouble: the next position asks again. */
function quietly(asking: Promise<unknown>): void {
  asking.catch(() => undefined);
}

/** Keep everything known that the board shows; called once, while the board is made. */
export function keepLearning(desk: Desk): void {
  const scenario = $derived(JSON.stringify([desk.view.options, desk.view.digest ?? ""]));
  const drawings = $derived.by(() => {
    const drawn = Object.values(desk.plans).flatMap((plan) => plan.pieces.map((piece) => piece.option));
    const turned = [1, 2].map((option) => desk.optionName(option));
    return [...new Set([...drawn, ...turned])].filter(Boolean).sort().join(" ");
  });

  $effect(() => {
    void scenario;
    untrack(() => quietly(desk.learn()));
  });
  $effect(() => {
    void desk.view;
    untrack(() => quietly(desk.learnPlans()));
  });
  $effect(() => {
    const all = drawings.split(" ").filter(Boolean);
    if (all.length) untrack(() => quietly(desk.learnFurniture(all)));
  });
  $effect(() => {
    if (desk.fitsKey) untrack(() => quietly(desk.learnFits()));
  });
  $effect(() => {
    void desk.draft;
    if (desk.doing === "draw" || desk.doing === "finish") untrack(() => desk.foresee());
  });
  $effect(() => {
    void desk.draft;
    const setting = desk.mayDraw && ["window", "entry"].includes(desk.tool);
    if (setting || (desk.doing === "finish" && !desk.places)) untrack(() => quietly(desk.learnPlaces()));
  });
  $effect(() => {
    void desk.wanted;
    void desk.openings.length;
    if (desk.doing === "close" && desk.home) untrack(() => quietly(desk.learnWalls()));
  });
}
