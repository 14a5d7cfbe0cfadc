"use client";

import { toast } from "@payloadcms/ui";
import { tributeKinds } from "@pcf/contract/choices";
import { useRouter } from "next/navigation.js";
import { type FormEvent, useState } from "react";
import { z } from "zod/mini";
import { didNotWork } from "../../platform/admin/refusal-words.ts";
import { sendAction } from "../../platform/admin/send-action.ts";
import {
  belongsToDeposit,
  type HandMethod,
  hasReference,
  isNotMoney,
  mayStandInDeposit,
} from "../record/gift-methods.ts";
import { DonorFields } from "./donor-fields.tsx";
import { enteredLabels as labels } from "./entered-labels.ts";
import type { Choice, FieldValues } from "./form-values.ts";
import { Line } from "./line-field.tsx";

const copy = {
  beginDeposit: "Begin a new deposit",
  noDeposit: "None: it came by itself",
  chequeNumber: "Number of the cheque",
  bankReference: "The bank’s reference",
  amountHint: "As you like: 137.50, 1,000 or 137,50.",
  year: (year: string) => `Yes, it counts for ${year}, and so does its receipt`,
  yearOfCheque: (year: string) =>
    `A cheque counts on the day it was received; one that was posted by December 31, ${year} counts for ${year}.`,
  yearOfOther: "It counts for the year in which it was received.",
  yearGone: "The yearly receipts of that year have gone out already: nothing changes in them.",
  tribute: "In memory or in honour of somebody",
  tributes: {
    "Gift to the Foundation": "No",
    "Gift in Memoriam": "In memory",
    "Gift in Honour": "In honour",
  },
  advantage: "The donor got something for it",
  advantageHint:
    "A dinner or a ticket: the receipt is of the gift less its value. Up to a tenth of the gift, and $75 at the most, does not count: leave it empty.",
  advantageIsMoney: "It was money, or as good as that, such as a gift card",
  more: "Note for the office",
  shares: "What was given: number and name of the shares",
  valueHint: "Of shares the closing price of the day they were received.",
  appraiserHint:
    "From $1,000 on the Canada Revenue Agency recommends an appraisal. It stands on the receipt.",
  enter: "Enter the gift",
} as const;

const answerSchema = z.object({ message: z.string(), next: z.string() });

type EnterFormProps = {
  /** Another one each time the page is opened: the same form is one gift, however often it is sent. */
  formKey: string;
  api: string;
  how: HandMethod;
  donor: string;
  /** That of a donor we know, empty where they have none; `null` for somebody new. */
  email: string | null;
  values: FieldValues;
  day: string;
  today: string;
  area: string;
  areas: string[];
  deposits: Choice[];
  deposit: string;
  /** The last year, where its yearly receipts have gone out. */
  receiptedYear: number | null;
};

