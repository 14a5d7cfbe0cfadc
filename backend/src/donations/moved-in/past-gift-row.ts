import { createHmac } from "node:crypto";
import { bankTimeZone } from "@pcf/contract/constants";
import { nextBillingDay } from "@pcf/contract/donation/next-billing-day";
import { createOrderId, orderEnd } from "@pcf/contract/donation/order-id";
import { instantAt } from "@pcf/contract/zone-clock";
import type { Donation, MonthlyGift } from "../../payload-types.ts";
import { cutoffOf } from "../../platform/personal-data/retention-step.ts";
import { ownKeyFrom } from "../donors/own-key.ts";
import { noTributeWords, nothing } from "../personal-data/giving-steps.ts";
import { donationSecret } from "../record/donation-secret.ts";
import { waitsForFirstCard } from "../record/monthly-gift-states.ts";
import { donorTexts } from "../record/personal-columns.ts";
import type { Kind } from "./gift-words.ts";
import type { PastGift } from "./past-gift.ts";

/** By which a row of a source is known, so that it comes over once. */
export const keyOf = (source: string, id: string): string => `former:${source}:${id}`;

// Keyed, as it is made of names and addresses and outlives them.
const marked = (purpose: string, content: string): string =>
  createHmac("sha256", donationSecret("moved-in")).update(`${purpose}:${content}`).digest("hex").slice(0, 32);

/** By which a later run sees that the row of a gift says something else now. */
export const fingerprintOf = (gift: PastGift): string => marked("gift", JSON.stringify(gift));

const types: Record<Kind, Donation["donationType"]> = {
  single: "single",
  instalment: "instalment",
  promise: "monthly",
};

/** Noon of the day, so that it is the same on the charity's calendar and on the bank's. */
const momentOf = (day: string): Date => instantAt(day, "12:00", bankTimeZone);

type Facts = Partial<Omit<Donation, "id">>;

/**
 * What a gift of the former system says in a row of ours. Words whose time is over by our own rules do not come over: those
 * about the donor after that of gifts, those of a tribute after that of cards.
 */
export function factsOf(gift: PastGift, about: { source: string; area: string; now: Date }): Facts {
  const { source, area, now } = about;
  const moment = momentOf(gift.day);
  const received = moment.toISOString();
  // A promise still runs, and needs its donor.
  const isOver = gift.kind !== "promise" && received < cutoffOf("gifts", now);
  const withoutTribute = isOver || received < cutoffOf("card-words", now);
  const { kind, ...tribute } = gift.tribute;
  return {
    donationType: types[gift.kind],
    amountCents: gift.cents,
    donationArea: area,
    createdAt: received,
    approvedAt: received,
    giftDay: gift.kind === "promise" ? null : gift.day,
    firstBillingDay: gift.kind === "promise" ? nextBillingDay(moment) : null,
    donor: { ...(isOver ? nothing(...donorTexts) : gift.donor), mailingList: false },
    donorKey:
      isOver || gift.donorMark === null ? null : ownKeyFrom(marked("donor", `${source}:${gift.donorMark}`)),
    tribute: { ...noTributeWords.tribute, kind, ...(!withoutTribute && tribute) },
    adminNote: isOver ? null : gift.note,
    formerSystem: {
      source,
      number: gift.id,
      method: gift.method,
      receiptNumber: gift.receipt?.number ?? null,
      receiptDay: gift.receipt?.day ?? null,
      receiptCents: gift.receipt?.cents ?? null,
      fingerprint: fingerprintOf(gift),
    },
  };
}

/** The row of a gift that comes over for the first time. Its last change is its own day, by which the time of its words runs. */
export function firstRow(
  gift: PastGift,
  facts: Facts,
  { source, history }: { source: string; history: Donation["history"] },
): Record<string, unknown> {
  const orderId = createOrderId(gift.day);
  return {
    ...facts,
    orderId,
    orderEnd: orderEnd(orderId),
    idempotencyKey: keyOf(source, gift.id),
    state: "approved",
    revision: 0,
    method: "former-system",
    refundedCents: 0,
    checks: 0,
    // Nothing is to follow: no receipt, no mail.
    followUp: "done",
    followUpFailures: 0,
    tributeCard: { kind: "none" },
    history,
    updatedAt: facts.createdAt,
  };
}

/** What the promise of a monthly gift says: of its sign-up, as long as its donor has given no card here. */
export function promiseOf(gift: PastGift, area: string, now: Date): Partial<MonthlyGift> {
  const { organization, firstName, lastName, email } = gift.donor;
  return {
    state: "paused",
    stateReason: `${waitsForFirstCard}: it began in the former system`,
    amountCents: gift.cents,
    donationArea: area,
    organization,
    firstName: firstName ?? "-",
    lastName: lastName ?? "-",
    email: email ?? "",
    dataKey: "",
    firstBillingDay: nextBillingDay(momentOf(gift.day)),
    nextBillingDay: nextBillingDay(now),
  };
}
