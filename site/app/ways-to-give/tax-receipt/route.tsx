import { printDelayMs } from "@pcf/contract/constants";
import { formatAmount } from "@pcf/contract/donation/amount";
import type { DonationOutcome } from "@pcf/contract/donation/outcome";
import { isApprovedCode } from "@pcf/contract/donation/result";
import { notFoundUrl } from "@pcf/contract/everywhere-urls";
import { givingUrls } from "@pcf/contract/urls";
import { Printer } from "lucide-react";
import { useEffect, useState } from "react";
import { identityOf } from "~/content/site";
import type { RouteHandle } from "~/route-handle";
import { pageMeta } from "~/shell/page-meta";
import { Alert } from "~/ui/alert/alert";
import { Button } from "~/ui/button/button";
import { Spinner } from "~/ui/spinner/spinner";
import { useReceiptMinimum } from "../amounts";
import { GiftLinkEnded } from "../gift-link";
import { noStoreHeaders, OutcomePage, Redirect } from "../outcome-page";
import { OutcomeReading, OutcomeUnreachable, useOutcome } from "../use-outcome";
import type { Route } from "./+types/route";
import { ReceiptSheet } from "./receipt-sheet";
import { taxReceiptCopy as copy } from "./tax-receipt-copy";
import "./tax-receipt.css";

export const handle: RouteHandle = { script: "now", body: "donation" };
export const headers = noStoreHeaders;

/** A receipt that is asked for right after the gift may take a few seconds to be issued. */
const polls = 60;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ ...copy, path: givingUrls.receipt, noindex: true }, identityOf(matches));
}

const isReceiptable = (result: { ResponseCode: number | null; donation_type: string }) =>
  isApprovedCode(result.ResponseCode) && result.donation_type === "Single";

export default function TaxReceipt() {
  const view = useOutcome({
    accepts: isReceiptable,
    pending: ({ receiptExpected, receipt }) => receiptExpected && !receipt,
    polls,
  });
  if (view.kind === "ended") return <GiftLinkEnded token={view.token} />;
  const refused = view.kind === "facts" && !isReceiptable(view.outcome.result);
  if (view.kind === "none" || refused) return <Redirect to={notFoundUrl} />;
  return (
    <OutcomePage title={copy.title} wide>
      {view.kind !== "facts" && <p className="no-print">{copy.text}</p>}
      {view.kind === "reading" && (
        <div className="needs-script">
          <OutcomeReading />
        </div>
      )}
      <noscript>
        <p>{copy.noScript}</p>
      </noscript>
      {view.kind === "unreachable" && <OutcomeUnreachable onRetry={view.retry} />}
      {view.kind === "facts" && <ReceiptOrWhyNot outcome={view.outcome} />}
    </OutcomePage>
  );
}

function ReceiptOrWhyNot({ outcome }: { outcome: DonationOutcome }) {
  const { receipt, receiptExpected, amountCents, result } = outcome;
  const minimum = useReceiptMinimum();
  if (receipt)
    return (
      <>
        <p className="no-print">{copy.text}</p>
        {receipt.status !== "issued" && (
          <div className="no-print">
            <Alert tone="danger">{copy[receipt.status]}</Alert>
          </div>
        )}
        <PrintButton />
        <ReceiptSheet receipt={receipt} />
      </>
    );
  if (receiptExpected)
    return (
      <>
        <Spinner label={copy.preparing} />
        <p>{copy.late}</p>
      </>
    );
  return (
    <Alert title={copy.acknowledgement.title}>
      {copy.acknowledgement.text(formatAmount(amountCents), result.id, minimum.amount)}
    </Alert>
  );
}

/** Opens the browser's print window half a second after it was pressed, when pictures and fonts have settled. */
function PrintButton() {
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    if (!pressed) return;
    const timer = setTimeout(() => {
      window.print();
      setPressed(false);
    }, printDelayMs);
    return () => clearTimeout(timer);
  }, [pressed]);
  return (
    <p className="no-print">
      <Button icon={<Printer aria-hidden="true" />} aria-disabled={pressed} onClick={() => setPressed(true)}>
        {copy.print}
      </Button>
      <span role="status" className="print-status">
        {pressed && copy.printing}
      </span>
    </p>
  );
}
