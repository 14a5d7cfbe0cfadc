import type { SiteContent } from "./content/site-content";

/** What an address asks of a page beyond its path, in the one way it is written; undefined where that is what the page is anyway. */
export type PageParameters = (
  asked: URLSearchParams,
  content: SiteContent,
) => Record<string, string | undefined>;

/**
 * What a route module may say of itself in `export const handle`.
 *
 * - `script`: `"now"` where the page is an application; without it the page's JavaScript waits for the reader's first
 *   pointer, key, touch or focus. `"now at a place"`: at once when the address names a place in the page (`#…`) that the
 *   script leads to, on intent otherwise. `"now where asked"`: at once when the address has parameters, such as a post to
 *   open; on intent otherwise.
 * - `body`: `"donation"` gives the calmer donation-page style.
 * - `parameters`: the search parameters that the page knows. Values that no field of the page offers are left out, and so
 *   is every other parameter: the server then shows the page as it is without them. Without it the page knows none.
 * - `documents`: those that a route with a name in its path has pages for.
 *
 * The last two are for the server alone. They are written as `import.meta.env.SSR && …`, which keeps them and what they
 * import out of the browser's files.
 */
export type RouteHandle = {
  script?: "now" | "now where asked" | "now at a place";
  body?: "donation";
  parameters?: PageParameters | false;
  documents?: ((content: SiteContent) => readonly { slug: string }[]) | false;
};
