import type { RefCallback } from "react";

/** What the keyboard may go on with once a control has left the page, the nearest first. */
type Places = { controls: HTMLElement[]; around: Element[] };

/** The same control in the rows after it, then in those before it; and all that was around it. */
function placesNear(control: Element): Places {
  const row = control.closest("tr, li");
  const rows = [...(row?.parentElement?.children ?? [])];
  const at = row ? rows.indexOf(row) : 0;
  const words = control.textContent;
  const controls = [...rows.slice(at + 1), ...rows.slice(0, at).toReversed()].flatMap((each) => {
    const same = [...each.querySelectorAll("button")].find(({ textContent }) => textContent === words);
    return same ?? [];
  });
  const around: Element[] = [];
  for (let each = control.parentElement; each; each = each.parentElement) around.push(each);
  return { controls, around };
}

/** What says in words where one is: the answer that came, else the heading of the list, else the page's. */
function wordsAround(around: readonly Element[]): HTMLElement | null {
  for (const each of around) {
    if (!each.isConnected) continue;
    const words =
      each.querySelector<HTMLElement>(":scope > [role=status]:not(:empty)") ??
      each.querySelector<HTMLElement>(":scope > :is(h1, h2, h3)");
    if (words) return words;
  }
  return document.querySelector("h1");
}

/**
 * A `ref` for a control, or for a row of them, that goes from the page once it is pressed, such as "Mailed" on what is to mail:
 * a browser would leave the keyboard at the top of the page. When it goes while it has the focus, that moves on to the same
 * control of the next row, or of the one before; where there is none, to the answer beside it or the heading above.
 */
export const handsOverFocus: RefCallback<HTMLElement> = (element) => () => {
  const control = document.activeElement;
  if (!control || !element?.contains(control)) return;
  const { controls, around } = placesNear(control);
  // React is about to take it out, and may put the answer in at the same time.
  queueMicrotask(() => {
    if (control.isConnected || (document.activeElement ?? document.body) !== document.body) return;
    const next = controls.find(({ isConnected }) => isConnected) ?? wordsAround(around);
    // Words can be read from, though not reached with the Tab key.
    if (next && next.tabIndex < 0) next.tabIndex = -1;
    next?.focus();
  });
};
