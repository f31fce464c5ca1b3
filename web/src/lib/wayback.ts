/** The way back of the browser shuts what lies open over a page before it leaves the page. */

const open: (() => void)[] = [];

/** While something is open there is one more entry in the history. */
function isMarked(): boolean {
  return Boolean((history.state as { open?: boolean } | null)?.open);
}

function mark(): void {
  if (open.length && !isMarked()) history.pushState({ open: true }, "");
}

/** One thing may be opened in the same moment in which another is shut. */
function settle(): void {
  setTimeout(() => {
    if (!open.length && isMarked()) history.back();
  });
}

addEventListener("popstate", () => {
  if (isMarked() || !open.length) return;
  open.at(-1)!();
  setTimeout(mark);
});

/** Shut something when somebody goes back; the answer tells that it was shut otherwise. */
export function onWayBack(shut: () => void): () => void {
  open.push(shut);
  mark();
  return () => {
    open.splice(open.indexOf(shut), 1);
    settle();
  };
}
