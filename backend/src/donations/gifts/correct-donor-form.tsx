"use client";

import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useState } from "react";
import { z } from "zod/mini";
import { reasonProblem } from "../../platform/admin/amount-problem.ts";
import { AskFirst } from "../../platform/admin/ask-first.tsx";
import { sendAction } from "../../platform/admin/send-action.ts";
import { TypedField } from "../../platform/admin/typed-field.tsx";
import { addressFields, organizationFields, peopleFields } from "./correction-fields.ts";

const copy = {
  title: "Correct name or address",
  about:
    "It is corrected on the gift and on the donor’s page. A receipt that is made out to the old name or address is replaced by one that cites it.",
  giver: "Who gives",
  person: "A person, or two",
  organization: "An organization",
  save: "Correct it",
  ask: (name: string) => `Correct it to ${name}?`,
  withReceipt: (numbers: string) =>
    `Receipt ${numbers} is cancelled and replaced by a new one, which the donor gets by mail at once if name or address differ on it.`,
  withoutReceipt: "No receipt is in force, so the donor gets no mail.",
  yes: "Yes, correct it",
  done: "Corrected.",
  replaced: "Corrected. The new receipt is on its way to the donor.",
  reason: "Reason, which stands with the receipt that is replaced",
} as const;

const people = Object.entries(peopleFields);
const isOfSecond = ([field]: [string, string]) => field.startsWith("b2_");
/** What stands side by side. */
const parts = [
  { part: "first", fields: people.filter((field) => !isOfSecond(field)) },
  { part: "second", fields: people.filter(isOfSecond) },
  { part: "place", fields: Object.entries(addressFields) },
];

const answerSchema = z.object({ replaced: z.number() });
type CorrectDonorFormProps = {
  /** Address of the gift's endpoints. */
  api: string;
  /** As the gift has them, by the names of the donation form's fields. */
  values: Record<string, string>;
  /** Numbers of its receipts that are in force, as a text. */
  receipts: string;
};

/** One correction of a name or address, for the gift, its donor and its receipt. */
export function CorrectDonorForm({ api, values: first, receipts }: CorrectDonorFormProps) {
  const router = useRouter();
  const [values, setValues] = useState(first);
  const [reason, setReason] = useState("");
  const [status, setStatus] = useState("");
  const set = (name: string) => (value: string) => setValues((before) => ({ ...before, [name]: value }));
  const isOrganization = values.b_giver === "organization";
  const typed = {
    ...values,
    b_second: !isOrganization && (values.b2_fname || values.b2_lname) ? "1" : "",
  };
  const name = isOrganization
    ? values.b_org
    : [values.b_fname, values.b_initial, values.b_lname].filter(Boolean).join(" ");

  const send = async () => {
    const { refused, answer } = await sendAction(`${api}/correct`, { reason, values: typed });
    if (refused !== undefined) return setStatus(refused);
    // The form goes with the new state of the page, and the words stay.
    toast.success(answerSchema.safeParse(answer).data?.replaced ? copy.replaced : copy.done);
    router.refresh();
  };

  return (
    <details className="gift__correct">
      <summary>{copy.title}</summary>
      <div className="office__act">
        <p>{copy.about}</p>
        <label className="office__choice">
          {copy.giver}
          <select value={values.b_giver} onChange={(event) => set("b_giver")(event.target.value)}>
            <option value="person">{copy.person}</option>
            <option value="organization">{copy.organization}</option>
          </select>
        </label>
        {isOrganization && (
          <TypedField label={organizationFields.b_org} value={values.b_org ?? ""} onType={set("b_org")} />
        )}
        {parts
          .filter(({ part }) => part !== "second" || !isOrganization)
          .map(({ part, fields }) => (
            <div key={part} className={`gift__fields gift__fields--${part === "place" ? "place" : "name"}`}>
              {fields.map(([field, label]) => (
                <TypedField key={field} label={label} value={values[field] ?? ""} onType={set(field)} />
              ))}
            </div>
          ))}
        <TypedField label={copy.reason} value={reason} onType={setReason} />
        <AskFirst
          label={copy.save}
          primary
          question={copy.ask(name ?? "")}
          about={[receipts ? copy.withReceipt(receipts) : copy.withoutReceipt]}
          yes={copy.yes}
          problem={reasonProblem(reason)}
          say={setStatus}
          onYes={send}
        />
        <p role="status">{status}</p>
      </div>
    </details>
  );
}
