import { formatAmount } from "@pcf/contract/donation/amount";
import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { longDay } from "@pcf/contract/long-day";
import { calledName } from "@pcf/contract/typed-name";
import { giftLinkUrl } from "@pcf/contract/urls";
import type { Payload } from "payload";
import { env } from "../../env.ts";
import { enqueueMail } from "../../mail/enqueue-mail.ts";
import { greetingName } from "../../mail/greeting-name.ts";
import { letter } from "../../mail/letter.ts";
import { button, factTable, heading, paragraph } from "../../mail/mail-parts.ts";
import type { Donation } from "../../payload-types.ts";
import { latestReceiptRow } from "../receipts/read-receipt.ts";
import { donationSecret } from "../record/donation-secret.ts";
import { giftMoment } from "../record/gift-moment.ts";
import { createOutcomeToken, freshTokenEnds } from "../record/outcome-token.ts";

const copy = {
  subject: "A new link to your gift",
  preview: "The link that you asked for.",
  heading: (name: string) => (name ? `Hello ${name}` : "Hello"),
  asked: (amount: string, day: string) =>
    `You asked for a new link to your gift of ${amount}, made on ${day}. Here it is.`,
  see: "See your gift",
  receipt: "Your tax receipt (PDF)",
  until: (day: string) => `It works until ${day}. After that you can ask for another one on the same page.`,
  ignore:
    "If you did not ask for this, there is nothing to do. The link is sent to the address of the gift alone.",
  amount: "Amount of gift",
  area: "For",
  reference: "Our reference",
  why: "You get this message because you made a gift on our website.",
} as const;

/**
 * The way back to the pages of a gift after the first link has ended. `day` (`YYYY-MM-DD`) is when it was made, `endsOn`
 * the last day of the new link; `receiptUrl` leads to the receipt in force, which opens without a page around it.
 */
export const giftLinkMail = (gift: {
  firstName: string;
  amountCents: number;
  donationArea: string;
  orderId: string;
  day: string;
  endsOn: string;
  url: string;
  receiptUrl: string | null;
}) =>
  letter(
    copy,
    heading(copy.heading(greetingName(gift.firstName))),
    paragraph(copy.asked(formatAmount(gift.amountCents), longDay(gift.day))),
    button(copy.see, gift.url),
    gift.receiptUrl ? button(copy.receipt, gift.receiptUrl) : null,
    paragraph(copy.until(longDay(gift.endsOn))),
    factTable([
      [copy.amount, formatAmount(gift.amountCents)],
      [copy.area, gift.donationArea],
      [copy.reference, gift.orderId],
    ]),
    paragraph(copy.ignore),
  );

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
 * Mails a new link to a gift to its address. Does nothing for a gift that did not go through, and after the most mails of a
 * day.
 */
export async function mailGiftLink(payload: Payload, donation: Donation, now: Date): Promise<void> {
  const to = wentThrough(donation) ? donation.donor?.email : undefined;
  const key = to && (await nextKey(payload, donation, now));
  if (!key) return;
  const endsAt = freshTokenEnds(now);
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
