import { forms, type ListedForm } from "@pcf/contract/forms/forms";
import type { CollectionSlug, Where } from "payload";
import type { RetentionStep } from "./retention-step.ts";
import { allOf, cutoffOf } from "./retention-step.ts";

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

const senderMark = (slug: CollectionSlug, more = {}): RetentionStep => ({
  kind: "sender-marks",
  collection: slug,
  held: { sender: { exists: true } },
  since: "createdAt",
  due: (now) =>
    allOf({ sender: { exists: true } }, { createdAt: { less_than: cutoffOf("sender-marks", now) } }),
  strip: () => ({ sender: null, ...more }),
});

export const formSteps: RetentionStep[] = [
  ...forms.map(stepOf),
  {
    kind: "spam",
    collection,
    held: { state: { equals: "spam" } },
    since: "createdAt",
    due: (now) => allOf({ state: { equals: "spam" } }, { createdAt: { less_than: cutoffOf("spam", now) } }),
  },
  senderMark("form-submissions", { contentMark: null }),
  senderMark("subscribers"),
  {
    kind: "list-unconfirmed",
    collection: "subscribers",
    held: { state: { equals: "pending" } },
    since: "updatedAt",
    due: (now) =>
      allOf(
        { state: { equals: "pending" } },
        { updatedAt: { less_than: cutoffOf("list-unconfirmed", now) } },
      ),
  },
  {
    kind: "list-left",
    collection: "subscribers",
    held: { state: { equals: "left" } },
    since: "leftAt",
    due: (now) => allOf({ state: { equals: "left" } }, { leftAt: { less_than: cutoffOf("list-left", now) } }),
  },
];
