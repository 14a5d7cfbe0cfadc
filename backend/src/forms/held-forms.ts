import { formNamed, forms, type ListedForm } from "@pcf/contract/forms/forms";
import type { Where } from "payload";
import type { Holds } from "../platform/personal-data/holds.ts";
import { allOf, cutoffOf, type RetentionStep } from "../platform/personal-data/retention-step.ts";
import { deletedRecords } from "../platform/personal-data/whole-records.ts";
import { answerFacts } from "./admin/answer-facts.ts";
import { kitMailedKey } from "./kits/tell-kit-senders.ts";
import { senderMarks } from "./sender-marks.ts";
import { formNoticeKey, formReceivedKey } from "./tell-of-submission.ts";

const collection = "form-submissions";

/**
 * One that waits for staff is never due: it would be lost unread. Its time is counted from the last change, so from the
 * day on which staff ticked it off or last wrote a note about it; of others from the day on which they came in.
 */
function stepOf({ name, retention: kind, waitsForStaff }: ListedForm): RetentionStep {
  const form: Where = { form: { equals: name } };
  return {
    kind,
    collection,
    held: allOf(form, { state: { not_equals: "spam" } }),
    since: "createdAt",
    ...(waitsForStaff && { waiting: allOf(form, { state: { equals: "new" } }) }),
    due: (now) => {
      const cutoff = { less_than: cutoffOf(kind, now) };
      return waitsForStaff
        ? allOf(form, { state: { equals: "done" } }, { updatedAt: cutoff })
        : allOf(form, { createdAt: cutoff });
    },
  };
}

/** The answers to a form, in its own words. */
const answersOf = ({ form, answers }: Readonly<Record<string, unknown>>): string =>
  answerFacts(form, answers)
    .filter(({ value }) => value !== "")
    .map(({ label, value }) => `${label}${label.endsWith("?") ? "" : ":"} ${value}`)
    .join("\n");

const ofPerson = deletedRecords({
  listed: "forms",
  name: "forms",
  title: "Forms sent to us",
  place: { collection, paths: ["email"] },
  kindOf: ({ form, state }) => (state === "spam" ? "spam" : formNamed(form).retention),
  readable: { inWords: { answers: answersOf } },
  // By its key: the number of a deleted form is given to a new one, and its mails would be taken for those of another.
  mailsAbout: (rows) =>
    rows.length > 0
      ? [
          {
            key: {
              in: rows.flatMap(({ reference }) => [
                formNoticeKey(reference),
                formReceivedKey(reference),
                kitMailedKey(reference),
              ]),
            },
          },
        ]
      : [],
});

/** Forms that visitors have sent. */
export const heldForms: Holds = {
  steps: [
    ...forms.map(stepOf),
    {
      kind: "spam",
      collection,
      held: { state: { equals: "spam" } },
      since: "createdAt",
      due: (now) => allOf({ state: { equals: "spam" } }, { createdAt: { less_than: cutoffOf("spam", now) } }),
    },
    senderMarks(collection, { contentMark: null }),
  ],
  persons: [ofPerson],
};
