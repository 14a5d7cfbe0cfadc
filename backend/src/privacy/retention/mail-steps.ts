import type { RetentionKind } from "@pcf/contract/privacy/retention-rules";
import type { Where } from "payload";
import type { MailKind } from "../../mail/mail.ts";
import { allOf } from "./all-of.ts";
import { endedMails, withoutWords } from "./mail-words.ts";
import type { RetentionStep } from "./retention-step.ts";
import { cutoffOf } from "./term-of.ts";

/** Which of the kinds told to readers each kind of mail is. */
export const mailKindsKept = {
  receipt: "gift-mails",
  "receipt-cancelled": "gift-mails",
  acknowledgement: "gift-mails",
  "monthly-set-up": "gift-mails",
  "monthly-coming": "gift-mails",
  "monthly-failure": "gift-mails",
  "monthly-paused": "gift-mails",
  "monthly-changed": "gift-mails",
  "monthly-card-expiring": "gift-mails",
  "monthly-stopped": "gift-mails",
  "not-charged": "gift-mails",
  "gift-refunded": "gift-mails",
  "gift-link": "gift-mails",
  "my-gifts-link": "gift-mails",
  ecard: "ecard-mails",
  "office-notice": "office-mails",
  "form-notice": "office-mails",
  "form-received": "sender-mails",
  "group-check": "group-mails",
  "list-confirmation": "list-mails",
  "staff-account": "staff-mails",
} as const satisfies Record<MailKind, RetentionKind>;

const kept = Object.entries(mailKindsKept);

const ofKind = (kind: RetentionKind): Where => ({
  kind: { in: kept.filter(([, each]) => each === kind).map(([mailKind]) => mailKind) },
});

/** Counted from the last change of the row: from the day it went out, or was given up. */
export const mailSteps: RetentionStep[] = [...new Set(Object.values(mailKindsKept))].map((kind) => ({
  kind,
  collection: "outbox",
  held: allOf(ofKind(kind), { wordsRemovedAt: { exists: false } }),
  since: "updatedAt",
  due: (now) => endedMails(ofKind(kind), { updatedAt: { less_than: cutoffOf(kind, now) } }),
  strip: (row, now) => withoutWords(row.kind, now),
}));
