import { notFoundUrl, storyUrl } from "@pcf/contract/urls";
import { redirect } from "react-router";
import { neighbours, storiesInOrder } from "~/content/collections";
import { breadcrumb } from "~/content/page-view";
import { siteContentContext } from "~/content/site-content";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import { Breadcrumb } from "~/ui/breadcrumb/breadcrumb";
import { Gallery } from "~/ui/gallery/gallery";
import { Hero } from "~/ui/hero/hero";
import { PrevNext } from "~/ui/prev-next/prev-next";
import { Prose } from "~/ui/prose/prose";
import { ShareRow } from "~/ui/share-row/share-row";
import type { Route } from "./+types/route";
import "../get-support.css";
import { storyCopy as copy } from "./story-copy";

export function loader({ context, params }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const all = storiesInOrder(content);
  const item = all.find((candidate) => candidate.slug === params.storySlug);
  if (!item) throw redirect(notFoundUrl);
  const path = storyUrl(item.slug);
  return {
    item,
    path,
    ...neighbours(all, item.slug),
    breadcrumb: breadcrumb(content, path),
    meta: {
      title: item.meta?.title ?? item.title,
      description: item.meta?.description ?? item.story.excerpt ?? item.title,
      path,
      image: (item.meta?.image ?? item.story.featuredImage)?.sourceUrl,
      type: "article" as const,
    },
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.meta, identityOf(matches)) : [];
}

export default function Story({ loaderData, matches }: Route.ComponentProps) {
  const { item, path, previous, next } = loaderData;
  const { story } = item;
  const trail = [
    { label: copy.home, href: "/" },
    ...loaderData.breadcrumb,
    { label: item.title, href: path },
  ];
  const pictures = story.storyGallery.map((image) => ({ key: image.sourceUrl, image }));
  return (
    <article>
      <Hero
        title={item.title}
        kicker={story.location}
        intro={story.excerpt && <p>{story.excerpt}</p>}
        image={story.featuredImage}
        before={<Breadcrumb label={copy.breadcrumb} trail={trail} />}
      />
      <div className="page page-body">
        <div className="page-main">
          {pictures.length > 0 && <Gallery label={copy.pictures} items={pictures} words={copy.carousel} />}
          {item.storyHeadings.length > 0 && (
            <div className="story-headings">
              {item.storyHeadings.map(({ headline, subheading, description }) => (
                <div key={`${headline} ${subheading}`} className="story-heading">
                  {headline && <h2>{headline}</h2>}
                  {subheading && <p className="story-subheading">{subheading}</p>}
                  {description && <p>{description}</p>}
                </div>
              ))}
            </div>
          )}
          <Prose html={story.content} />
          <ShareRow
            url={new URL(path, identityOf(matches).origin).href}
            title={item.title}
            words={copy.share}
          />
          {previous && next && (
            <PrevNext
              previous={{ href: storyUrl(previous.slug), title: previous.title }}
              next={{ href: storyUrl(next.slug), title: next.title }}
              words={copy.neighbours}
            />
          )}
        </div>
      </div>
    </article>
  );
}
