import type { RetentionKind } from "@pcf/contract/privacy/retention-rules";
import type { CollectionSlug } from "payload";
import type { FormName } from "../../forms/posted-forms.ts";
import { allOf } from "./all-of.ts";
import type { RetentionStep } from "./retention-step.ts";
import { cutoffOf } from "./term-of.ts";

const collection = "form-submissions";

/** Counted from the last change, so from the day on which staff ticked it off or last wrote a note about it. */
const dealtWith = (kind: RetentionKind, form: FormName): RetentionStep => ({
  kind,
  collection,
  held: allOf({ form: { equals: form } }, { state: { not_equals: "spam" } }),
  since: "createdAt",
  waiting: allOf({ form: { equals: form } }, { state: { equals: "new" } }),
  due: (now) =>
    allOf(
      { form: { equals: form } },
      { state: { equals: "done" } },
      { updatedAt: { less_than: cutoffOf(kind, now) } },
    ),
});

const senderMark = (slug: CollectionSlug): RetentionStep => ({
  kind: "sender-marks",
  collection: slug,
  held: { sender: { exists: true } },
  since: "createdAt",
  due: (now) =>
    allOf({ sender: { exists: true } }, { createdAt: { less_than: cutoffOf("sender-marks", now) } }),
  strip: () => ({ sender: null }),
});

/** A form that waits for staff is never due: it would be lost unread. A newsletter form waits for nobody. */
export const formSteps: RetentionStep[] = [
  dealtWith("questions", "contact"),
  dealtWith("kit-requests", "kit"),
  dealtWith("volunteers", "volunteer"),
  {
    kind: "newsletter-forms",
    collection,
    held: allOf({ form: { equals: "newsletter" } }, { state: { not_equals: "spam" } }),
    since: "createdAt",
    due: (now) =>
      allOf(
        { form: { equals: "newsletter" } },
        { createdAt: { less_than: cutoffOf("newsletter-forms", now) } },
      ),
  },
  {
    kind: "spam",
    collection,
    held: { state: { equals: "spam" } },
    since: "createdAt",
    due: (now) => allOf({ state: { equals: "spam" } }, { createdAt: { less_than: cutoffOf("spam", now) } }),
  },
  senderMark("form-submissions"),
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
];
