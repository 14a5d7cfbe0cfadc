import { PageBody } from "~/blocks/page-body";
import { sectionPage } from "~/content/section-page";
import { siteContentContext } from "~/content/site-content";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import { SupportGroupShortcuts } from "../support-group-shortcuts";
import type { Route } from "./+types/route";

export function loader({ context, request }: Route.LoaderArgs) {
  return sectionPage(context.get(siteContentContext), request, "/get-support");
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function SupportPage({ loaderData: { page } }: Route.ComponentProps) {
  const groups = page.uri.startsWith("/get-support/support-groups");
  return <PageBody page={page} actions={groups && <SupportGroupShortcuts on={page.uri} />} />;
}
