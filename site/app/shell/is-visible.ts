/**
 * Whether an element can be seen, and so take the focus. Safari has `checkVisibility` from 17.4 on; before, what is not
 * visible has no boxes. The style is asked for beside it: Chrome looks at that from 121 on.
 */
export function isVisible(element: Element): boolean {
  if (getComputedStyle(element).visibility !== "visible") return false;
  return element.checkVisibility?.() ?? element.getClientRects().length > 0;
}
