import { notFoundUrl } from "@pcf/contract/everywhere-urls";
import { data, redirect } from "react-router";
import type { SiteContent } from "~/content/site-content";
import type { HeadedBlock } from "../html/headings";
import { questionsIn } from "../html/questions-in";
import { noHtml } from "../html/safe-html";
import { explainedPage } from "./glossary-view";
import { childPages, type PageView, pageView, parentUri, uriOf } from "./page-view";

/** Pages that stand in no section: home is above them. */
const outsideSections = ["/privacy", "/accessibility", "/image-credits"];

/**
 * The page of the CMS that a request names. A path that has none shows the index page nearest above it, with status 404
 * and kept out of search engines: that of its section if no other. Without an index page the reader goes to /page404.
 */
export function sectionPage(content: SiteContent, request: Request) {
  const uri = uriOf(request);
  const page = pageView(content, uri);
  if (page) return data(explained(content, page));
  const [, first = ""] = uri.split("/");
  const section = outsideSections.includes(uri) ? "/" : `/${first}`;
  const index = nearestIndex(content, uri) ?? pageView(content, section);
  if (!index) throw redirect(notFoundUrl);
  return data(explained(content, asMissing(index)), { status: 404 });
}

function explained(content: SiteContent, index: PageView) {
  const { page, meanings } = explainedPage(content, index);
  return { page: { ...page, blocks: page.blocks.map(withQuestions) }, meanings: meanings() };
}

/** A text with its list of questions apart, which readers tick; what stands in its parts is not sent twice. */
function withQuestions(block: HeadedBlock): HeadedBlock {
  const asked = block.blockType === "richText" ? questionsIn(block.html) : undefined;
  return asked && block.blockType === "richText" ? { ...block, html: noHtml, asked } : block;
}

/** The nearest page above `uri` that has pages below it: the index of the section that the path belongs to. */
export function nearestIndex(content: SiteContent, uri: string): PageView | undefined {
  for (let path = parentUri(uri); path !== "/"; path = parentUri(path)) {
    if (childPages(content, path).length > 0) {
      const index = pageView(content, path);
      if (index) return index;
    }
  }
  return undefined;
}

/** An index page in the place of one that is not there: search engines are to know it by its own address only. */
export const asMissing = (index: PageView): PageView => ({
  ...index,
  meta: { ...index.meta, noindex: true },
});

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
      booklets: [],
      meta: { ...words, path: uri, image: undefined, noindex: false },
    }
  );
}
