import { PageBody } from "~/blocks/page-body";
import { pageFrame } from "~/content/section-page";
import { siteContentContext } from "~/content/site-content";
import type { RouteHandle } from "~/route-handle";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import type { Route } from "./+types/route";
import { thankYouCopy as copy } from "./copy";

export const handle: RouteHandle = { script: "now", body: "donation" };

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const frame = pageFrame(content, "/ways-to-give/thank-you", copy);
  const page = { ...frame, meta: { ...frame.meta, noindex: true } };
  return { page };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function ThankYou({ loaderData }: Route.ComponentProps) {
  return <PageBody page={loaderData.page} />;
}
