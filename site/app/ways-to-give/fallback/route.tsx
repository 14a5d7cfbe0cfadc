import { givingUrls } from "@pcf/contract/urls";
import type { RouteHandle } from "~/route-handle";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import { Alert } from "~/ui/alert/alert";
import { Spinner } from "~/ui/spinner/spinner";
import { BackToForm, noStoreHeaders, OutcomePage, Redirect } from "../outcome-page";
import type { Route } from "./+types/route";
import { fallbackCopy as copy } from "./fallback-copy";
import { type CheckedGift, useCheckedGift } from "./use-checked-gift";

export const handle: RouteHandle = { script: "now", body: "donation" };
export const headers = noStoreHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ ...copy, path: givingUrls.fallback, noindex: true }, identityOf(matches));
}

export default function Fallback() {
  const gift = useCheckedGift();
  if (gift.state === "charged") return <Redirect to={givingUrls.thankYou} />;
  if (gift.state === "refused") return <Redirect to={givingUrls.paymentError} />;
  return (
    <OutcomePage title={gift.state === "nothing" ? copy.nothingTitle : copy.title}>
      <div className="gift-checked stack">
        {gift.state === "not-charged" || gift.state === "nothing" ? (
          <Nothing state={gift.state} />
        ) : (
          <Checking gift={gift} />
        )}
      </div>
    </OutcomePage>
  );
}

function Checking({ gift }: { gift: CheckedGift }) {
  return (
    <>
      <p className="lead needs-script">{copy.lead}</p>
      <Alert title={copy.again}>
        <span className="needs-script">{copy.expect}</span>
        <noscript>
          <p>{copy.noScript}</p>
        </noscript>
      </Alert>
      {gift.reference && (
        <dl className="facts">
          <div>
            <dt>{copy.reference}</dt>
            <dd>{gift.reference}</dd>
          </div>
        </dl>
      )}
      <div className="needs-script">
        <Spinner label={gift.state === "unreachable" ? copy.unreachable : copy.checking} />
      </div>
    </>
  );
}

function Nothing({ state }: { state: "not-charged" | "nothing" }) {
  return (
    <>
      {state === "nothing" ? (
        <>
          <img
            className="outcome-picture"
            src="/images/spots/receipt-heart.webp"
            alt=""
            width="320"
            height="320"
          />
          <p role="status">{copy.nothing}</p>
        </>
      ) : (
        <Alert role="status" title={copy.notCharged}>
          {copy.notChargedText}
        </Alert>
      )}
      <div className="giving-actions">
        <BackToForm resume={state === "not-charged"}>{copy.form}</BackToForm>
      </div>
    </>
  );
}
