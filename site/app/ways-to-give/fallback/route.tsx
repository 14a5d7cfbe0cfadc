import { givingUrls } from "@pcf/contract/urls";
import { useEffect, useState } from "react";
import { identityOf } from "~/content/site";
import type { RouteHandle } from "~/route-handle";
import { pageMeta } from "~/shell/page-meta";
import { Alert } from "~/ui/alert/alert";
import { Spinner } from "~/ui/spinner/spinner";
import { approvedData } from "../approved-data";
import { type AttemptStatus, pollAttemptStatus, settleAttempt } from "../attempt-status";
import { openAttempt } from "../attempt-store";
import { fetchOutcome } from "../donation-api";
import { GivingFacts } from "../giving-facts";
import { BackToForm, noStoreHeaders, OutcomePage, Redirect } from "../outcome-page";
import type { Route } from "./+types/route";

const copy = {
  title: "Your gift is being checked",
  description: "The bank has not told us yet what became of your gift. This page moves on by itself.",
  lead: "We sent your gift to the bank and have not had a clear answer yet. We are asking again.",
  again: "Please do not submit your donation again. The same gift is never charged twice.",
  expect:
    "This usually takes less than a minute, and rarely longer than an hour. This page moves on by itself as soon as we know. You can close it: we will email you either way, when your gift has gone through and when it has not.",
  noScript:
    "If you have just given: we email you either way, when your gift has gone through and when it has not. This page cannot look for you without JavaScript.",
  reference: "Reference",
  checking: "Checking …",
  unreachable: "Our server cannot be reached from here at the moment. We keep trying.",
  nothingTitle: "No gift is being checked",
  nothing:
    "Nothing is waiting for an answer on this device. If you gave from another phone or computer, please look at that one, or in your email.",
  notCharged: "You were not charged.",
  notChargedText:
    "The bank has no payment of this gift. Your answers are kept on this device, except for the card details.",
  form: "Go to the donation form",
};

export const handle: RouteHandle = { script: "now", body: "donation" };
export const headers = noStoreHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ ...copy, path: givingUrls.fallback, noindex: true }, identityOf(matches));
}

export default function Fallback() {
  const gift = usePendingGift();
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

function Checking({ gift }: { gift: PendingGift }) {
  return (
    <>
      <p className="lead needs-script">{copy.lead}</p>
      <Alert title={copy.again}>
        <span className="needs-script">{copy.expect}</span>
        <noscript>
          <p>{copy.noScript}</p>
        </noscript>
      </Alert>
      {gift.reference && <GivingFacts facts={[[copy.reference, gift.reference]]} />}
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

type PendingGift = {
  state: AttemptStatus | "unreachable" | "nothing" | "reading";
  reference?: string;
};

const firstPauseMs = 2_000;
const longestPauseMs = 30_000;

/** Asks by the key of the open attempt, or by the token of the gift stored last. */
async function ask(): Promise<AttemptStatus | "nothing"> {
  const attempt = openAttempt();
  if (attempt) return settleAttempt(await pollAttemptStatus(attempt));
  const stored = approvedData.read();
  if (!stored) return "nothing";
  const outcome = await fetchOutcome(stored.outcome_token);
  if (!outcome || outcome === "ended") return "nothing";
  const { state, result } = outcome;
  if (state === "being-checked") return "being-checked";
  return settleAttempt({ state: state === "declined" ? "not-charged" : "charged", result });
}

/** Follows a gift whose outcome is not known, with growing pauses, until it is settled. */
function usePendingGift(): PendingGift {
  const [gift, setGift] = useState<PendingGift>({ state: "reading" });

  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout>;
    let pause = firstPauseMs;
    const look = async () => {
      const state = await ask().catch(() => "unreachable" as const);
      if (left) return;
      const reference = approvedData.read()?.id;
      setGift({ state, ...(reference ? { reference } : {}) });
      if (state !== "being-checked" && state !== "unreachable") return;
      timer = setTimeout(look, pause);
      pause = Math.min(pause * 1.4, longestPauseMs);
    };
    look();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, []);

  return gift;
}
