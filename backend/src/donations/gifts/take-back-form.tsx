"use client";

import { useState } from "react";
import { reasonProblem } from "../../platform/admin/amount-problem.ts";
import { AskFirst } from "../../platform/admin/ask-first.tsx";
import { TypedField } from "../../platform/admin/typed-field.tsx";
import { useSentAction } from "../../platform/admin/use-sent-action.ts";

const copy = {
  about: "A gift that was entered wrongly is taken back, and then entered again. It stays on record.",
  reason: "Reason",
  takeBack: "Take it back",
  ask: (amount: string) => `Take back this gift of ${amount}?`,
  sure: ["It counts nowhere any more, neither here nor on the donor’s page. Nobody is mailed."],
  yes: "Yes, take it back",
  done: "Taken back.",
} as const;

/** Takes back a gift that finance entered, while no receipt of it is in force. `to` is where that is asked for. */
export function TakeBackForm({ to, amount }: { to: string; amount: string }) {
  const [reason, setReason] = useState("");
  const { status, say, send } = useSentAction();
  return (
    <div className="office__act">
      <p>{copy.about}</p>
      <TypedField label={copy.reason} value={reason} onType={setReason} />
      <AskFirst
        label={copy.takeBack}
        question={copy.ask(amount)}
        about={copy.sure}
        yes={copy.yes}
        problem={reasonProblem(reason)}
        say={say}
        onYes={() => send(to, { reason }, { done: copy.done })}
      />
      <p role="status">{status}</p>
    </div>
  );
}
