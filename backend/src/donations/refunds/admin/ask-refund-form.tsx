"use client";

import { amountText, formatAmount, parseAmount } from "@pcf/contract/donation/amount";
import { useState } from "react";
import { amountProblem, reasonProblem } from "../../../platform/admin/amount-problem.ts";
import { AskFirst } from "../../../platform/admin/ask-first.tsx";
import { TypedField } from "../../../platform/admin/typed-field.tsx";
import { useSentAction } from "../../../platform/admin/use-sent-action.ts";

const copy = {
  title: "Ask finance for a refund",
  about: (left: string) =>
    `Up to ${left} of this gift can be given back. Finance decides; the donor is told once money goes back, and not before.`,
  amount: "Amount to give back",
  reason: "Reason, in your own words (no personal data, no words of others)",
  ask: "Ask finance",
  question: (amount: string) => `Ask finance to give ${amount} back?`,
  sure: ["Finance reads it on the first page.", "You read the answer here, and on your first page."],
  yes: (amount: string) => `Yes, ask for ${amount}`,
} as const;

type AskRefundFormProps = {
  /** Address of the gift's endpoints. */
  api: string;
  leftCents: number;
};

/** By which donor services ask finance to give a gift back, whole or in part. */
export function AskRefundForm({ api, leftCents }: AskRefundFormProps) {
  const [amount, setAmount] = useState(amountText(leftCents));
  const [reason, setReason] = useState("");
  const { status, say, send } = useSentAction();
  const shown = formatAmount(parseAmount(amount) ?? 0);
  return (
    <div className="office__act">
      <h3>{copy.title}</h3>
      <p>{copy.about(formatAmount(leftCents))}</p>
      <TypedField label={copy.amount} value={amount} onType={setAmount} isAmount />
      <TypedField label={copy.reason} value={reason} onType={setReason} />
      <AskFirst
        label={copy.ask}
        question={copy.question(shown)}
        about={copy.sure}
        yes={copy.yes(shown)}
        problem={amountProblem(amount, 1) ?? reasonProblem(reason)}
        say={say}
        onYes={() => send(`${api}/ask-refund`, { amount, reason })}
      />
      <p role="status">{status}</p>
    </div>
  );
}
