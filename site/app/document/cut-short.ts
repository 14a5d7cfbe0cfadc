/**
 * A reader who goes on before a page has come, or before two pages have crossed over, is in a hurry, and nothing is wrong.
 * React Router gives up what it waits for, and leaves two promises of it to nobody: the view transition's `ready`
 * (AbortError when skipped, InvalidStateError when the document goes away) and the end of the page's data (AbortError,
 * in its `turbo-stream`). Each would be reported as an unhandled rejection.
 */
export function acceptCutShort(): void {
  addEventListener("unhandledrejection", (event) => {
    const { reason } = event;
    if (!(reason instanceof DOMException)) return;
    const ofTransition = reason.name === "InvalidStateError" && /transition/i.test(reason.message);
    if (reason.name === "AbortError" || ofTransition) event.preventDefault();
  });
}
