import { escapedMarkup } from "@pcf/contract/escaped-markup";
import { documentLists } from "@pcf/contract/urls";
import { siteOriginContext } from "~/content/request-contexts";
import { siteContentContext } from "~/content/site-content";
import { newsNewestFirst } from "~/content/views/news-view";
import type { Route } from "./+types/news-feed";

const feedLength = 20;

/** The newest articles as RSS 2.0. */
export function loader({ context }: Pick<Route.LoaderArgs, "context">) {
  const content = context.get(siteContentContext);
  const { name } = content.company;
  const at = (path: string) => escapedMarkup(new URL(path, context.get(siteOriginContext)).href);
  const items = newsNewestFirst(content)
    .slice(0, feedLength)
    .map(
      (item) =>
        `<item><title>${escapedMarkup(item.title)}</title><link>${at(item.href)}</link>` +
        `<guid>${at(item.href)}</guid><pubDate>${new Date(item.date).toUTCString()}</pubDate>` +
        `<description>${escapedMarkup(item.excerpt ?? "")}</description></item>`,
    );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>` +
      `<title>${escapedMarkup(name)}</title><link>${at(documentLists.news)}</link>` +
      `<description>${escapedMarkup(name)}</description><language>en-CA</language>` +
      `<atom:link rel="self" type="application/rss+xml" href="${at("/feed.xml")}"/>${items.join("")}</channel></rss>`,
    { headers: { "content-type": "application/rss+xml; charset=utf-8" } },
  );
}
