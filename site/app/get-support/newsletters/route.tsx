import { PageBody } from "~/blocks/page-body";
import { newslettersNewestFirst } from "~/content/collections";
import { pageFrame } from "~/content/section-page";
import { siteContentContext } from "~/content/site-content";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import type { Route } from "./+types/route";
import { newslettersCopy as copy } from "./copy";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const page = pageFrame(content, "/get-support/more-resources/newsletters", copy);
  return { page, newsletters: newslettersNewestFirst(content) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function Newsletters({ loaderData }: Route.ComponentProps) {
  return (
    <PageBody page={loaderData.page}>
      <ul>
        {loaderData.newsletters.map((newsletter) => (
          <li key={newsletter.id}>
            <a href={newsletter.newslettersACF.url}>{newsletter.title}</a>
          </li>
        ))}
      </ul>
    </PageBody>
  );
}
