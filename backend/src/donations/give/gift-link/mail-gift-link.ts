import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { calledName } from "@pcf/contract/typed-name";
import { giftLinkUrl } from "@pcf/contract/urls";
import type { Payload } from "payload";
import { env } from "../../../env.ts";
import { enqueueMail } from "../../../mail/enqueue-mail.ts";
import type { Donation } from "../../../payload-types.ts";
import { latestReceiptRow } from "../../receipts/latest-receipt.ts";
import { donationSecret } from "../../record/donation-secret.ts";
import { giftMoment } from "../../record/gift-facts.ts";
import { createOutcomeToken, freshTokenEnds } from "../../record/outcome-token.ts";
import { donationOfToken } from "../donation-of-token.ts";

/** So many links are mailed about one gift in a day (UTC): enough for somebody who looks for the mail. */
const mostADay = 3;

/** The next free key of today's mails about a gift, if any: the unique key is the referee between two requests of a moment. */
async function nextKey(payload: Payload, { orderId }: Donation, now: Date): Promise<string | undefined> {
  const prefix = `gift-link:${orderId}:${now.toISOString().slice(0, 10)}:`;
  const keys = Array.from({ length: mostADay }, (_, index) => `${prefix}${index + 1}`);
  const { totalDocs } = await payload.count({ collection: "outbox", where: { key: { in: keys } } });
  return keys[totalDocs];
}

/**
 * What the bank has not taken has no receipt to come back to, and its address may be anybody's: whoever tries stolen cards
 * must not have us write to people.
 */
const wentThrough = ({ state }: Donation) => state === "approved" || state === "refunded";

async function linksTo(payload: Payload, donation: Donation, endsAt: Date) {
  const token = createOutcomeToken(donation.orderId, donationSecret("outcome"), endsAt);
  const receipt = await latestReceiptRow(payload, donation.id);
  const receiptUrl = new URL("/api/donations/receipt", env.SITE_URL);
  receiptUrl.search = new URLSearchParams({ token, format: "pdf" }).toString();
  return {
    url: new URL(giftLinkUrl({ gift: token }), env.SITE_URL).href,
    receiptUrl: receipt?.state === "issued" ? receiptUrl.href : null,
  };
}

/**
 * Mails a new link to the address of the gift whose token this is, also of one that has ended. Does nothing for a token
 * that is not ours, a gift that did not go through, and after the most mails of a day.
 */
export async function mailGiftLink(payload: Payload, token: string, now: Date): Promise<void> {
  const { donation } = (await donationOfToken(payload, token)) ?? {};
  const to = donation && wentThrough(donation) ? donation.donor?.email : undefined;
  const key = donation && to && (await nextKey(payload, donation, now));
  if (!key) return;
  const endsAt = freshTokenEnds(now);
  const { giftLinkMail } = await import("./gift-link-mail.ts");
  await enqueueMail(payload, {
    ...(await giftLinkMail({
      firstName: calledName(donation.donor),
      amountCents: donation.amountCents,
      donationArea: donation.donationArea,
      orderId: donation.orderId,
      day: charityDay(giftMoment(donation)),
      endsOn: charityDay(endsAt),
      ...(await linksTo(payload, donation, endsAt)),
    })),
    key,
    kind: "gift-link",
    to,
    about: { collection: "donations", id: String(donation.id) },
  });
}
