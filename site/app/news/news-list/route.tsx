import { newsInitial as initial, instagramPageSize, newsStep as step } from "@pcf/contract/constants";
import { notFoundUrl } from "@pcf/contract/everywhere-urls";
import { documentLists } from "@pcf/contract/urls";
import { data, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { CallToAction } from "~/blocks/call-to-action-block";
import { PageBody } from "~/blocks/page-body";
import { identityOf, useSite } from "~/content/site";
import { siteContentContext } from "~/content/site-content";
import { newsCard, newsNewestFirst } from "~/content/views/news-view";
import { uriOf } from "~/content/views/page-view";
import { pageFrame } from "~/content/views/section-page";
import { visibleCount, visibleCountParameter } from "~/content/visible-count";
import type { PageParameters, RouteHandle } from "~/route-handle";
import { pageMeta } from "~/shell/page-meta";
import { EmptyState } from "~/ui/empty-state/empty-state";
import { GrowingCards } from "~/ui/load-more/growing-cards";
import type { Route } from "./+types/route";
import "../news.css";
import { InstagramSection } from "./instagram/instagram-section";
import { postsNewestFirst, postView, tileOf, visiblePosts } from "./instagram/post-view";
import { PostViewer } from "./instagram/post-viewer";

const copy = {
  title: "News",
  description: "News, articles and newsletters of the foundation.",
  newsletters: {
    title: "Newsletters",
    text: "The best of these pages, about once a month in your inbox. Read the past ones, or sign up at the bottom of any page.",
    label: "STAY UP-TO-DATE",
  },
  articles: "Blogs & Articles",
  feed: "Follow by RSS feed",
  more: "Load More",
  moreLabel: "Load more articles",
  none: { title: "No news yet", text: "Please come back soon, or look at our events." },
};

/** A post that is not there, whichever was requested: the reader goes to page 404. */
const noPost = "none";

const parameters: PageParameters = (searchParams, { news, instagramPosts }) => {
  const post = searchParams.get("post");
  const { shown } = visiblePosts(instagramPosts.length, searchParams.get("posts"));
  const usual = Math.min(instagramPageSize, instagramPosts.length);
  return {
    show: visibleCountParameter(news.length, searchParams.get("show"), { initial, step }),
    post:
      post === null || instagramPosts.some(({ postId }) => postId === post) ? (post ?? undefined) : noPost,
    posts: shown === usual ? undefined : String(shown),
  };
};
export const handle: RouteHandle = {
  script: "now where asked",
  parameters: import.meta.env.SSR && parameters,
};

export function loader({ context, request, url }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const found = uriOf(request) === documentLists.news;
  const frame = pageFrame(content, documentLists.news, copy);
  const page = { ...frame, meta: { ...frame.meta, noindex: !found } };
  const all = newsNewestFirst(content);
  const { shown, next } = visibleCount(all.length, url.searchParams.get("show"), { initial, step });
  const posts = postsNewestFirst(content.instagramPosts);
  const { shown: shownTiles, nextPageUrl } = visiblePosts(posts.length, url.searchParams.get("posts"));
  const requested = url.searchParams.get("post");
  const post = requested === null ? undefined : postView(posts, requested);
  if (requested !== null && !post) throw redirect(notFoundUrl);
  return data(
    {
      page,
      news: all.slice(0, shown).map(newsCard),
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
  const instagram = company.socialMedia.find(({ url }) => url.includes("instagram"));
  const withParameters = (change: (search: URLSearchParams) => void) => {
    const changed = new URLSearchParams(search);
    change(changed);
    return `?${changed}`;
  };
  return (
    <PageBody page={page}>
      {siteSettings.newsletterArchiveUrl && (
        <CallToAction {...copy.newsletters} href={siteSettings.newsletterArchiveUrl} />
      )}
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
          <GrowingCards
            cards={news}
            more={
              next === undefined
                ? undefined
                : withParameters((parameters) => parameters.set("show", String(next)))
            }
            words={copy}
            wide
          />
        ) : (
          <EmptyState spot="envelope-sent" title={copy.none.title} level={3}>
            <p>{copy.none.text}</p>
          </EmptyState>
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
