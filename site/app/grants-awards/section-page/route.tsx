import { PageBody } from "~/blocks/page-body";
import { sectionPage } from "~/content/section-page";
import { siteContentContext } from "~/content/site-content";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import type { Route } from "./+types/route";

export function loader({ context, request }: Route.LoaderArgs) {
  return sectionPage(context.get(siteContentContext), request, "/grants-awards");
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function GrantsAwardsPage({ loaderData }: Route.ComponentProps) {
  return <PageBody page={loaderData.page} />;
}
