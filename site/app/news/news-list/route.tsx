import { newsInitial, newsStep } from "@pcf/contract/constants";
import { data, Link } from "react-router";
import { CallToAction } from "~/blocks/call-to-action-block";
import { PageBody } from "~/blocks/page-body";
import { newsNewestFirst } from "~/content/collections";
import { uriOf } from "~/content/page-view";
import { pageFrame } from "~/content/section-page";
import { shownCount } from "~/content/shown-count";
import { siteContentContext } from "~/content/site-content";
import { pageMeta } from "~/shell/page-meta";
import { identityOf, useSite } from "~/shell/site";
import { buttonClass } from "~/ui/button/button";
import { NewsCard } from "~/ui/card/news-card";
import { EmptyState } from "~/ui/empty-state/empty-state";
import type { Route } from "./+types/route";
import "../news.css";
import { newsListCopy as copy } from "./copy";

export function loader({ context, request, url }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const found = uriOf(request) === "/news";
  const frame = pageFrame(content, "/news", copy);
  const page = { ...frame, meta: { ...frame.meta, noindex: !found } };
  const all = newsNewestFirst(content);
  const { shown, next } = shownCount(all.length, url.searchParams.get("show"), {
    initial: newsInitial,
    step: newsStep,
  });
  return data({ page, news: all.slice(0, shown), next }, { status: found ? 200 : 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function NewsList({ loaderData: { page, news, next } }: Route.ComponentProps) {
  const { newsletterArchiveUrl } = useSite().siteSettings;
  return (
    <PageBody page={page}>
      <section aria-labelledby="articles">
        <div className="section-head">
          <h2 id="articles" className="block-title">
            {copy.articles}
          </h2>
          <a href="/feed.xml" className="news-feed">
            {copy.feed}
          </a>
        </div>
        {news.length > 0 ? (
          <ul className="card-grid">
            {news.map((item) => (
              <li key={item.id}>
                <NewsCard
                  href={`/news/${item.slug}`}
                  title={item.title}
                  date={item.date}
                  excerpt={item.newsField.excerpt}
                  image={item.newsField.newsHero}
                />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState spot="envelope-sent" title={copy.none.title} level={3}>
            <p>{copy.none.text}</p>
          </EmptyState>
        )}
        {next && (
          <p className="news-more">
            <Link
              to={`?show=${next}`}
              preventScrollReset
              className={buttonClass({ variant: "secondary", wide: true })}
              aria-label={copy.moreLabel}
            >
              {copy.more}
            </Link>
          </p>
        )}
      </section>
      <CallToAction {...copy.newsletters} href={newsletterArchiveUrl} />
    </PageBody>
  );
}