/** One gift that did not come by card. It is a form as any: without a script it is sent all the same. */
export function EnterForm(props: EnterFormProps) {
  const { api, how, values, formKey, donor, today, receiptedYear } = props;
  const router = useRouter();
  const [day, setDay] = useState(props.day);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const year = day.slice(0, 4);
  const isFormer = /^\d{4}$/.test(year) && year < today.slice(0, 4);
  const isNew = props.email === null;
  const address = `${api}/offline/gifts`;

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const body = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    const { refused = didNotWork, answer } = await sendAction(address, body);
    const entered = answerSchema.safeParse(answer);
    setBusy(false);
    if (!entered.success) return setProblem(refused);
    toast.success(entered.data.message);
    router.push(entered.data.next);
    router.refresh();
  };

  return (
    <form className="offline__form office__fields" method="post" action={address} onSubmit={send}>
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="how" value={how} />
      <input type="hidden" name="donor" value={donor} />
      {isNew && <DonorFields values={values} email={null} />}
      <Line
        name="amount"
        label={isNotMoney(how) ? labels.value : labels.amount}
        hint={copy.amountHint}
        values={values}
        isFirst={!isNew}
      />
      <label className="offline__field">
        <span>{labels.day}</span>
        <input
          type="date"
          name="day"
          max={today}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      </label>
      {isFormer && (
        <div className="offline__wide offline__year">
          <label className="offline__check">
            <input type="checkbox" name="sureOfYear" value={year} />
            {copy.year(year)}
          </label>
          <p>
            {how === "cheque" ? copy.yearOfCheque(year) : copy.yearOfOther}{" "}
            {receiptedYear === Number(year) && copy.yearGone}
          </p>
        </div>
      )}
      {isNotMoney(how) && <NotMoney how={how} values={values} />}
      {mayStandInDeposit(how) && <DepositField {...props} />}
      {hasReference(how) && (
        <Line
          name="reference"
          label={how === "cheque" ? copy.chequeNumber : copy.bankReference}
          values={values}
        />
      )}
      <label className="offline__field">
        <span>{labels.area}</span>
        <select name="area" defaultValue={props.area}>
          {props.areas.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      {!isNew && <DonorFields values={values} email={props.email} />}
      <details className="offline__wide" open={isTribute(values)}>
        <summary>{copy.tribute}</summary>
        <div className="offline__inner">
          <label className="offline__field">
            <span>{labels.tribute}</span>
            <select name="tribute" defaultValue={values.tribute || tributeKinds[0]}>
              {tributeKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {copy.tributes[kind]}
                </option>
              ))}
            </select>
          </label>
          <Line name="tributeFirst" label={labels.tributeFirst} values={values} />
          <Line name="tributeLast" label={labels.tributeLast} values={values} />
        </div>
      </details>
      <details className="offline__wide" open={Boolean(values.advantage)}>
        <summary>{copy.advantage}</summary>
        <div className="offline__inner">
          <Line name="advantage" label={labels.advantage} hint={copy.advantageHint} values={values} />
          <Line name="advantageFor" label={labels.advantageFor} values={values} />
          <label className="offline__check">
            <input type="checkbox" name="advantageIsMoney" value="yes" />
            {copy.advantageIsMoney}
          </label>
        </div>
      </details>
      <details className="offline__wide" open={Boolean(values.note)}>
        <summary>{copy.more}</summary>
        <Line name="note" label={labels.note} values={values} />
      </details>
      <div className="offline__wide offline__send">
        <button type="submit" className="office__button office__button--main" aria-disabled={busy}>
          {copy.enter}
        </button>
        <p role="alert">{problem}</p>
      </div>
    </form>
  );
}

const isTribute = ({ tribute }: FieldValues): boolean => Boolean(tribute) && tribute !== tributeKinds[0];

function NotMoney({ how, values }: { how: HandMethod; values: FieldValues }) {
  const isShares = how === "shares";
  return (
    <>
      <Line name="description" label={isShares ? copy.shares : labels.description} values={values} />
      <Line
        name="valuedOn"
        label={labels.valuedOn}
        values={values}
        {...(isShares && { hint: copy.valueHint })}
      />
      {!isShares && (
        <Line name="appraiser" label={labels.appraiser} hint={copy.appraiserHint} values={values} />
      )}
    </>
  );
}

function DepositField({ how, deposits, deposit }: Pick<EnterFormProps, "how" | "deposits" | "deposit">) {
  const isOpen = deposits.some(({ value }) => value === deposit);
  const usual = belongsToDeposit(how) ? (deposits[0]?.value ?? "new") : "";
  return (
    <label className="offline__field">
      <span>{labels.deposit}</span>
      <select name="deposit" defaultValue={isOpen || deposit === "new" ? deposit : usual}>
        {!belongsToDeposit(how) && <option value="">{copy.noDeposit}</option>}
        {deposits.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        <option value="new">{copy.beginDeposit}</option>
      </select>
    </label>
  );
}
