/* global document, getComputedStyle, innerHeight, HTMLElement, NodeFilter, SVGElement */
/* What is wrong with the layout of the page as it stands: a list of [kind, where, more].

   Everything is looked at where it can be brought by scrolling: what a scroller hides for now is not lost.
   A window that is open is looked at alone. */
export default ({ scope, needs, button, square, ids }) => {
  const [SLACK, SMALLEST, FAR] = [3, 10.9, 24];
  const BEFORE = 8;
  /* Shares of a picture that must be seen: where its box cuts it, and where it fills its box by design. */
  const [WHOLE, SLICED] = [0.72, 0.59];
  const faults = [];
  const seen = new Set();
  const windows = document.querySelectorAll("dialog[open]");
  const root = scope ? document.querySelector(scope) : (windows[windows.length - 1] ?? document.body);
  const [W, H] = [document.documentElement.clientWidth, innerHeight];
  const styles = new Map();
  const styleOf = (el) => {
    if (!styles.has(el)) styles.set(el, getComputedStyle(el));
    return styles.get(el);
  };
  const pathOf = (el) => {
    const parts = [];
    for (let at = el; at && at !== document.body && parts.length < 4; at = at.parentElement) {
      const names = [...at.classList].filter((name) => !name.startsWith("svelte-")).slice(0, 2);
      const mark = at.dataset?.testid ? `[${at.dataset.testid}]` : "";
      parts.unshift(at.localName + names.map((name) => "." + name).join("") + mark);
    }
    return parts.join(" ");
  };
  const tell = (kind, el, more = "") => {
    const fault = [kind, pathOf(el), more];
    const key = fault.join("|").replace(/\d+/g, "0");
    if (!seen.has(key)) faults.push(fault);
    seen.add(key);
  };
  const shown = new Map();
  const isShown = (el) => {
    if (!shown.has(el))
      shown.set(
        el,
        el.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !el.closest(".unseen, defs, symbol") && !/inset\(50%\)/.test(styleOf(el).clipPath),
      );
    return shown.get(el);
  };
  const box = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  const wide = (r) => r.right - r.left;
  const high = (r) => r.bottom - r.top;
  const area = (r) => Math.max(0, wide(r)) * Math.max(0, high(r));

  /* What is left of a rectangle where nobody can scroll, and how far it lies before the begin of a scroller. */
  const reached = (el, rect, itself) => {
    let r = box(rect);
    const lost = { x: 0, y: 0, before: 0, by: null };
    let position = styleOf(el).position;
    let at = itself ? el : el.parentElement;
    for (; at && at !== document.documentElement; at = at.parentElement) {
      const style = styleOf(at);
      if (at !== el) {
        if (position === "fixed") {
          if (style.transform === "none" && style.translate === "none") continue;
        } else if (position === "absolute" && style.position === "static" && at instanceof HTMLElement) continue;
        position = style.position;
      }
      if (at === document.body) break;
      const [x, y] = [style.overflowX, style.overflowY];
      if (x === "visible" && y === "visible") continue;
      const edge = box(at.getBoundingClientRect());
      const cut = { ...r };
      if (/auto|scroll/.test(x)) {
        const before = edge.left - at.scrollLeft - r.left;
        if (before > BEFORE) lost.before = Math.max(lost.before, before);
        cut.left = Math.min(Math.max(r.left, edge.left), edge.right);
        cut.right = Math.max(Math.min(r.right, edge.right), cut.left);
        if (wide(cut) < 8) [cut.left, cut.right] = [edge.left, Math.min(edge.right, edge.left + wide(r))];
      } else if (x !== "visible") {
        const by = Math.max(edge.left - r.left, r.right - edge.right, 0);
        if (by > lost.x) [lost.x, lost.by] = [by, at];
        [cut.left, cut.right] = [Math.max(r.left, edge.left), Math.min(r.right, edge.right)];
      }
      if (/auto|scroll/.test(y)) {
        const before = edge.top - at.scrollTop - r.top;
        if (before > BEFORE) lost.before = Math.max(lost.before, before);
        cut.top = Math.min(Math.max(r.top, edge.top), edge.bottom);
        cut.bottom = Math.max(Math.min(r.bottom, edge.bottom), cut.top);
        if (high(cut) < 8) [cut.top, cut.bottom] = [edge.top, Math.min(edge.bottom, edge.top + high(r))];
      } else if (y !== "visible") {
        const by = Math.max(edge.top - r.top, r.bottom - edge.bottom, 0);
        if (by > lost.y) [lost.y, lost.by] = [by, at];
        [cut.top, cut.bottom] = [Math.max(r.top, edge.top), Math.min(r.bottom, edge.bottom)];
      }
      r = cut;
    }
    const isFixed = position === "fixed";
    const down = !isFixed && !windows.length && document.documentElement.scrollHeight > H;
    const out =
      Math.max(-r.left, r.right - W, 0) > Math.max(SLACK, 0.3 * wide(r)) ||
      (!down && Math.max(-r.top, r.bottom - H, 0) > Math.max(SLACK, 0.3 * high(r)));
    return { rect: r, ...lost, out };
  };

  /* Texts. */
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const words = node.data.trim();
    const el = node.parentElement;
    if (!words || !el || /^(style|script|option|title)$/.test(el.localName) || !isShown(el)) continue;
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    if (rect.width < 1 || rect.height < 1) continue;
    texts.push({ el, rect, words: words.slice(0, 40) });
    if (ids.includes(words) || /\bbot:[a-z]|\bundefined\b|\bNaN\b|\[object|\{ ?\$/.test(words)) tell("raw text", el, words);
  }
  const lineOf = (el) => parseFloat(styleOf(el).fontSize);
  for (const { el, rect, words } of texts) {
    const svg = el.ownerSVGElement;
    const scale = svg ? Math.abs(el.getScreenCTM?.()?.a ?? 1) : (el.currentCSSZoom ?? 1);
    if (lineOf(el) * scale < SMALLEST) tell("tiny letters", el, `${(lineOf(el) * scale).toFixed(1)} px: ${words}`);
    const { x, y, out, before, by } = reached(el, rect, !svg);
    const isName = el.closest("bdi, [data-person]") !== null;
    if (!isName && (x > SLACK || y > Math.max(SLACK + 2, 0.34 * lineOf(el) * scale))) {
      tell("clipped text", el, `${words} (by ${Math.round(x)}, ${Math.round(y)} at ${pathOf(by).split(" ").pop()})`);
    } else if (out || before) tell("out of reach", el, words);
    else if (!svg) spills(el, rect, words);
  }
  function spills(el, rect, words) {
    for (let at = el; at && at !== document.body; at = at.parentElement) {
      const style = styleOf(at);
      if (style.display === "inline" || style.display === "contents") continue;
      const edge = at.getBoundingClientRect();
      const solid = /rgba\(.*, 0\)|transparent/.test(style.backgroundColor) ? parseFloat(style.borderLeftWidth) > 0 : true;
      if (style.overflowX !== "visible") return;
      if (solid && edge.width > 0) {
        const by = Math.max(edge.left - rect.left, rect.right - edge.right, edge.top - rect.top - 4, rect.bottom - edge.bottom - 4);
        if (by > SLACK) tell("spills out", el, `${words} (by ${Math.round(by)} out of ${pathOf(at).split(" ").pop()})`);
        return;
      }
      if (/absolute|fixed/.test(style.position)) return;
    }
  }

  /* What can be pressed. */
  const CONTROLS =
    "button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=radio], [role=gridcell], [data-target]";
  const isMine = (el, hit) => hit && (el === hit || el.contains(hit) || hit.closest("label")?.contains(el));
  const opaque = (el) => {
    for (let at = el; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = styleOf(at);
      if (!/rgba\(.*, 0(\.[0-4]\d*)?\)|transparent/.test(backgroundColor) || backgroundImage !== "none") return at;
      if (at.matches("button, [role=button]")) return null;
    }
    return null;
  };
  const scrolls = (el) => {
    for (let at = el.parentElement; at; at = at.parentElement)
      if (/auto|scroll/.test(styleOf(at).overflowY + styleOf(at).overflowX) && (at.scrollHeight > at.clientHeight + 1 || at.scrollWidth > at.clientWidth + 1))
        return true;
    return document.documentElement.scrollHeight > H + 1;
  };
  const inView = ([x, y]) => x >= 0 && y >= 0 && x < W && y < H;
  const pointsOf = (r) => {
    const [x, y] = [(r.left + r.right) / 2, (r.top + r.bottom) / 2];
    return [[x, y], [r.left + wide(r) / 5, y], [r.right - wide(r) / 5, y], [x, r.top + high(r) / 5], [x, r.bottom - high(r) / 5]];
  };
  const coverOf = (el, rect, asText) => {
    const points = pointsOf(rect).filter(inView);
    if (!points.length) return undefined;
    const covers = points.map(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      if (!hit || isMine(el, hit) || hit.contains(el) || hit.closest("[data-lies-over]")) return null;
      if (!asText) return hit;
      const over = opaque(hit);
      return over && !over.contains(el) ? over : null;
    });
    const found = covers.filter(Boolean);
    return covers[0] ?? (found.length * 2 > points.length ? found[0] : null);
  };
  const moved = [];
  const brought = (el) => {
    for (let at = el.parentElement; at; at = at.parentElement) moved.push([at, at.scrollTop, at.scrollLeft]);
    el.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  };
  const back = () => {
    for (const [at, top, left] of moved.splice(0).reverse()) [at.scrollTop, at.scrollLeft] = [top, left];
  };
  const lookAt = (el, rectOf, words, asText) => {
    let cover = coverOf(el, reached(el, rectOf(), false).rect, asText);
    if (cover === null) return;
    if (scrolls(el)) {
      brought(el);
      cover = coverOf(el, reached(el, rectOf(), false).rect, asText);
      back();
    }
    if (cover) tell("covered", el, `${words} by ${pathOf(cover).split(" ").slice(-2).join(" ")}`);
  };
  const controls = [...root.querySelectorAll(CONTROLS)].filter((el) => isShown(el) && !el.disabled && styleOf(el).pointerEvents !== "none");
  for (const el of controls) {
    const target = el.closest("label") ?? el;
    const rect = target.getBoundingClientRect();
    const words = (el.getAttribute("aria-label") ?? el.textContent ?? "").trim().slice(0, 40);
    if (rect.width < 1 || rect.height < 1) continue;
    const { out, before, x, y } = reached(target, rect, false);
    if (out || before || x > 0.5 * rect.width || y > 0.5 * rect.height) tell("out of reach", el, words);
    else {
      lookAt(el, () => target.getBoundingClientRect(), words, false);
      tooSmall(el, target, rect, words);
    }
  }
  function tooSmall(el, target, rect, words) {
    const onBoard = el.matches("[role=gridcell], [data-target], [data-square]") || el instanceof SVGElement;
    if (onBoard && el.closest("[data-zooms]")) return;
    if (el.matches("a, summary") && styleOf(el).display === "inline") return;
    if (el.matches("input[type=range]")) return;
    const least = (onBoard ? square : button) - 0.6;
    const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
    const far = least / 2 - 0.5;
    const reaches = (dx, dy) => isMine(el, document.elementFromPoint(x + dx, y + dy));
    const narrow = rect.width < least && !(reaches(far, 0) && reaches(-far, 0));
    const low = rect.height < least && !(reaches(0, far) && reaches(0, -far));
    if (narrow || low) tell("small target", el, `${Math.round(rect.width)} × ${Math.round(rect.height)}: ${words}`);
  }
  for (const { el, words } of texts) {
    if (el.closest("button, a, label, svg")) continue;
    range.selectNodeContents(el);
    lookAt(el, () => { range.selectNodeContents(el); return range.getBoundingClientRect(); }, words, true);
  }

  /* Pictures. */
  for (const svg of root.querySelectorAll("svg, img")) {
    if (svg.ownerSVGElement || !isShown(svg) || svg.closest("[data-scenery]")) continue;
    const rect = svg.getBoundingClientRect();
    if (rect.width < FAR || rect.height < 8) continue;
    const { rect: left, x, y, by, out } = reached(svg, rect, false);
    const share = area(left) / area(rect);
    const isLost = x > SLACK || y > SLACK;
    if (isLost && share < WHOLE) tell("art cut", svg, `${Math.round(share * 100)} % at ${pathOf(by).split(" ").pop()}`);
    else if (out) tell("out of reach", svg, "picture");
    const ratio = svg.preserveAspectRatio?.baseVal;
    const view = svg.viewBox?.baseVal;
    if (ratio?.meetOrSlice === 2 && view?.width) {
      const scale = Math.max(rect.width / view.width, rect.height / view.height);
      const part = (rect.width * rect.height) / (view.width * view.height * scale * scale);
      if (part < SLICED) tell("art cut", svg, `${Math.round(part * 100)} % of a sliced picture`);
    }
  }

  /* Sideways. */
  if (document.documentElement.scrollWidth > W + 1) tell("sideways", document.body, `${document.documentElement.scrollWidth - W} px`);
  for (const el of root.querySelectorAll("*")) {
    if (el.scrollWidth > el.clientWidth + 2 && el.clientWidth > 0 && /auto|scroll/.test(styleOf(el).overflowX) && isShown(el)) {
      if (!el.closest("[data-sideways], pre, textarea, input, select, [data-zooms]")) tell("sideways", el, `${el.scrollWidth - el.clientWidth} px`);
    }
  }

  /* What must be there. */
  for (const need of needs) {
    const there = [...document.querySelectorAll(need)].filter((el) => isShown(el) && el.getBoundingClientRect().width > 0);
    if (!there.length) tell("gone", root, need);
  }
  return faults;
};
