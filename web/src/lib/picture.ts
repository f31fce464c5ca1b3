/** A drawing of the page as a file of its own: symbols brought along, styles written into it. */
const NS = "http://www.w3.org/2000/svg";
const STYLES = [
  ...["fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap", "stroke-linejoin"],
  ...["stroke-dasharray", "opacity", "visibility", "display", "font-family", "font-size", "font-weight", "text-anchor"],
];
const PAPER = "#FBF4E6";
const INK = "#3A2A22";
const MARGIN = 24;
const CAPTION = 40;
const SCALE = 2;

/** The SVG of what stands in a box, with a caption below. */
export function standalone(drawn: SVGSVGElement, caption: string): string {
  const box = drawn.viewBox.baseVal;
  const width = box.width || drawn.clientWidth;
  const height = box.height || drawn.clientHeight;
  const inner = copyOf(drawn);
  place(inner, { x: MARGIN, y: MARGIN, width, height });
  if (!box.width) inner.setAttribute("viewBox", `0 0 ${width} ${height}`);
  const whole = make("svg", { xmlns: NS, width: width + 2 * MARGIN, height: height + 2 * MARGIN + CAPTION });
  whole.setAttribute("viewBox", `0 0 ${width + 2 * MARGIN} ${height + 2 * MARGIN + CAPTION}`);
  const text = make("text", {
    x: MARGIN,
    y: height + MARGIN + CAPTION - 4,
    fill: INK,
    "font-size": 22,
    "font-weight": 700,
    "font-family": "Noto Sans, Noto Sans JP, sans-serif",
  });
  text.textContent = caption;
  whole.append(make("rect", { width: "100%", height: "100%", fill: PAPER }), symbolsOf(inner), inner, text);
  return new XMLSerializer().serializeToString(whole);
}

/** The same as a PNG, twice as large. */
export async function asPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width * SCALE, image.height * SCALE];
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}

function make(name: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS(NS, name);
  for (const [each, value] of Object.entries(attributes)) element.setAttribute(each, String(value));
  return element;
}

function place(svg: SVGElement, where: Record<string, number>): void {
  for (const each of ["class", "style", "role", "tabindex"]) svg.removeAttribute(each);
  for (const [name, value] of Object.entries(where)) svg.setAttribute(name, String(value));
}

/** A copy that looks the same without the page's style sheets. */
function copyOf(drawn: SVGSVGElement): SVGElement {
  const copy = drawn.cloneNode(true) as SVGElement;
  const originals = [drawn, ...drawn.querySelectorAll<SVGElement>("*")];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>("*")];
  originals.forEach((original, number) => {
    const looks = getComputedStyle(original);
    const each = copies[number]!;
    for (const name of STYLES) each.setAttribute(name, looks.getPropertyValue(name));
    if (!original.hasAttribute("transform") && looks.transform !== "none")
      each.setAttribute("transform", looks.transform);
    for (const name of ["class", "style", "tabindex", "aria-label", "data-testid"]) each.removeAttribute(name);
  });
  return copy;
}

/** The symbols that a drawing uses, and those that they use. */
function symbolsOf(drawn: Element): SVGElement {
  const found = new Map<string, Element>();
  const collect = (from: Element) => {
    for (const use of from.querySelectorAll("use")) {
      const id = use.getAttribute("href")?.slice(1);
      const symbol = id && !found.has(id) ? document.getElementById(id) : null;
      if (!id || !symbol) continue;
      found.set(id, symbol.cloneNode(true) as Element);
      collect(symbol);
    }
  };
  collect(drawn);
  const defs = document.createElementNS(NS, "defs");
  defs.append(...found.values());
  return defs;
}
