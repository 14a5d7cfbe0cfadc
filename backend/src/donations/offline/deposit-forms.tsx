"use client";

import { type FormEvent, useState } from "react";
import { reasonProblem } from "../../platform/admin/amount-problem.ts";
import { AskFirst } from "../../platform/admin/ask-first.tsx";
import { TypedField } from "../../platform/admin/typed-field.tsx";
import { useSentAction } from "../../platform/admin/use-sent-action.ts";

const copy = {
  bank: "What the bank says, such as 375.00",
  compare: "Compare",
  day: "Day",
  reference: "The bank’s reference",
  note: "Note",
  save: "Save",
  reopen: "Open it again",
  reason: "Why it is opened again",
  reopenAsk: "Open this deposit again?",
  reopenAbout: [
    "Gifts can then be added and taken back, and it has to agree with the bank again.",
    "Receipts that were made out stay in force. The log keeps the reason.",
  ],
  reopenYes: "Yes, open it",
} as const;

const sent = (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault();
  return Object.fromEntries(new FormData(event.currentTarget));
};

/** The sum of the paying-in slip or of the statement's line. */
export function BankForm({ api, amount }: { api: string; amount: string }) {
  const { send, status: problem } = useSentAction();
  return (
    <form className="offline__inline office__fields" onSubmit={(event) => send(`${api}/bank`, sent(event))}>
      <label className="offline__field">
        <span>{copy.bank}</span>
        <input name="amount" inputMode="decimal" defaultValue={amount} key={amount} autoComplete="off" />
      </label>
      <button type="submit" className="office__button">
        {copy.compare}
      </button>
      <p role="alert">{problem}</p>
    </form>
  );
}

type FactsFormProps = { api: string; day: string; reference: string; note: string };

export function FactsForm({ api, day, reference, note }: FactsFormProps) {
  const { send, status: problem } = useSentAction();
  return (
    <form className="offline__facts office__fields" onSubmit={(event) => send(`${api}/facts`, sent(event))}>
      <label className="offline__field">
        <span>{copy.day}</span>
        <input type="date" name="day" defaultValue={day} />
      </label>
      <label className="offline__field">
        <span>{copy.reference}</span>
        <input name="reference" defaultValue={reference} autoComplete="off" />
      </label>
      <label className="offline__field">
        <span>{copy.note}</span>
        <input name="note" defaultValue={note} autoComplete="off" />
      </label>
      <button type="submit" className="office__button">
        {copy.save}
      </button>
      <p role="alert">{problem}</p>
    </form>
  );
}

/** For what was closed too early. */
export function ReopenForm({ api }: { api: string }) {
  const { send, status: problem, say } = useSentAction();
  const [reason, setReason] = useState("");
  return (
    <div className="office__act">
      <TypedField label={copy.reason} value={reason} onType={setReason} />
      <AskFirst
        label={copy.reopen}
        question={copy.reopenAsk}
        about={copy.reopenAbout}
        yes={copy.reopenYes}
        problem={reasonProblem(reason)}
        say={say}
        onYes={() => send(`${api}/reopen`, { reason })}
      />
      <p role="alert">{problem}</p>
    </div>
  );
}
