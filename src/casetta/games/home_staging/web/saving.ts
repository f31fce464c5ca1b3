/** A plan as a file of its own. */

/** What the page's style sheets say about a sheet, as far as a drawing alone needs it. */
const STYLE = `
  text { font-family: "Noto Sans", sans-serif; font-weight: 700; text-anchor: middle; }
  .letters { font-size: 14px; fill: #5d6c82; }
  .name { font-size: 15px; fill: #3f4652; stroke: #fffefa; stroke-width: 4px; stroke-linejoin: round; paint-order: stroke; }
  path { stroke-linecap: round; stroke-linejoin: round; }
`;
const NAMESPACE = "http://www.w3.org/2000/svg";

/** The text of a drawing that stands alone: what is drawn, without what is only pointed at. */
export function standalone(svg: SVGSVGElement, title: string): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  for (const hand of copy.querySelectorAll("[role=grid], [role=group], .through")) hand.remove();
  const [x, y, wide, high] = (copy.getAttribute("viewBox") ?? "0 0 640 640").split(" ");
  const paper = made("rect", { x: x!, y: y!, width: wide!, height: high!, fill: "#FFFEFA" });
  const [name, style] = [made("title", {}), made("style", {})];
  name.textContent = title;
  style.textContent = STYLE;
  copy.prepend(name, style, paper);
  for (const [key, value] of Object.entries({ xmlns: NAMESPACE, width: wide!, height: high! }))
    copy.setAttribute(key, value);
  copy.removeAttribute("class");
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(copy)}\n`;
}

function made(tag: string, attributes: Record<string, string>): Element {
  const element = document.createElementNS(NAMESPACE, tag);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** A name that every disk takes. */
export function fileOf(name: string): string {
  const plain = name
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
  return `casetta-${plain.toLowerCase() || "plan"}.svg`;
}
