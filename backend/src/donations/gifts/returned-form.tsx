"use client";

import { longDay } from "@pcf/contract/long-day";
import { useState } from "react";
import { reasonProblem } from "../../platform/admin/amount-problem.ts";
import { AskFirst } from "../../platform/admin/ask-first.tsx";
import { TypedField } from "../../platform/admin/typed-field.tsx";
import { useSentAction } from "../../platform/admin/use-sent-action.ts";

type What = "cheque" | "transfer";

const copy = {
  title: (what: What) => `The bank returned this ${what}`,
  about: (what: What) =>
    `For a ${what} that the bank took back after its deposit was closed. The deposit stays closed: a return is a withdrawal of its own day.`,
  day: "Day on which the bank took it back",
  reason: "Reason, as the bank says it",
  tell: (receipt: string) => `Tell the donor by mail that receipt ${receipt} no longer holds`,
  write: (receipt: string) =>
    `We have no email address of this donor. Please write to them, or call, that receipt ${receipt} no longer holds.`,
  noDay: "Day: fill it in.",
  ask: (what: What, amount: string, day: string) =>
    `Did the bank take back this ${what} of ${amount} on ${day}?`,
  counts: (amount: string) =>
    `The gift counts no more. In the totals and in the accountant’s file ${amount} is taken off on that day.`,
  deposit: (number: number) => `Deposit ${number} stays closed, and says that it was returned.`,
  receipt: (receipt: string) => `Receipt ${receipt} is cancelled; its number stays on record.`,
  mailed: (email: string) => `The donor is told so by mail at once, at ${email}.`,
  notMailed: "Nobody is mailed.",
  tellThem: "Nobody is mailed: please tell the donor yourself that it no longer holds.",
  final:
    "This cannot be undone. If the money comes after all, or this was a mistake, enter the gift again: it gets a receipt with a new number.",
  yes: "Yes, the bank took it back",
} as const;

type ReturnedFormProps = {
  /** Where it is asked for. */
  to: string;
  what: What;
  amount: string;
  /** Number of its closed deposit. */
  deposit: number;
  /** Number of the receipt in force, if there is one. */
  receipt: string | undefined;
  /** Where the donor gets mails, if there is an address. */
  email: string | undefined;
};

/** By which finance say that the bank took back what a closed deposit had brought. */
export function ReturnedForm({ to, what, amount, deposit, receipt, email }: ReturnedFormProps) {
  const [day, setDay] = useState("");
  const [reason, setReason] = useState("");
  const [tells, setTells] = useState(true);
  const { status, say, send } = useSentAction();
  const mayTell = receipt !== undefined && email !== undefined;
  const notTold = receipt && !email ? copy.tellThem : copy.notMailed;
  const toldWords = mayTell && tells ? copy.mailed(email) : notTold;
  const about = [
    copy.counts(amount),
    copy.deposit(deposit),
    ...(receipt ? [copy.receipt(receipt)] : []),
    toldWords,
    copy.final,
  ];
  return (
    <div className="office__act">
      <h3>{copy.title(what)}</h3>
      <p>{copy.about(what)}</p>
      <label className="office__choice">
        {copy.day}
        <input type="date" value={day} onChange={(event) => setDay(event.target.value)} />
      </label>
      <TypedField label={copy.reason} value={reason} onType={setReason} />
      {mayTell && (
        <label className="gift__tick">
          <input type="checkbox" checked={tells} onChange={(event) => setTells(event.target.checked)} />
          {copy.tell(receipt)}
        </label>
      )}
      {receipt && !email && <p>{copy.write(receipt)}</p>}
      <AskFirst
        label={copy.title(what)}
        question={copy.ask(what, amount, day && longDay(day))}
        about={about}
        yes={copy.yes}
        problem={day === "" ? copy.noDay : reasonProblem(reason)}
        say={say}
        onYes={() => send(to, { day, reason, ...(mayTell && { tellDonor: tells }) })}
      />
      <p role="status">{status}</p>
    </div>
  );
}
