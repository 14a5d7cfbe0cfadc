import { charityTimeZone } from "@pcf/contract/constants";
import { newsUrl, notFoundUrl } from "@pcf/contract/urls";
import { redirect } from "react-router";
import { neighbours, newsNewestFirst } from "~/content/collections";
import { breadcrumb } from "~/content/page-view";
import { siteContentContext } from "~/content/site-content";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import { Breadcrumb } from "~/ui/breadcrumb/breadcrumb";
import { ButtonLink } from "~/ui/button/button";
import { formatDate } from "~/ui/date/format-date";
import { Time } from "~/ui/date/time";
import { Gallery } from "~/ui/gallery/gallery";
import { Hero } from "~/ui/hero/hero";
import { PrevNext } from "~/ui/prev-next/prev-next";
import { Prose } from "~/ui/prose/prose";
import { ShareRow } from "~/ui/share-row/share-row";
import type { Route } from "./+types/route";
import "../news.css";
import { newsItemCopy as copy } from "./news-item-copy";

export function loader({ context, params }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const all = newsNewestFirst(content);
  const item = all.find((candidate) => candidate.slug === params.newsSlug);
  if (!item) throw redirect(notFoundUrl);
  const path = newsUrl(item.slug);
  return {
    item,
    path,
    ...neighbours(all, item.slug),
    breadcrumb: breadcrumb(content, path),
    meta: {
      title: item.meta?.title ?? item.title,
      description: item.meta?.description ?? item.newsField.excerpt ?? item.title,
      path,
      image: (item.meta?.image ?? item.newsField.newsHero)?.sourceUrl,
      type: "article" as const,
    },
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.meta, identityOf(matches)) : [];
}

export default function NewsItem({ loaderData, matches }: Route.ComponentProps) {
  const { item, path, previous, next } = loaderData;
  const { content, excerpt, newsHero, newsGallery } = item.newsField;
  const trail = [
    { label: copy.home, href: "/" },
    ...loaderData.breadcrumb,
    { label: item.title, href: path },
  ];
  const pictures = newsGallery.map((image) => ({ key: image.sourceUrl, image }));
  return (
    <article>
      <Hero
        title={item.title}
        kicker={<Time dateTime={item.date}>{formatDate(item.date, undefined, charityTimeZone)}</Time>}
        intro={excerpt && <p>{excerpt}</p>}
        image={newsHero}
        before={<Breadcrumb label={copy.breadcrumb} trail={trail} />}
      />
      <div className="page page-body">
        <div className="page-main">
          <Prose html={content} />
          {item.newsButtons.length > 0 && (
            <p className="button-row">
              {item.newsButtons.map(({ name, url, color }) => (
                <ButtonLink
                  key={`${name} ${url}`}
                  href={url}
                  variant={color === "darkBlue" ? "primary" : "secondary"}
                  wide
                >
                  {name}
                </ButtonLink>
              ))}
            </p>
          )}
          {pictures.length > 0 && <Gallery label={copy.pictures} items={pictures} words={copy.carousel} />}
          <ShareRow
            url={new URL(path, identityOf(matches).origin).href}
            title={item.title}
            words={copy.share}
          />
          {previous && next && (
            <PrevNext
              previous={{ href: newsUrl(previous.slug), title: previous.title }}
              next={{ href: newsUrl(next.slug), title: next.title }}
              words={copy.neighbours}
            />
          )}
        </div>
      </div>
    </article>
  );
}
