import { identityOf } from "~/content/site";
import { siteContentContext } from "~/content/site-content";
import { detailOf } from "~/content/views/detail";
import { newsNewestFirst } from "~/content/views/news-view";
import { DetailPage, DetailPictures } from "~/details/detail-page";
import type { RouteHandle } from "~/route-handle";
import { pageMeta } from "~/shell/page-meta";
import { ButtonLink } from "~/ui/button/button";
import { formatDate } from "~/ui/date/format-date";
import { Time } from "~/ui/date/time";
import { Prose } from "~/ui/prose/prose";
import type { Route } from "./+types/route";
import "../news.css";

const copy = { neighbours: "More news", share: "Share this article" };

export const handle: RouteHandle = { documents: import.meta.env.SSR && (({ news }) => news) };

export function loader({ context, params }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  return detailOf(content, newsNewestFirst(content), params.newsSlug);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.item.meta, identityOf(matches)) : [];
}

export default function NewsItem({ loaderData }: Route.ComponentProps) {
  const { day, html, pictures, buttons } = loaderData.item;
  return (
    <DetailPage {...loaderData} kicker={<Time dateTime={day}>{formatDate(day)}</Time>} words={copy}>
      <Prose html={html} />
      {buttons.length > 0 && (
        <p className="button-row">
          {buttons.map(({ label, href, primary }) => (
            <ButtonLink key={`${label} ${href}`} href={href} variant={primary ? "primary" : "secondary"} wide>
              {label}
            </ButtonLink>
          ))}
        </p>
      )}
      <DetailPictures pictures={pictures} />
    </DetailPage>
  );
}
