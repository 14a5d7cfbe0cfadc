import { newsInitial, newsStep } from "@pcf/contract/constants";
import { documentLists, newsUrl, notFoundUrl } from "@pcf/contract/urls";
import { data, Link, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { CallToAction } from "~/blocks/call-to-action-block";
import { PageBody } from "~/blocks/page-body";
import { newsNewestFirst } from "~/content/collections";
import { uriOf } from "~/content/page-view";
import { pageFrame } from "~/content/section-page";
import { shownCount } from "~/content/shown-count";
import { siteContentContext } from "~/content/site-content";
import type { RouteHandle } from "~/route-handle";
import { pageMeta } from "~/shell/page-meta";
import { identityOf, useSite } from "~/shell/site";
import { buttonClass } from "~/ui/button/button";
import { NewsCard } from "~/ui/card/news-card";
import { EmptyState } from "~/ui/empty-state/empty-state";
import { useFirstNew } from "~/ui/load-more/use-first-new";
import type { Route } from "./+types/route";
import "../news.css";
import { InstagramSection } from "./instagram/instagram-section";
import { postsNewestFirst, postView, tileOf } from "./instagram/post-view";
import { PostViewer } from "./instagram/post-viewer";
import { shownPosts } from "./instagram/shown-posts";
import { newsListCopy as copy } from "./news-list-copy";

export const handle: RouteHandle = { script: "now" };

export function loader({ context, request, url }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const found = uriOf(request) === documentLists.news;
  const frame = pageFrame(content, documentLists.news, copy);
  const page = { ...frame, meta: { ...frame.meta, noindex: !found } };
  const all = newsNewestFirst(content);
  const { shown, next } = shownCount(all.length, url.searchParams.get("show"), {
    initial: newsInitial,
    step: newsStep,
  });
  const posts = postsNewestFirst(content.instagramPosts);
  const { shown: shownTiles, nextPageUrl } = shownPosts(posts.length, url.searchParams.get("posts"));
  const asked = url.searchParams.get("post");
  const post = asked === null ? undefined : postView(posts, asked);
  if (asked !== null && !post) throw redirect(notFoundUrl);
  return data(
    {
      page,
      news: all.slice(0, shown),
      next,
      tiles: posts.slice(0, shownTiles).map(tileOf),
      nextPageUrl,
      post,
    },
    { status: found ? 200 : 404 },
  );
}

/** Posts that the reader let append are there already; the address says only how many they are. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const withoutPosts = ({ pathname, searchParams }: URL) => {
    const others = new URLSearchParams(searchParams);
    others.delete("posts");
    return `${pathname}?${others}`;
  };
  return withoutPosts(currentUrl) !== withoutPosts(nextUrl) && defaultShouldRevalidate;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function NewsList({ loaderData }: Route.ComponentProps) {
  const { page, news, next, tiles, nextPageUrl, post } = loaderData;
  const { siteSettings, company } = useSite();
  const [search] = useSearchParams();
  const { list, ask } = useFirstNew<HTMLUListElement>(news.length);
  const instagram = company.socialMedia.find(({ url }) => url.includes("instagram"));
  const withParameters = (change: (search: URLSearchParams) => void) => {
    const changed = new URLSearchParams(search);
    change(changed);
    return `?${changed}`;
  };
  return (
    <PageBody page={page}>
      <CallToAction {...copy.newsletters} href={siteSettings.newsletterArchiveUrl} />
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
          <ul ref={list} className="card-grid">
            {news.map((item) => (
              <li key={item.id}>
                <NewsCard
                  href={newsUrl(item.slug)}
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
              to={withParameters((parameters) => parameters.set("show", String(next)))}
              preventScrollReset
              className={buttonClass({ variant: "secondary", wide: true })}
              aria-label={copy.moreLabel}
              onClick={ask}
            >
              {copy.more}
            </Link>
          </p>
        )}
      </section>
      <InstagramSection tiles={tiles} nextPageUrl={nextPageUrl} profileUrl={instagram?.url} />
      {post && (
        <PostViewer
          post={post}
          hrefOf={(id) =>
            withParameters((parameters) => (id ? parameters.set("post", id) : parameters.delete("post")))
          }
        />
      )}
    </PageBody>
  );
}
