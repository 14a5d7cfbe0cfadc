import type { CollectionSlug } from "payload";
import { allOf, cutoffOf, type RetentionStep } from "../platform/personal-data/retention-step.ts";

/** Takes the mark of the sender's network address out of the rows of a collection, and what is to go with it. */
export const senderMarks = (collection: CollectionSlug, more = {}): RetentionStep => ({
  kind: "sender-marks",
  collection,
  held: { sender: { exists: true } },
  since: "createdAt",
  due: (now) =>
    allOf({ sender: { exists: true } }, { createdAt: { less_than: cutoffOf("sender-marks", now) } }),
  strip: () => ({ sender: null, ...more }),
});
