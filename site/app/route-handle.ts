/**
 * What a route module may say of itself in `export const handle`.
 *
 * - `script`: `"now"` where the page is an application; without it the page's JavaScript waits for the reader's first
 *   pointer, key, touch or focus. `"now where nothing is"`: at once when the answer is 404, on intent otherwise.
 * - `body`: `"donation"` gives the calmer donation-page style.
 */
export type RouteHandle = {
  script?: "now" | "now where nothing is";
  body?: "donation";
};
