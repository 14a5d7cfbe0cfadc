import { data, Link } from "react-router";
import { PageBody } from "~/blocks/page-body";
import { newsNewestFirst } from "~/content/collections";
import { uriOf } from "~/content/page-view";
import { pageFrame } from "~/content/section-page";
import { siteContentContext } from "~/content/site-content";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import type { Route } from "./+types/route";
import { newsListCopy as copy } from "./copy";

export function loader({ context, request }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const found = uriOf(request) === "/news";
  const frame = pageFrame(content, "/news", copy);
  const page = { ...frame, meta: { ...frame.meta, noindex: !found } };
  return data({ page, news: newsNewestFirst(content) }, { status: found ? 200 : 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function NewsList({ loaderData }: Route.ComponentProps) {
  return (
    <PageBody page={loaderData.page}>
      <ul>
        {loaderData.news.map((item) => (
          <li key={item.id}>
            <Link to={`/news/${item.slug}`}>{item.title}</Link> {item.newsField.excerpt}
          </li>
        ))}
      </ul>
    </PageBody>
  );
}
