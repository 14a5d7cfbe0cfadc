/** Search parameters that change a page, by path. Any other is left out before the page is looked up or rendered. */
const searchParameters: Record<string, readonly string[]> = {
  "/search": ["value", "page"],
  "/news": ["show", "post", "posts"],
  "/get-support/patient-stories": ["show"],
  "/get-support/more-resources/newsletters": ["show"],
  "/get-support/support-groups/find-a-group": ["province", "format", "language"],
  "/get-support/support-groups/find-a-meeting": ["province", "month", "format", "language"],
  "/get-involved/find-an-event": ["show"],
  "/about-prostate-cancer/video-library": ["playlist", "title", "video"],
};
/** Pages about one visitor's own gift or form: rendered for each request and kept nowhere. */
const privatePages =
  /^\/(ways-to-give\/(thank-you|tax-receipt|payment-error|submission-error|recaptcha-error|fallback|monthly)(\/.*)?|preview|_gallery)$/;

/** Names the form whose answer the page is to show. */
const formParameter = "form";

export type PageAddress = {
  /** Path and the parameters that count, in one order: what the page is kept under and rendered from. */
  key: string;
  cacheable: boolean;
};

/** Reads the address of a page or of its data (`.data`). `routeIds` are the names that `_routes` may hold. */
export function pageAddress(url: URL, routeIds: ReadonlySet<string>): PageAddress {
  const isData = url.pathname.endsWith(".data");
  const path = url.pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
  // A form sent without JavaScript comes back to its page with what happened to it.
  const isPrivate = privatePages.test(path) || url.searchParams.has(formParameter);
  if (isPrivate) return { key: url.pathname + url.search, cacheable: false };

  const kept = new URLSearchParams();
  for (const name of searchParameters[path] ?? []) {
    const value = url.searchParams.get(name);
    if (value !== null && value.length <= 200) kept.set(name, value);
  }
  const routes = isData ? url.searchParams.get("_routes") : null;
  const known = routes === null || routes.split(",").every((id) => routeIds.has(id));
  if (routes !== null && known) kept.set("_routes", routes);
  const search = kept.toString();
  return { key: search ? `${url.pathname}?${search}` : url.pathname, cacheable: true };
}
