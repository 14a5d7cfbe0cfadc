import { identityOf } from "~/content/site";
import { siteContentContext } from "~/content/site-content";
import { detailOf } from "~/content/views/detail";
import { storiesInOrder } from "~/content/views/story-view";
import { DetailPage, DetailPictures } from "~/details/detail-page";
import type { RouteHandle } from "~/route-handle";
import { pageMeta } from "~/shell/page-meta";
import { Prose } from "~/ui/prose/prose";
import type { Route } from "./+types/route";
import "../get-support.css";

const copy = { neighbours: "More stories", share: "Share this story" };

export const handle: RouteHandle = { documents: import.meta.env.SSR && (({ stories }) => stories) };

export function loader({ context, params }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  return detailOf(content, storiesInOrder(content), params.storySlug);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.item.meta, identityOf(matches)) : [];
}

export default function Story({ loaderData }: Route.ComponentProps) {
  const { html, pictures, headings, location, image } = loaderData.item;
  return (
    <DetailPage {...loaderData} kicker={location} alt={image?.alt} words={copy}>
      <DetailPictures pictures={pictures} />
      {headings.length > 0 && (
        <div className="story-headings">
          {headings.map(({ headline, subheading, description }) => (
            <div key={`${headline} ${subheading}`} className="story-heading">
              {headline && <h2>{headline}</h2>}
              {subheading && <p className="story-subheading">{subheading}</p>}
              {description && <p>{description}</p>}
            </div>
          ))}
        </div>
      )}
      <Prose html={html} />
    </DetailPage>
  );
}
