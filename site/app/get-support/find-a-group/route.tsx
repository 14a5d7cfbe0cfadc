import { useMemo } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { Blocks } from "~/blocks/blocks";
import { SupportGroupShortcuts } from "~/blocks/lazy/support-group-shortcuts";
import { PageHero, PageNeighbours, ReviewBox } from "~/blocks/page/page-parts";
import { perContent } from "~/content/per-content";
import { mapServiceContext } from "~/content/request-contexts";
import { identityOf } from "~/content/site";
import { siteContentContext } from "~/content/site-content";
import { groupsByProvince } from "~/content/views/group-view";
import { pageFrame } from "~/content/views/section-page";
import type { PageParameters, RouteHandle } from "~/route-handle";
import { pageMeta } from "~/shell/page-meta";
import type { Route } from "./+types/route";
import "./find-a-group.css";
import { findAGroupCopy as copy } from "./find-a-group-copy";
import { Finder } from "./finder";
import printed from "./finder-print.css?url";
import { finderProvinces, provincesText, readProvinces } from "./finder-provinces";
import { groupChoices, readGroupFilter } from "./group-filter";
import { listLengthParameter } from "./list-length";
import { asksForService, mapParameter, servicesWord } from "./map/google/service-address";

const choicesOf = /* @__PURE__ */ perContent((content) => groupChoices(groupsByProvince(content)));
const parameters: PageParameters = (search, content) => ({
  ...readGroupFilter(search, choicesOf(content)),
  ...listLengthParameter(search, content.supportGroups.length),
  [mapParameter]: asksForService(search) ? servicesWord : undefined,
});
export const handle: RouteHandle = {
  script: "now at a place",
  parameters: import.meta.env.SSR && parameters,
};

export const links = () => [{ rel: "stylesheet", href: printed, media: "print" }];

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const page = pageFrame(content, "/get-support/support-groups/find-a-group", copy);
  return {
    page,
    provincesText: provincesText(finderProvinces(content, new Date())),
    view: content.siteSettings.map,
    mapService: context.get(mapServiceContext),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

/** The list is filtered here; the address alone changes. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** What one comes for stands first: on a phone filter and first group are on the first two screens. */
export default function FindAGroup({
  loaderData: { page, provincesText: text, view, mapService },
}: Route.ComponentProps) {
  const provinces = useMemo(() => readProvinces(text), [text]);
  return (
    <>
      <PageHero page={page} size="short" actions={<SupportGroupShortcuts on={page.uri} />} />
      <div className="page page-body">
        <div className="page-main">
          {provinces.length > 0 && <Finder provinces={provinces} view={view} mapService={mapService} />}
          <Blocks blocks={page.blocks} videos={page.videos} />
          {page.clinical && <ReviewBox clinical={page.clinical} />}
        </div>
      </div>
      <PageNeighbours page={page} />
    </>
  );
}
