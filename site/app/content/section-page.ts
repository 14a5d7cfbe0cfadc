import { data, redirect } from "react-router";
import { type PageView, pageView, uriOf } from "./page-view";
import type { SiteContent } from "./site-content";

/**
 * The page of the CMS that a request names. A path of `section` that has none shows the section's index page, with
 * status 404 and kept out of search engines; without an index page the reader goes to /page404.
 */
export function sectionPage(content: SiteContent, request: Request, section: string) {
  const page = pageView(content, uriOf(request));
  if (page) return data({ page });
  const index = pageView(content, section);
  if (!index) throw redirect("/page404");
  return data(
    { page: { ...index, meta: { ...index.meta, noindex: true } } satisfies PageView },
    { status: 404 },
  );
}

/**
 * The frame of a page that has parts of its own: what the CMS says of it, or `words` where the CMS has no such page,
 * so that the parts are reached all the same.
 */
export function pageFrame(
  content: SiteContent,
  uri: string,
  words: { title: string; description: string },
): PageView {
  return (
    pageView(content, uri) ?? {
      uri,
      ...words,
      intro: undefined,
      hero: undefined,
      blocks: [],
      headings: [],
      videos: {},
      clinical: undefined,
      breadcrumb: [],
      previous: undefined,
      next: undefined,
      section: undefined,
      children: [],
      meta: { ...words, path: uri, image: undefined, noindex: false },
    }
  );
}
