import { acts } from "@pcf/contract/donation/my-gifts";
import { givingUrls } from "@pcf/contract/urls";
import { data, redirectDocument } from "react-router";
import { identityOf } from "~/content/site";
import type { RouteHandle } from "~/route-handle";
import { pageMeta } from "~/shell/page-meta";
import { noStoreHeaders, OutcomePage } from "../outcome-page";
import { shownMyGiftsContext } from "../visitor-data";
import type { Route } from "./+types/route";
import { ActionForm } from "./action-form";
import { AskPage } from "./ask-page";
import { GiftsPage } from "./gifts-page";
import { myGiftsCopy as copy } from "./my-gifts-copy";
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

type NoPageProps = { words: { title: string; text: string; again: string } };

/** While the backend does not answer, and for a form that is not taken. */
function NoPage({ words }: NoPageProps) {
  return (
    <OutcomePage title={words.title}>
      <p>{words.text}</p>
      <p>
        <a href={givingUrls.myGifts}>{words.again}</a>
      </p>
    </OutcomePage>
  );
}

/** Where a mailed link leads: it is used by a press, not by the programs that open the links of mail to look at them. */
function PressPage({ link }: { link: string }) {
  return (
    <OutcomePage title={copy.press.title}>
      <p className="lead">{copy.press.text}</p>
      <ActionForm act={acts.open} button={copy.press.open} look={{ size: "large" }}>
        <input type="hidden" name="link" value={link} />
      </ActionForm>
    </OutcomePage>
  );
}
