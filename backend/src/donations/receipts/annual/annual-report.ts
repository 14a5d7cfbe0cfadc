import { formatAmount } from "@pcf/contract/donation/amount";
import type { AnnualPlan } from "./plan-annual.ts";
import type { AnnualResult } from "./run-annual.ts";

const words: Record<AnnualPlan["status"], string> = {
  issued: "is issued",
  due: "would be issued",
  "below-minimum": "below the minimum for receipts",
  unclear: "waits: of one of its charges it is not clear yet whether it took money",
  letters: "waits: its name or address has letters that receipts cannot print, or a web address in it",
};

/** What a run would do, by order numbers and sums: nothing that names a donor. */
export function plannedAnnualLines(plans: AnnualPlan[], year: number): string[] {
  const due = plans.filter(({ status }) => status === "due");
  const sum = formatAmount(due.reduce((total, { cents }) => total + cents, 0));
  return [
    `For ${year} ${due.length} receipts would be issued, ${sum} together.`,
    ...plans.map(
      ({ orderIds, gifts, cents, status }) =>
        `${orderIds.join(", ")}  ${formatAmount(cents)}  ${gifts.length} gifts, ${words[status]}`,
    ),
  ];
}

/** What a run has come to. */
export function annualResultLines(result: AnnualResult, year: number): string[] {
  const waiting = result.due + result.unclear + result.letters;
  return [
    `For ${year} ${result.issued} receipts are issued, ${formatAmount(result.cents)} together.`,
    ...(result["below-minimum"] ? [`${result["below-minimum"]} are below the minimum.`] : []),
    ...(waiting ? [`${waiting} wait for staff or for the gateway; --dry-run says which.`] : []),
    ...(result.failed ? [`${result.failed} failed; the log says why. Start the command again.`] : []),
  ];
}
