import { type ComponentType, lazy } from "react";

/**
 * A block whose code comes in a file of its own. Where that file does not come (a cut line, a page cached before a
 * release), the reader keeps the whole page: one that the server wrote stays the HTML that it is, whose links and forms
 * work; one that React was about to show is requested as a document, which then stays in the same way.
 *
 * Neither a boundary around each block nor an error page does that. React would render the block again in the browser, and
 * what is pressed before the rest has hydrated would find a part that does not answer yet.
 */
export function lazyBlock<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() => load().then((component) => ({ default: component }), stayInHtml));
}

function stayInHtml(error: unknown): Promise<never> {
  if (typeof document === "undefined") throw error;
  if ("hydrated" in document.documentElement.dataset) location.reload();
  // React waits for it, and leaves what is on the screen alone meanwhile.
  return new Promise(() => {});
}
