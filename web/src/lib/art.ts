/** Puts drawings into the page, each once; `<use href="#tiles-cat">` shows one. */
let store: SVGSVGElement | undefined;
const known = new Set<string>();

export function useArt(...sheets: string[]): void {
  for (const sheet of sheets) {
    if (known.has(sheet)) continue;
    known.add(sheet);
    const parsed = new DOMParser().parseFromString(
      `<svg xmlns="http://www.w3.org/2000/svg">${sheet}</svg>`,
      "image/svg+xml",
    );
    holder().append(...[...parsed.documentElement.children].map((each) => document.importNode(each, true)));
  }
}

function holder(): SVGSVGElement {
  if (store?.isConnected) return store;
  store = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  store.setAttribute("aria-hidden", "true");
  store.setAttribute("class", "unseen");
  document.body.prepend(store);
  return store;
}
