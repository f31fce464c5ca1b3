/** Which paragraph of the rule book speaks of a thing: what it lies in is marked with `data-rule`. */
export function ruleOf(thing: Element | null | undefined): string {
  return thing?.closest<HTMLElement | SVGElement>("[data-rule]")?.dataset["rule"] ?? "";
}

/** The paragraph about what has the focus, else about what the pointer is over. */
export function ruleHere(): string {
  const pointed = [...document.querySelectorAll(":hover")].at(-1);
  return ruleOf(document.activeElement) || ruleOf(pointed);
}
