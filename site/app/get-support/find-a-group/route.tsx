import type { ShouldRevalidateFunctionArgs } from "react-router";
import { PageBody } from "~/blocks/page-body";
import { groupsByProvince } from "~/content/collections";
import { perContent } from "~/content/per-content";
import { pageFrame } from "~/content/section-page";
import { siteContentContext } from "~/content/site-content";
import type { PageParameters, RouteHandle } from "~/route-handle";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import { SupportGroupShortcuts } from "../support-group-shortcuts";
import type { Route } from "./+types/route";
import "./find-a-group.css";
import { findAGroupCopy as copy } from "./find-a-group-copy";
import { Finder } from "./finder";
import { groupChoices, readGroupFilter } from "./group-filter";

const choicesOf = /* @__PURE__ */ perContent((content) => groupChoices(groupsByProvince(content)));
const parameters: PageParameters = (asked, content) => readGroupFilter(asked, choicesOf(content));
export const handle: RouteHandle = { script: "now", parameters: import.meta.env.SSR && parameters };

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const page = pageFrame(content, "/get-support/support-groups/find-a-group", copy);
  return { page, provinces: groupsByProvince(content), view: content.siteSettings.map };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

/** The list is filtered here; the address alone changes. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function FindAGroup({ loaderData: { page, provinces, view } }: Route.ComponentProps) {
  return (
    <PageBody page={page} actions={<SupportGroupShortcuts on={page.uri} />}>
      {provinces.length > 0 && <Finder provinces={provinces} view={view} />}
    </PageBody>
  );
}
