"use client";

import { useState } from "react";
import { reasonProblem } from "../../../platform/admin/amount-problem.ts";
import { AskFirst } from "../../../platform/admin/ask-first.tsx";
import { TypedField } from "../../../platform/admin/typed-field.tsx";
import { useSentAction } from "../../../platform/admin/use-sent-action.ts";

const copy = {
  reason: "Why not (no personal data)",
  no: "Say no",
  question: (amount: string) => `Not give ${amount} back?`,
  sure: [
    "Who asked reads your reason on the gift, and on their first page that you have answered.",
    "The donor is told nothing. Finance may be asked again.",
  ],
  yes: "Yes, say no",
} as const;

type RefuseRequestFormProps = {
  /** Where it is posted. */
  to: string;
  amount: string;
};

/** By which finance says no to a refund that donor services ask for. */
export function RefuseRequestForm({ to, amount }: RefuseRequestFormProps) {
  const [reason, setReason] = useState("");
  const { status, say, send } = useSentAction();
  return (
    <div className="office__act">
      <TypedField label={copy.reason} value={reason} onType={setReason} />
      <AskFirst
        label={copy.no}
        question={copy.question(amount)}
        about={copy.sure}
        yes={copy.yes}
        problem={reasonProblem(reason)}
        say={say}
        onYes={() => send(to, { reason })}
      />
      <p role="status">{status}</p>
    </div>
  );
}
