/** Attributes of buttons that work without React: the browser itself, or the reader script, knows what they do. */
const nativeButton = ["popovertarget", "commandfor", "form", "formaction", "data-reader"];

/** Whether pressing the element does nothing until React answers: links, forms, details, popovers work by themselves. */
export function needsReact(element: HTMLElement): boolean {
  if (element.getAttribute("role") === "button" && element.tagName !== "A") return true;
  if (!(element instanceof HTMLButtonElement) || element.disabled) return false;
  return element.type === "button" && !nativeButton.some((name) => element.hasAttribute(name));
}
