import { createPath, type RouterState } from "react-router";

declare global {
  interface Window {
    /** Where React Router keeps what `HydratedRouter` runs on. */
    __reactRouterDataRouter?: { state: Pick<RouterState, "navigation"> };
  }
}

/**
 * When the code of the page behind a link does not come, React Router reloads the page that the reader wanted to leave,
 * and the press is lost. A browser that tells of a reload before it begins (the Navigation API) asks the server for the
 * page behind the link instead.
 */
export function continueByFullPageNavigation(): void {
  if (!("navigation" in window)) return;
  navigation.addEventListener("navigate", (event) => {
    const wanted = window.__reactRouterDataRouter?.state.navigation.location;
    if (event.navigationType !== "reload" || !wanted) return;
    const address = new URL(createPath(wanted), location.href).href;
    // After a step back or forward the address is already that of the page wanted.
    if (address === location.href) return;
    event.preventDefault();
    location.assign(address);
  });
}

/**
 * A reader who goes on before a page has come, or before two pages have crossed over, is in a hurry, and nothing is wrong.
 * React Router gives up what it waits for, and leaves two promises of it to nobody: the view transition's `ready`
 * (AbortError when skipped, InvalidStateError when the document goes away) and the end of the page's data (AbortError,
 * in its `turbo-stream`). Each would be reported as an unhandled rejection.
 */
export function acceptTruncatedResponses(): void {
  addEventListener("unhandledrejection", (event) => {
    const { reason } = event;
    if (!(reason instanceof DOMException)) return;
    const ofTransition = reason.name === "InvalidStateError" && /transition/i.test(reason.message);
    if (reason.name === "AbortError" || ofTransition) event.preventDefault();
  });
}
