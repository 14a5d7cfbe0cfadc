import { escapedMarkup } from "@pcf/contract/escaped-markup";
import { notFoundUrl } from "@pcf/contract/everywhere-urls";
import { eventUrl, groupPageUrl, myQuestionsUrl, newsUrl, outcomeUrls, storyUrl } from "@pcf/contract/urls";
import { siteOriginContext } from "~/content/request-contexts";
import { siteContentContext } from "~/content/site-content";
import type { Route } from "./+types/sitemap";

/** Pages for search engines: every page, story, support group, event and article, with the day it last changed. */
export function loader({ context }: Pick<Route.LoaderArgs, "context">) {
  const content = context.get(siteContentContext);
  const origin = context.get(siteOriginContext);
  const paths: [path: string, changed: string][] = [
    ...content.pages.filter((page) => !unlisted.has(page.uri)).map((page) => entry(page.uri, page)),
    ...content.stories.map((story) => entry(storyUrl(story.slug), story)),
    ...content.supportGroups.map((group) => entry(groupPageUrl(group.slug), group)),
    ...content.events.map((event) => entry(eventUrl(event.slug), event)),
    ...content.news.map((item) => entry(newsUrl(item.slug), item)),
  ];
  const urls = paths.map(
    ([path, changed]) =>
      `<url><loc>${escapedMarkup(new URL(path, origin).href)}</loc><lastmod>${escapedMarkup(changed)}</lastmod></url>`,
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>`,
    { headers: { "content-type": "application/xml; charset=utf-8" } },
  );
}

function entry(path: string, document: { updatedAt: string }): [string, string] {
  return [path, document.updatedAt.slice(0, 10)];
}

/** Pages that no search engine is to name. */
const unlisted: ReadonlySet<string> = new Set(["/search", myQuestionsUrl, notFoundUrl, ...outcomeUrls()]);
