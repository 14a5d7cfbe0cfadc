import { notFoundUrl } from "@pcf/contract/everywhere-urls";
import { givingUrls } from "@pcf/contract/urls";
import { identityOf } from "~/content/site";
import type { RouteHandle } from "~/route-handle";
import { pageMeta } from "~/shell/page-meta";
import { PageLink } from "~/ui/link/page-link";
import { useReceiptMinimum } from "../amounts";
import { GiftLinkEnded, GiftLinkForm, GiftLinkSent, useGiftLink } from "../gift-link";
import { noStoreHeaders, OutcomePage, Redirect } from "../outcome-page";
import { OutcomeReading, OutcomeUnreachable, type OutcomeView, useOutcome } from "../use-outcome";
import type { Route } from "./+types/route";
import { GiftFacts } from "./gift-facts";
import { thankYouCopy as copy } from "./thank-you-copy";

export const handle: RouteHandle = { script: "now", body: "donation" };
export const headers = noStoreHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ ...copy, path: givingUrls.thankYou, noindex: true }, identityOf(matches));
}

export default function ThankYou() {
  const view = useOutcome({ accepts: (stored) => stored.AuthCode !== "null" });
  const minimum = useReceiptMinimum();
  const { token, link } = useGiftLink();
  if (link === "sent") return <GiftLinkSent />;
  if (view.kind === "ended") return <GiftLinkEnded token={view.token} />;
  if (link === "ended" && token) return <GiftLinkEnded token={token} />;
  const elsewhere = leadsTo(view);
  if (elsewhere) return <Redirect to={elsewhere} />;
  const known = view.kind === "facts";
  return (
    <OutcomePage title={copy.title}>
      <div className="needs-script facts-place">
        {view.kind === "reading" && <OutcomeReading />}
        {view.kind === "unreachable" && <OutcomeUnreachable onRetry={view.retry} />}
        {view.kind === "facts" && <GiftFacts outcome={view.outcome} />}
      </div>
      <noscript>
        <div className="without-script stack">
          <p>{copy.withoutScript}</p>
          {token && <h2>{copy.linkTooOld}</h2>}
          {token && <GiftLinkForm token={token} />}
        </div>
      </noscript>
      <p className={known ? "gift-words" : undefined}>
        {known && <strong>{copy.everyGift} </strong>}
        {copy.demand(minimum.amount)}
      </p>
      <p>
        <a href={givingUrls.myGifts}>{copy.myGifts}</a>
      </p>
      <p>
        <PageLink to="/" className="standing-link">
          {copy.home}
        </PageLink>
      </p>
    </OutcomePage>
  );
}

/** Where a visitor belongs who is not to be thanked, by what the server knows. */
function leadsTo(view: OutcomeView): string | undefined {
  if (view.kind === "none") return notFoundUrl;
  if (view.kind !== "facts") return undefined;
  if (view.outcome.state === "declined") return givingUrls.paymentError;
  return view.outcome.state === "being-checked" ? givingUrls.fallback : undefined;
}
