import { refusalWords } from "@pcf/contract/donation/refusal-words";
import { codeText, refusalReason } from "@pcf/contract/donation/response-codes";
import { isApprovedCode } from "@pcf/contract/donation/result";
import { givingUrls } from "@pcf/contract/urls";
import { useEffect, useState } from "react";
import { identityOf } from "~/content/site";
import type { RouteHandle } from "~/route-handle";
import { pageMeta } from "~/shell/page-meta";
import { Alert } from "~/ui/alert/alert";
import { type ApprovedData, approvedData } from "../approved-data";
import { GivingFacts } from "../giving-facts";
import { BackToForm, noStoreHeaders, OutcomePage, Redirect } from "../outcome-page";
import type { Route } from "./+types/route";
import "./payment-error.css";

const copy = {
  title: "Payment Error",
  description: "Your donation was not processed. Here is why, and what you can do.",
  text: "Unable to process donation transaction. Please check all required fields and try again.",
  code: "Error Code",
  explanation: "Description",
  terminal: "Terminal Message",
  none: "None",
  reference: "Reference",
  answers: "Your answers are kept on this device, except for the card details.",
  again: "Try again",
};

export const handle: RouteHandle = { script: "now", body: "donation" };
export const headers = noStoreHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ ...copy, path: givingUrls.paymentError, noindex: true }, identityOf(matches));
}

export default function PaymentError() {
  const [stored, setStored] = useState<ApprovedData | null>();
  useEffect(() => setStored(approvedData.read() ?? null), []);
  if (stored === null || stored?.ResponseCode === null) return <Redirect to={givingUrls.submissionError} />;
  if (isApprovedCode(stored?.ResponseCode)) return <Redirect to={givingUrls.thankYou} />;
  return (
    <OutcomePage title={copy.title}>
      <p>{copy.text}</p>
      <div className="needs-script refusal-advice">{stored && <Advice stored={stored} />}</div>
      <p>{copy.answers}</p>
      <div className="giving-actions">
        <BackToForm resume>{copy.again}</BackToForm>
      </div>
      <div className="needs-script refusal-facts">{stored && <Facts stored={stored} />}</div>
    </OutcomePage>
  );
}

const wordsFor = (stored: ApprovedData) => refusalWords[refusalReason(stored.ResponseCode ?? 0)];

/** Whether money was taken, and what to do: by the code, in words that help no card thief. */
function Advice({ stored }: { stored: ApprovedData }) {
  const words = wordsFor(stored);
  return (
    <Alert tone={words.charged === "no" ? "note" : "warn"} title={words.charge}>
      {words.todo}
    </Alert>
  );
}

/** What happened, as the bank and the office know it. A try that we held back ourselves has no reference. */
function Facts({ stored }: { stored: ApprovedData }) {
  const facts: [string, string][] = [
    [copy.code, codeText(stored.ResponseCode ?? 0)],
    [copy.explanation, wordsFor(stored).happened],
    [copy.terminal, stored.Message.trim() || copy.none],
    [copy.reference, stored.id],
  ];
  return <GivingFacts facts={facts.filter(([, says]) => says !== "")} />;
}
