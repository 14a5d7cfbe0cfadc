"use client";

import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useState } from "react";
import { reasonProblem } from "../../platform/admin/amount-problem.ts";
import { AskFirst } from "../../platform/admin/ask-first.tsx";
import { refusalWords } from "../../platform/admin/refusal-words.ts";
import { TypedField } from "../../platform/admin/typed-field.tsx";

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
  const router = useRouter();
  const [reason, setReason] = useState("");
  const [status, setStatus] = useState("");
  const send = async () => {
    const response = await fetch(to, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ reason }),
    }).catch(() => undefined);
    if (!response?.ok) return setStatus(await refusalWords(response));
    // The form goes with the new state of the page, and the words stay.
    toast.success(copy.done);
    router.refresh();
  };
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
        say={setStatus}
        onYes={send}
      />
      <p role="status">{status}</p>
    </div>
  );
}
