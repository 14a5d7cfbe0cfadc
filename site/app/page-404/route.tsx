import { data, redirect } from "react-router";
import { uriOf } from "~/content/page-view";
import { siteContentContext } from "~/content/site-content";
import type { RouteHandle } from "~/route-handle";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import { ButtonLink } from "~/ui/button/button";
import { EmptyState } from "~/ui/empty-state/empty-state";
import type { Route } from "./+types/route";
import { page404Copy as copy } from "./copy";
import { RedirectCountdown } from "./redirect-countdown";

export const handle: RouteHandle = { script: "now" };

export function loader({ context, request }: Route.LoaderArgs) {
  if (uriOf(request) === "/home/donations/online-form") throw redirect("/ways-to-give/donate-online", 301);
  return data(
    { seconds: context.get(siteContentContext).siteSettings.redirectPauseSeconds },
    { status: 404 },
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ ...copy, path: "/page404", noindex: true }, identityOf(matches));
}

export default function Page404({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page section">
      <EmptyState spot="map-pin" title={copy.title} level={1}>
        <p className="lead">{copy.description}</p>
        <RedirectCountdown seconds={loaderData.seconds} to="/" />
        <ButtonLink href="/">{copy.home}</ButtonLink>
      </EmptyState>
    </div>
  );
}
