import { PageBody } from "~/blocks/page-body";
import { pageFrame } from "~/content/section-page";
import { siteContentContext } from "~/content/site-content";
import type { RouteHandle } from "~/route-handle";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import type { Route } from "./+types/route";
import { reefKnotKitsCopy as copy } from "./copy";

export const handle: RouteHandle = { script: "now" };

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const page = pageFrame(content, "/get-support/reef-knot-kits", copy);
  return { page, settings: content.siteSettings };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function ReefKnotKits({ loaderData }: Route.ComponentProps) {
  return (
    <PageBody page={loaderData.page}>
      <p>{loaderData.settings.kitShippingText}</p>
    </PageBody>
  );
}
