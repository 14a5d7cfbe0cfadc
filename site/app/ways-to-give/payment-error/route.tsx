import { refusalWords } from "@pcf/contract/donation/refusal-words";
import { codeText, refusalReason } from "@pcf/contract/donation/response-codes";
import { isApprovedCode } from "@pcf/contract/donation/result";
import { useEffect, useState } from "react";
import type { RouteHandle } from "~/route-handle";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import { Alert } from "~/ui/alert/alert";
import { type ApprovedData, approvedData } from "../approved-data";
import { BackToForm } from "../back-to-form";
import { givingPaths } from "../giving-paths";
import { noStoreHeaders } from "../no-store-headers";
import { OutcomePage, Redirect } from "../outcome-page";
import type { Route } from "./+types/route";
import { paymentErrorCopy as copy } from "./copy";
import "./payment-error.css";

export const handle: RouteHandle = { script: "now", body: "donation" };
export const headers = noStoreHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ ...copy, path: givingPaths.paymentError, noindex: true }, identityOf(matches));
}

export default function PaymentError() {
  const [kept, setKept] = useState<ApprovedData | null>();
  useEffect(() => setKept(approvedData.read() ?? null), []);
  if (kept === null || kept?.ResponseCode === null) return <Redirect to={givingPaths.submissionError} />;
  if (isApprovedCode(kept?.ResponseCode)) return <Redirect to={givingPaths.thankYou} />;
  return (
    <OutcomePage title={copy.title}>
      <p>{copy.text}</p>
      <div className="needs-script refusal-place">{kept && <Refusal kept={kept} />}</div>
      <p>{copy.kept}</p>
      <div className="giving-actions">
        <BackToForm resume>{copy.again}</BackToForm>
      </div>
    </OutcomePage>
  );
}

/** What happened, whether money was taken, what to do: by the code, in words that help no card thief. */
function Refusal({ kept }: { kept: ApprovedData }) {
  const code = kept.ResponseCode ?? 0;
  const words = refusalWords[refusalReason(code)];
  const facts: [string, string][] = [
    [copy.code, codeText(code)],
    [copy.explanation, words.happened],
    [copy.terminal, kept.Message.trim() || copy.none],
    // A try that we held back ourselves never became a payment with a reference.
    ...(kept.id ? [[copy.reference, kept.id] as [string, string]] : []),
  ];
  return (
    <>
      <Alert tone={words.charged === "no" ? "note" : "warn"} title={words.charge}>
        {words.todo}
      </Alert>
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
    </>
  );
}
