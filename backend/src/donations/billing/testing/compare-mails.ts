import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { addDays } from "@pcf/contract/utc-day";
import type { Payload } from "payload";
import type { Donation, MonthlyGift, Refund } from "../../../payload-types.ts";
import { companyContact } from "../../../platform/company.ts";
import { relatedId } from "../../../platform/database/related-id.ts";
import { serialText } from "../../receipts/receipt-facts.ts";
import { type LivedYear, lastDay, outage } from "./simulated-year.ts";

type Year = {
  gifts: MonthlyGift[];
  /** Tries that the bank declined, and after which it was asked again in the month. */
  declinedOnce: Donation[];
  /** Those after which the gift was paused. */
  declinedForGood: Donation[];
  cards: Donation[];
  lived: LivedYear;
};

const ms = (at: string) => new Date(at).getTime();

/** The mails of the year that are to be there, by key, each with whom it is to. */
async function expectedMails(payload: Payload, year: Year): Promise<Map<string, string>> {
  const { gifts, declinedOnce, declinedForGood, cards, lived } = year;
  const mails = new Map<string, string>();
  const byId = new Map(gifts.map((gift) => [gift.id, gift]));
  const byOrder = new Map(gifts.map((gift) => [gift.orderId, gift]));
  const toDonor = (key: string, gift: MonthlyGift | undefined) => mails.set(key, gift?.email ?? "");
  const ofRow = ({ monthlyGift }: Donation) => byId.get(relatedId(monthlyGift) ?? 0);

  for (const gift of gifts) {
    toDonor(`monthly-set-up:${gift.orderId}`, gift);
    toDonor(`monthly-coming:${gift.orderId}`, gift);
    mails.set(`office-notice:${gift.orderId}`, companyContact("givingEmail"));
    if (gift.state === "stopped") toDonor(`monthly-stopped:${gift.orderId}`, gift);
  }
  // Of the outage the office hears on each day on which something is due.
  for (let day = `${outage.from.slice(0, 7)}-15`; day < outage.until; day = addDays(day, 1))
    mails.set(`billing-stopped:${day}`, companyContact("givingEmail"));
  for (const row of declinedOnce) toDonor(`monthly-failure:${row.orderId}`, ofRow(row));
  for (const row of declinedForGood) toDonor(`monthly-paused:${row.orderId}`, ofRow(row));
  for (const row of cards) toDonor(`monthly-card:${row.orderId}`, ofRow(row));
  for (const { orderId, at } of lived.amounts)
    toDonor(`monthly-amount:${orderId}:${ms(at)}`, byOrder.get(orderId));
  for (const { giftId, at, goesOn } of lived.pauses) {
    const gift = byId.get(giftId);
    toDonor(`monthly-paused-until:${gift?.orderId}:${ms(at)}`, gift);
    // Three days before, unless the gift was stopped or the year over by then.
    const mailedOn = addDays(goesOn, -3);
    const isOver = gift?.stoppedAt && charityDay(new Date(gift.stoppedAt)) < mailedOn;
    if (mailedOn <= lastDay && !isOver) toDonor(`monthly-goes-on:${gift?.orderId}:${goesOn}`, gift);
  }
  const everything = { sort: "id", pagination: false, depth: 1 } as const;
  const { docs: refunds } = await payload.find({ collection: "refunds", ...everything });
  for (const { orderId, donation, state } of refunds satisfies Refund[])
    if (state === "given-back" && typeof donation === "object")
      mails.set(`gift-refunded:${orderId}`, donation?.donor?.email ?? "");
  const { docs: receipts } = await payload.find({ collection: "receipts", ...everything });
  for (const { serial, donation } of receipts)
    if (typeof donation === "object")
      mails.set(`receipt:${serialText(serial)}`, donation?.donor?.email ?? "");
  return mails;
}

/** Every mail of the year against those that are to be there, one by one, and how many there are of each kind. */
export async function compareMails(payload: Payload, year: Year) {
  const expected = await expectedMails(payload, year);
  const { docs } = await payload.find({ collection: "outbox", pagination: false, depth: 0 });
  // The office hears of what stays unclear for an hour: how often depends on how busy this machine is.
  const written = docs.filter(({ key }) => !key.startsWith("not-clear:"));
  const keys = new Set(written.map(({ key }) => key));
  const kindOf = (key: string) => key.slice(0, key.indexOf(":"));
  return {
    mails: Object.fromEntries(
      [...Map.groupBy(docs, ({ key }) => kindOf(key))].map(([kind, { length }]) => [kind, length]),
    ),
    wrong: {
      mailsMissing: [...expected.keys()].filter((key) => !keys.has(key)).length,
      mailsTooMany: written.length - [...expected.keys()].filter((key) => keys.has(key)).length,
      mailsToOthers: written.filter(({ key, to }) => expected.has(key) && expected.get(key) !== to).length,
    },
  };
}
