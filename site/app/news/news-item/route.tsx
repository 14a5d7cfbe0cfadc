import { Link, redirect } from "react-router";
import { neighbours, newsNewestFirst } from "~/content/collections";
import { breadcrumb } from "~/content/page-view";
import { siteContentContext } from "~/content/site-content";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import { Prose } from "~/ui/prose/prose";
import type { Route } from "./+types/route";
import { newsItemCopy as copy } from "./copy";

export function loader({ context, params }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const all = newsNewestFirst(content);
  const item = all.find((candidate) => candidate.slug === params.newsSlug);
  if (!item) throw redirect("/page404");
  return {
    item,
    ...neighbours(all, item.slug),
    breadcrumb: breadcrumb(content, `/news/${item.slug}`),
    meta: {
      title: item.meta?.title ?? item.title,
      description: item.meta?.description ?? item.newsField.excerpt ?? item.title,
      path: `/news/${item.slug}`,
      image: (item.meta?.image ?? item.newsField.newsHero)?.sourceUrl,
      type: "article" as const,
    },
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.meta, identityOf(matches)) : [];
}

export default function NewsItem({ loaderData }: Route.ComponentProps) {
  const { item, previous, next } = loaderData;
  return (
    <article>
      <h1>{item.title}</h1>
      <Prose html={item.newsField.content} />
      <nav aria-label={copy.neighbours}>
        {previous && (
          <Link to={`/news/${previous.slug}`}>
            {copy.previous}: {previous.title}
          </Link>
        )}{" "}
        {next && (
          <Link to={`/news/${next.slug}`}>
            {copy.next}: {next.title}
          </Link>
        )}
      </nav>
    </article>
  );
}
