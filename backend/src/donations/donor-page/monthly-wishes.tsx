"use client";

import { amountText, formatAmount, parseAmount } from "@pcf/contract/donation/amount";
import { longestPauseMonths } from "@pcf/contract/donation/my-gifts";
import { useId, useState } from "react";
import { amountProblem, reasonProblem } from "../../platform/admin/amount-problem.ts";
import { AskFirst } from "../../platform/admin/ask-first.tsx";
import { sendAction } from "../../platform/admin/send-action.ts";
import { useSentAction } from "../../platform/admin/use-sent-action.ts";

const copy = {
  title: "At the donor’s wish",
  reason: "Reason",
  hint: "Why, such as “called on Monday”. No names or addresses: they do not belong there.",
  amount: "Amount a month",
  pauseFor: "Pause for",
  until: "until the donor calls",
  months: (count: number) => (count === 1 ? "1 month" : `${count} months`),
  told: "The donor is told by mail at once.",
  linkSent: "Done. The link is on its way to the donor’s mailbox.",
  same: "Amount: this is what is given each month already.",
  done: {
    amount: (amount: string) => `Done. It is ${amount} each month now; the donor is told by mail.`,
    pause: "Done. The monthly gift is paused; the donor is told by mail.",
    resume: "Done. The monthly gift goes on; the donor is told by mail.",
    stop: "Done. The monthly gift is stopped; the donor is told by mail.",
  },
  asked: {
    amount: {
      label: "Change the amount",
      question: (before: string, amount: string) => `Change the amount from ${before} to ${amount}?`,
      about: "The next charge that the bank does not have yet is of the new amount.",
      yes: (amount: string) => `Yes, ${amount} each month`,
    },
    pause: {
      label: "Pause",
      question: "Pause this monthly gift?",
      about: (months: string) =>
        months
          ? `Nothing is charged for ${months}; then it goes on by itself.`
          : "Nothing is charged until somebody resumes it.",
      yes: "Yes, pause it",
    },
    resume: {
      label: "Resume",
      question: "Resume this monthly gift?",
      about:
        "The donor’s card is charged again from the next 15th on. Months of the pause are not made up for.",
      yes: "Yes, resume it",
    },
    card: {
      label: "Mail the link for a card",
      question: "Mail the donor a link to the page of their own?",
      about:
        "There the donor enters a card, and the gift goes on with the next 15th. The link is good for 15 minutes: best while you are on the telephone.",
      yes: "Yes, mail it",
    },
    stop: {
      label: "Stop for good",
      question: "Stop this monthly gift for good?",
      about: "Nothing is charged any more, and the card leaves the gateway’s vault.",
      final: "This cannot be undone: the donor would have to sign up again.",
      yes: "Yes, stop it for good",
    },
  },
} as const;

type MonthlyWishesProps = {
  url: string;
  isPaused: boolean;
  amountCents: number;
  /** Of a gift that has no card yet: what mails its donor the link for one. */
  cardLinkUrl: string | undefined;
};
const months = Array.from({ length: longestPauseMonths }, (_, index) => index + 1);

/** What a caller may want of their monthly gift. `url` is that of the gift’s endpoints. */
export function MonthlyWishes({ url, isPaused, amountCents, cardLinkUrl }: MonthlyWishesProps) {
  const id = useId();
  const [reason, setReason] = useState("");
  const [amount, setAmount] = useState(amountText(amountCents));
  const [pause, setPause] = useState("");
  const { status, say, send } = useSentAction();
  const { asked } = copy;

  const act = async (action: keyof typeof copy.done, done: string, body: object = {}) => {
    if (await send(`${url}/${action}`, { reason, ...body }, { done })) setReason("");
  };
  const cents = parseAmount(amount);
  const wanted = formatAmount(cents ?? 0);
  const wrongReason = reasonProblem(reason);

  return (
    <div className="donor__wishes office__fields">
      <h4>{copy.title}</h4>
      <div className="donor__field">
        <label htmlFor={`${id}-reason`}>{copy.reason}</label>
        <input
          id={`${id}-reason`}
          type="text"
          value={reason}
          maxLength={250}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setReason(target.value)}
        />
        <small id={`${id}-hint`}>{copy.hint}</small>
      </div>
      <div className="donor__acts">
        <div className="donor__field">
          <label htmlFor={`${id}-amount`}>{copy.amount}</label>
          <div className="donor__act">
            <input
              id={`${id}-amount`}
              type="text"
              inputMode="decimal"
              size={8}
              value={amount}
              onChange={({ target }) => setAmount(target.value)}
            />
            <AskFirst
              label={asked.amount.label}
              question={asked.amount.question(formatAmount(amountCents), wanted)}
              about={[asked.amount.about, copy.told]}
              yes={asked.amount.yes(wanted)}
              problem={
                amountProblem(amount, 1) ?? (cents === amountCents ? copy.same : undefined) ?? wrongReason
              }
              say={say}
              onYes={() => act("amount", copy.done.amount(wanted), { amount })}
            />
          </div>
        </div>
        {cardLinkUrl ? (
          <AskFirst
            label={asked.card.label}
            question={asked.card.question}
            about={[asked.card.about]}
            yes={asked.card.yes}
            problem={undefined}
            say={say}
            onYes={async () => say((await sendAction(cardLinkUrl, {})).refused ?? copy.linkSent)}
          />
        ) : isPaused ? (
          <AskFirst
            label={asked.resume.label}
            question={asked.resume.question}
            about={[asked.resume.about, copy.told]}
            yes={asked.resume.yes}
            problem={wrongReason}
            say={say}
            onYes={() => act("resume", copy.done.resume)}
          />
        ) : (
          <div className="donor__field">
            <label htmlFor={`${id}-pause`}>{copy.pauseFor}</label>
            <div className="donor__act">
              <select id={`${id}-pause`} value={pause} onChange={({ target }) => setPause(target.value)}>
                <option value="">{copy.until}</option>
                {months.map((count) => (
                  <option key={count} value={count}>
                    {copy.months(count)}
                  </option>
                ))}
              </select>
              <AskFirst
                label={asked.pause.label}
                question={asked.pause.question}
                about={[asked.pause.about(pause && copy.months(Number(pause))), copy.told]}
                yes={asked.pause.yes}
                problem={wrongReason}
                say={say}
                onYes={() => act("pause", copy.done.pause, pause ? { months: Number(pause) } : {})}
              />
            </div>
          </div>
        )}
        <AskFirst
          label={asked.stop.label}
          question={asked.stop.question}
          about={[asked.stop.about, copy.told, asked.stop.final]}
          yes={asked.stop.yes}
          problem={wrongReason}
          say={say}
          onYes={() => act("stop", copy.done.stop)}
        />
      </div>
      <p role="status">{status}</p>
    </div>
  );
}
