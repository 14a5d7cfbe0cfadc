import { givingUrls } from "@pcf/contract/urls";
import { data, redirectDocument } from "react-router";
import type { RouteHandle } from "~/route-handle";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import { noStoreHeaders } from "../outcome-page";
import type { Route } from "./+types/route";
import { AskPage } from "./ask-page";
import { GiftsPage } from "./gifts-page";
import { myGiftsCopy as copy } from "./my-gifts-copy";
import { NoPage } from "./no-page";
import { PressPage } from "./press-page";
import { shownMyGiftsContext } from "./shown-my-gifts";
import "./my-gifts.css";

export const handle: RouteHandle = { body: "donation" };
export const headers = noStoreHeaders;

/** What belongs to a visitor is given for the page's one address: asked for in any other way, it is gone to again. */
export function loader({ context }: Route.LoaderArgs) {
  const shown = context.get(shownMyGiftsContext);
  if (!shown) throw redirectDocument(givingUrls.myGifts);
  return data({ page: shown.page, refused: shown.status === 403 }, { status: shown.status });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ ...copy, path: givingUrls.myGifts, noindex: true }, identityOf(matches));
}

export default function MyGifts({ loaderData: { page, refused } }: Route.ComponentProps) {
  if (!page) return <NoPage words={refused ? copy.refused : copy.unreachable} />;
  switch (page.show) {
    case "ask":
      return <AskPage page={page} />;
    case "press":
      return <PressPage link={page.link} />;
    case "gifts":
      return <GiftsPage page={page} />;
  }
}
