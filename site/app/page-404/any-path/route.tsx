import { movedUrls } from "@pcf/contract/urls";
import { data, redirect } from "react-router";
import { PageBody } from "~/blocks/page-body";
import { identityOf } from "~/content/site";
import { siteContentContext } from "~/content/site-content";
import { pageView, uriOf } from "~/content/views/page-view";
import { asMissing, nearestIndex } from "~/content/views/section-page";
import { notFoundMeta } from "~/page-404/not-found";
import { pageMeta } from "~/shell/page-meta";
import { NotFound } from "../not-found";
import type { Route } from "./+types/route";

/** A path that no other route serves: a page that staff published there, the index of a section of theirs, or page 404. */
export function loader({ context, request }: Pick<Route.LoaderArgs, "context" | "request">) {
  const uri = uriOf(request);
  const moved = movedUrls.get(uri);
  if (moved) throw redirect(moved, 301);
  const content = context.get(siteContentContext);
  const seconds = content.siteSettings.redirectPauseSeconds;
  const page = pageView(content, uri);
  if (page) return data({ page, seconds }, { status: 200 });
  const index = nearestIndex(content, uri);
  return data({ page: index && asMissing(index), seconds }, { status: 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(loaderData?.page?.meta ?? notFoundMeta, identityOf(matches));
}

export default function AnyPath({ loaderData: { page, seconds } }: Route.ComponentProps) {
  return page ? <PageBody page={page} /> : <NotFound seconds={seconds} />;
}
