import { data } from "react-router";
import { identityOf } from "~/content/site";
import { siteContentContext } from "~/content/site-content";
import { pageMeta } from "~/shell/page-meta";
import type { Route } from "./+types/route";
import { NotFound, notFoundMeta } from "./not-found";

export function loader({ context }: Route.LoaderArgs) {
  const { siteSettings } = context.get(siteContentContext);
  return data({ seconds: siteSettings.redirectPauseSeconds }, { status: 404 });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(notFoundMeta, identityOf(matches));
}

export default function Page404({ loaderData }: Route.ComponentProps) {
  return <NotFound seconds={loaderData.seconds} />;
}
