import { Link, redirect } from "react-router";
import { neighbours } from "~/content/collections";
import { breadcrumb } from "~/content/page-view";
import { siteContentContext } from "~/content/site-content";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import { Prose } from "~/ui/prose/prose";
import type { Route } from "./+types/route";
import { eventPageCopy as copy } from "./copy";

export function loader({ context, params }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const all = content.events;
  const item = all.find((candidate) => candidate.slug === params.eventId);
  if (!item) throw redirect("/page404");
  return {
    item,
    ...neighbours(all, item.slug),
    breadcrumb: breadcrumb(content, `/get-involved/find-an-event/${item.slug}`),
    meta: {
      title: item.meta?.title ?? item.title,
      description: item.meta?.description ?? item.event.excerpt ?? item.title,
      path: `/get-involved/find-an-event/${item.slug}`,
      image: (item.meta?.image ?? item.event.featuredImage)?.sourceUrl,
      type: "article" as const,
    },
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.meta, identityOf(matches)) : [];
}

export default function EventPage({ loaderData }: Route.ComponentProps) {
  const { item, previous, next } = loaderData;
  return (
    <article>
      <h1>{item.title}</h1>
      <Prose html={item.event.description} />
      <nav aria-label={copy.neighbours}>
        {previous && (
          <Link to={`/get-involved/find-an-event/${previous.slug}`}>
            {copy.previous}: {previous.title}
          </Link>
        )}{" "}
        {next && (
          <Link to={`/get-involved/find-an-event/${next.slug}`}>
            {copy.next}: {next.title}
          </Link>
        )}
      </nav>
    </article>
  );
}
