import { newsInitial, newsStep } from "@pcf/contract/constants";
import { data, Link, redirect } from "react-router";
import { PageBody } from "~/blocks/page-body";
import { newslettersNewestFirst, newsNewestFirst } from "~/content/collections";
import { uriOf } from "~/content/page-view";
import { pageFrame } from "~/content/section-page";
import { siteContentContext } from "~/content/site-content";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import { buttonClass } from "~/ui/button/button";
import { NewsCard } from "~/ui/card/news-card";
import type { Route } from "./+types/route";
import "../news.css";
import { newsListCopy as copy } from "./copy";
import { LatestNewsletters } from "./latest-newsletters";

const newslettersShown = 3;

export function loader({ context, request, url }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const post = url.searchParams.get("post");
  if (post !== null && !/^\d+$/.test(post)) throw redirect("/page404");
  const found = uriOf(request) === "/news";
  const frame = pageFrame(content, "/news", copy);
  const page = { ...frame, meta: { ...frame.meta, noindex: !found } };
  const news = newsNewestFirst(content);
  const wanted = Number.parseInt(url.searchParams.get("show") ?? "", 10);
  const shown = Math.min(Math.max(wanted || newsInitial, newsInitial), news.length);
  return data(
    {
      page,
      news: news.slice(0, shown),
      next: shown < news.length ? shown + newsStep : undefined,
      newsletters: newslettersNewestFirst(content).slice(0, newslettersShown),
      archiveUrl: content.siteSettings.newsletterArchiveUrl,
    },
    { status: found ? 200 : 404 },
  );
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function NewsList({ loaderData }: Route.ComponentProps) {
  const { page, news, next, newsletters, archiveUrl } = loaderData;
  return (
    <PageBody page={page}>
      <LatestNewsletters newsletters={newsletters} archiveUrl={archiveUrl} />
      <section aria-labelledby="articles">
        <h2 id="articles" className="block-title">
          {copy.articles}
        </h2>
        <ul className="card-grid">
          {news.map((item) => (
            <li key={item.id}>
              <NewsCard
                href={`/news/${item.slug}`}
                title={item.title}
                date={item.date}
                excerpt={item.newsField.excerpt}
                image={item.newsField.newsHero}
                more={copy.readMore}
              />
            </li>
          ))}
        </ul>
        {next && (
          <p className="list-more">
            <Link
              to={`/news?show=${next}`}
              preventScrollReset
              className={buttonClass({ variant: "secondary" })}
            >
              {copy.loadMore}
            </Link>
          </p>
        )}
      </section>
    </PageBody>
  );
}
