import { refusalWords } from "@pcf/contract/donation/refusal-words";
import { codeText, refusalReason } from "@pcf/contract/donation/response-codes";
import { isApprovedCode } from "@pcf/contract/donation/result";
import { givingUrls } from "@pcf/contract/urls";
import { useEffect, useState } from "react";
import type { RouteHandle } from "~/route-handle";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import { Alert } from "~/ui/alert/alert";
import { type ApprovedData, approvedData } from "../approved-data";
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
  kept: "Your answers are kept on this device, except for the card details.",
  again: "Try again",
};

export const handle: RouteHandle = { script: "now", body: "donation" };
export const headers = noStoreHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ ...copy, path: givingUrls.paymentError, noindex: true }, identityOf(matches));
}

export default function PaymentError() {
  const [kept, setKept] = useState<ApprovedData | null>();
  useEffect(() => setKept(approvedData.read() ?? null), []);
  if (kept === null || kept?.ResponseCode === null) return <Redirect to={givingUrls.submissionError} />;
  if (isApprovedCode(kept?.ResponseCode)) return <Redirect to={givingUrls.thankYou} />;
  return (
    <OutcomePage title={copy.title}>
      <p>{copy.text}</p>
      <div className="needs-script refusal-advice">{kept && <Advice kept={kept} />}</div>
      <p>{copy.kept}</p>
      <div className="giving-actions">
        <BackToForm resume>{copy.again}</BackToForm>
      </div>
      <div className="needs-script refusal-facts">{kept && <Facts kept={kept} />}</div>
    </OutcomePage>
  );
}

const wordsFor = (kept: ApprovedData) => refusalWords[refusalReason(kept.ResponseCode ?? 0)];

/** Whether money was taken, and what to do: by the code, in words that help no card thief. */
function Advice({ kept }: { kept: ApprovedData }) {
  const words = wordsFor(kept);
  return (
    <Alert tone={words.charged === "no" ? "note" : "warn"} title={words.charge}>
      {words.todo}
    </Alert>
  );
}

/** What happened, as the bank and the office know it. A try that we held back ourselves has no reference. */
function Facts({ kept }: { kept: ApprovedData }) {
  const facts: [string, string][] = [
    [copy.code, codeText(kept.ResponseCode ?? 0)],
    [copy.explanation, wordsFor(kept).happened],
    [copy.terminal, kept.Message.trim() || copy.none],
    [copy.reference, kept.id],
  ];
  return (
    <dl className="facts">
      {facts
        .filter(([, says]) => says !== "")
        .map(([what, says]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{says}</dd>
          </div>
        ))}
    </dl>
  );
}
