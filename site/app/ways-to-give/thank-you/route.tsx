import { notFoundUrl } from "@pcf/contract/everywhere-urls";
import { givingUrls } from "@pcf/contract/urls";
import type { RouteHandle } from "~/route-handle";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import { PageLink } from "~/ui/link/page-link";
import { Spinner } from "~/ui/spinner/spinner";
import { giftLinkCopy } from "../gift-link-copy";
import { GiftLinkForm } from "../gift-link-form";
import { GiftLinkEnded, GiftLinkSent } from "../gift-link-states";
import { noStoreHeaders } from "../no-store-headers";
import { OutcomePage, Redirect } from "../outcome-page";
import { outcomePageCopy } from "../outcome-page-copy";
import { OutcomeUnreachable } from "../outcome-unreachable";
import { useGiftLink } from "../use-gift-link";
import { type OutcomeView, useOutcome } from "../use-outcome";
import { useReceiptMinimum } from "../use-receipt-minimum";
import type { Route } from "./+types/route";
import { GiftFacts } from "./gift-facts";
import { thankYouCopy as copy } from "./thank-you-copy";

export const handle: RouteHandle = { script: "now", body: "donation" };
export const headers = noStoreHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ ...copy, path: givingUrls.thankYou, noindex: true }, identityOf(matches));
}

export default function ThankYou() {
  const view = useOutcome({ wanted: (kept) => kept.AuthCode !== "null" });
  const minimum = useReceiptMinimum();
  const { token, link } = useGiftLink();
  if (link === "sent") return <GiftLinkSent />;
  if (view.kind === "ended") return <GiftLinkEnded token={view.token} />;
  if (link === "ended" && token) return <GiftLinkEnded token={token} />;
  const elsewhere = leadsTo(view);
  if (elsewhere) return <Redirect to={elsewhere} />;
  return (
    <OutcomePage title={copy.title}>
      <div className="needs-script facts-place">
        {view.kind === "reading" && <Spinner label={outcomePageCopy.reading} />}
        {view.kind === "unreachable" && <OutcomeUnreachable onRetry={view.retry} />}
        {view.kind === "facts" && <GiftFacts outcome={view.outcome} />}
      </div>
      <noscript>
        <div className="without-script stack">
          <p>{outcomePageCopy.noScript}</p>
          {token && <h2>{giftLinkCopy.noScript}</h2>}
          {token && <GiftLinkForm token={token} />}
        </div>
      </noscript>
      <p>{copy.demand(minimum.amount)}</p>
      <p>
        <a href={givingUrls.myGifts}>{copy.myGifts}</a>
      </p>
      <p>
        <PageLink to="/">{copy.home}</PageLink>
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
