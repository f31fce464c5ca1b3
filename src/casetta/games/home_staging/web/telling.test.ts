import { describe, expect, it } from "vitest";
import { deeds } from "./telling";

const say = (id: string, values?: Record<string, unknown>) => (values ? `${id} ${Object.values(values).join(" ")}` : id);

describe("moves in words", () => {
  it("tells every piece of a drawing, and what was declined", () => {
    const told = deeds("09b1 r1 m c4 decline", null, say);
    expect(told.map((deed) => deed.text)).toEqual(["web-log-draw furniture-09b1 C4 yes", "web-log-decline"]);
    expect(told[0]!.places).toEqual(["c4"]);
  });
  it("tells a closing once, with all squares that were added", () => {
    const told = deeds("grow c4:d5 e4 door c4 w", null, say);
    expect(told).toEqual([{ text: "web-log-close", places: ["c4", "d4", "c5", "d5", "e4", "c4"] }]);
  });
  it("tells squares that were added before the room is closed", () => {
    expect(deeds("grow c4", null, say)).toEqual([{ text: "web-log-grow 1", places: ["c4"] }]);
  });
  it("counts windows", () => {
    const told = deeds("front l5 e window a3 w window c1 n ready", null, say);
    expect(told.map((deed) => deed.text)).toEqual(["web-log-front", "web-log-ready", "web-log-windows 2"]);
  });
  it("calls a room as its scenario does", () => {
    const told = deeds("room bed", { options: { scenario: "the-mosaic-floor" } }, say);
    expect(told[0]!.text).toContain("scenario-the-mosaic-floor-room-bed");
  });
});
