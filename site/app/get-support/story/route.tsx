import { Link, redirect } from "react-router";
import { neighbours, storiesInOrder } from "~/content/collections";
import { breadcrumb } from "~/content/page-view";
import { siteContentContext } from "~/content/site-content";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import { Prose } from "~/ui/prose/prose";
import type { Route } from "./+types/route";
import { storyCopy as copy } from "./copy";

export function loader({ context, params }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const all = storiesInOrder(content);
  const item = all.find((candidate) => candidate.slug === params.storySlug);
  if (!item) throw redirect("/page404");
  return {
    item,
    ...neighbours(all, item.slug),
    breadcrumb: breadcrumb(content, `/get-support/patient-stories/${item.slug}`),
    meta: {
      title: item.meta?.title ?? item.title,
      description: item.meta?.description ?? item.story.excerpt ?? item.title,
      path: `/get-support/patient-stories/${item.slug}`,
      image: (item.meta?.image ?? item.story.featuredImage)?.sourceUrl,
      type: "article" as const,
    },
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.meta, identityOf(matches)) : [];
}

export default function Story({ loaderData }: Route.ComponentProps) {
  const { item, previous, next } = loaderData;
  return (
    <article>
      <h1>{item.title}</h1>
      <Prose html={item.story.content} />
      <nav aria-label={copy.neighbours}>
        {previous && (
          <Link to={`/get-support/patient-stories/${previous.slug}`}>
            {copy.previous}: {previous.title}
          </Link>
        )}{" "}
        {next && (
          <Link to={`/get-support/patient-stories/${next.slug}`}>
            {copy.next}: {next.title}
          </Link>
        )}
      </nav>
    </article>
  );
}
