import type { Payload, Where } from "payload";
import type { RetentionStep } from "../../platform/personal-data/retention-step.ts";
import {
  allOf,
  anyOf,
  cutoffDayOf,
  cutoffOf,
  referringTo,
} from "../../platform/personal-data/retention-step.ts";
import { removeStoredFile } from "../../platform/storage/stored-files.ts";
import { receiptsFolder } from "../receipts/pdf/receipt-pdf.ts";
import { receiptFactsSchema } from "../receipts/receipt-facts.ts";
import { wasHeld, withoutReasons } from "../record/donation-history.ts";
import { donorTexts, enteredTexts, tributeCardTexts, tributeTexts } from "../record/personal-columns.ts";

export const nothing = (...names: string[]) => Object.fromEntries(names.map((name) => [name, null]));
const filled = (group: string, ...names: string[]): Where[] =>
  names.map((name) => ({ [`${group}.${name}`]: { exists: true } }));

export const noTributeWords = {
  tribute: nothing(...tributeTexts),
  tributeCard: nothing(...tributeCardTexts),
};

const holdsTributeWords = anyOf(
  ...filled("tribute", ...tributeTexts),
  ...filled("tributeCard", ...tributeCardTexts),
);
const holdsDonor = anyOf(...filled("donor", "firstName", "lastName", "email"));

/** Gifts of which nobody has still to hear. */
const settledGifts: Where[] = [
  { state: { in: ["approved", "refunded"] } },
  { followUp: { not_equals: "due" } },
];

/** A monthly gift needs the donor whom its sign-up names for as long as it runs, and for its own term after that. */
async function runningSignUps(payload: Payload, ids: Set<number | string>, now: Date) {
  const stillKept = anyOf(
    { state: { not_equals: "stopped" } },
    { stoppedAt: { exists: false } },
    { stoppedAt: { greater_than_equal: cutoffOf("monthly-gifts", now) } },
  );
  return referringTo(payload, { collection: "monthly-gifts", field: "signUp", ids, where: stillKept });
}

const toMail: Where = { mailed: { not_equals: true } };

/** In this order: what points to a gift goes before the gift. */
export const givingSteps: RetentionStep[] = [
  {
    kind: "cards-to-mail",
    collection: "cards-to-mail",
    held: {},
    since: "createdAt",
    waiting: toMail,
    due: (now) =>
      allOf({ mailed: { equals: true } }, { updatedAt: { less_than: cutoffOf("cards-to-mail", now) } }),
  },
  {
    kind: "card-words",
    collection: "donations",
    held: allOf(...settledGifts, holdsTributeWords),
    since: "approvedAt",
    due: (now) =>
      allOf(...settledGifts, { approvedAt: { less_than: cutoffOf("card-words", now) } }, holdsTributeWords),
    strip: () => noTributeWords,
    needed: (payload, rows) =>
      referringTo(payload, {
        collection: "cards-to-mail",
        field: "donation",
        ids: new Set(rows.map(({ id }) => id)),
        where: toMail,
      }),
  },
  {
    kind: "tries",
    collection: "donations",
    held: { state: { in: ["declined", "not-charged"] } },
    since: "updatedAt",
    due: (now) =>
      allOf(
        { state: { in: ["declined", "not-charged"] } },
        { followUp: { not_equals: "due" } },
        { updatedAt: { less_than: cutoffOf("tries", now) } },
      ),
    // Where money came and went, or a receipt was made, the books need it for as long as a gift.
    needed: async (payload, rows, now) => {
      const books = cutoffOf("gifts", now);
      const recent = rows.filter((row) => String(row.updatedAt) >= books && wasHeld(row.history));
      const ids = new Set(rows.map(({ id }) => id));
      const receipted = await referringTo(payload, { collection: "receipts", field: "donation", ids });
      return new Set([...recent.map(({ id }) => id), ...receipted]);
    },
  },
  {
    kind: "receipts",
    collection: "receipts",
    held: { donorRemovedAt: { exists: false } },
    since: "giftDay",
    due: (now) =>
      allOf(
        { donorRemovedAt: { exists: false } },
        { giftDay: { less_than: cutoffDayOf("receipts", now) } },
        { issueDay: { less_than: cutoffDayOf("receipts", now) } },
      ),
    first: async (_payload, { pdfSha256 }) => {
      if (typeof pdfSha256 === "string") await removeStoredFile(receiptsFolder, pdfSha256);
    },
    strip: ({ facts }, now) => {
      const { inKind: _, ...printed } = receiptFactsSchema.parse(facts);
      return {
        donorName: "",
        facts: { ...printed, donor: { name: "", address: [] } },
        reason: null,
        pdfSha256: null,
        donorRemovedAt: now.toISOString(),
      };
    },
  },
  {
    kind: "monthly-gifts",
    collection: "monthly-gifts",
    held: { lastName: { not_equals: "" } },
    since: "createdAt",
    due: (now) =>
      allOf(
        { state: { equals: "stopped" } },
        { stoppedAt: { less_than: cutoffOf("monthly-gifts", now) } },
        { lastName: { not_equals: "" } },
      ),
    strip: () => ({
      ...{ firstName: "", lastName: "", email: "", dataKey: "" },
      ...nothing("organization", "issuerId", "cardExpiry", "cardEnding", "stateReason", "amountReason"),
    }),
  },
  {
    kind: "gifts",
    collection: "donations",
    held: allOf({ state: { not_in: ["declined", "not-charged"] } }, holdsDonor),
    since: "createdAt",
    due: (now) =>
      allOf(
        ...settledGifts,
        { approvedAt: { less_than: cutoffOf("gifts", now) } },
        { updatedAt: { less_than: cutoffOf("gifts", now) } },
        holdsDonor,
      ),
    strip: ({ history }) => ({
      ...noTributeWords,
      history: withoutReasons(history),
      ...nothing("humanCheck", "receiptName", "receiptAddress", "adminNote", "donorKey"),
      donor: nothing(...donorTexts),
      entered: nothing("reference", ...enteredTexts),
      gateway: nothing("dataKey", "issuerId"),
    }),
    needed: (payload, rows, now) => runningSignUps(payload, new Set(rows.map(({ id }) => id)), now),
  },
];
