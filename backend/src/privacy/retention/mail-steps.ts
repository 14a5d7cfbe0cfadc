import type { Where } from "payload";
import type { KindOfMail } from "../../platform/feature.ts";
import { allOf } from "./all-of.ts";
import { endedMails, withoutWords } from "./mail-words.ts";
import type { RetentionStep } from "./retention-step.ts";
import { cutoffOf } from "./term-of.ts";

/** What is done with mails, by the kinds of retention that they name. Counted from the last change of the row: from the day it went out, or was given up. */
export const mailSteps = (kinds: readonly KindOfMail[]): RetentionStep[] =>
  [...new Set(kinds.map(({ kept }) => kept))].map((kept) => {
    const ofKind: Where = {
      kind: { in: kinds.filter((each) => each.kept === kept).map(({ value }) => value) },
    };
    return {
      kind: kept,
      collection: "outbox",
      held: allOf(ofKind, { wordsRemovedAt: { exists: false } }),
      since: "updatedAt",
      due: (now) => endedMails(ofKind, { updatedAt: { less_than: cutoffOf(kept, now) } }),
      strip: (row, now) => withoutWords(kinds, row.kind, now),
    };
  });
