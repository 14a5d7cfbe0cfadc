import { formatAmount } from "@pcf/contract/donation/amount";
import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { longDay } from "@pcf/contract/long-day";
import { calledName } from "@pcf/contract/typed-name";
import { givingUrls } from "@pcf/contract/urls";
import type { Payload } from "payload";
import { env } from "../../../env.ts";
import { enqueueMail } from "../../../mail/enqueue-mail.ts";
import { greetingName } from "../../../mail/greeting-name.ts";
import { letter } from "../../../mail/letter.ts";
import { button, factTable, heading, paragraph } from "../../../mail/mail-parts.ts";
import type { Donation } from "../../../payload-types.ts";
import { wasClosedByStaff } from "../../record/donation-history.ts";
import { type DonationKind, donationKind } from "../../record/donation-kind.ts";
import { copy as monthlyWords } from "./monthly-words-copy.ts";

const shared = {
  heading: (name: string) => (name ? `Hello ${name}` : "Hello"),
  again: "If you have not given again since, we would be glad if you did.",
  form: "Go to the donation form",
  reference: "Our reference",
  why: {
    single: "You get this message because you made a gift on our website.",
    "monthly-sign-up": "You get this message because you made a gift on our website.",
    instalment: monthlyWords.why,
  },
} as const;

/** What was told as being checked turned out not to be charged. */
const copy = {
  ...shared,
  subject: "Your gift did not go through",
  preview: "You were not charged.",
  happened: {
    single: (amount: string, day: string) =>
      `On ${day} you gave ${amount} on our website, and we could not tell you at once what became of it. Now we know: the gift did not go through, and you were not charged for it.`,
    "monthly-sign-up": (amount: string, day: string) =>
      `On ${day} you set up a monthly gift of ${amount} on our website, and we could not tell you at once what became of it. Now we know: the gift was not set up, and you were not charged for it.`,
    instalment: (amount: string, day: string) =>
      `On ${day} we asked your bank for your monthly gift of ${amount}, and could not learn at once what became of it. Now we know: it was not charged.`,
  },
  account:
    "If your bank shows a payment of this gift as pending, it is taken off again. Please call us if it stays.",
} as const;

/** Staff have closed a gift that was held: the bank may have shown a charge. */
const closedCopy = {
  ...shared,
  subject: "We have kept no money from your gift",
  preview: "One of us has looked into it and closed it.",
  happened: {
    single: (amount: string, day: string) =>
      `On ${day} you gave ${amount} on our website. The bank’s answer did not agree with our records, so the gift waited for one of us to look into it. It is now closed: we keep no money from this gift, and there is no tax receipt for it.`,
    "monthly-sign-up": (amount: string, day: string) =>
      `On ${day} you set up a monthly gift of ${amount} on our website. The bank’s answer did not agree with our records, so the gift waited for one of us to look into it. It is now closed: the monthly gift is not set up, and no money is taken for it.`,
    instalment: (amount: string, day: string) =>
      `On ${day} we asked your bank for your monthly gift of ${amount}. The bank’s answer did not agree with our records, so it waited for one of us to look into it. It is now closed: we keep no money from this month’s gift.`,
  },
  goesOn: "Your monthly gift goes on with the next month.",
  account:
    "If your card account shows a payment of this gift, the money goes back to the same card. That can take some days. Please call us if it does not come.",
} as const;

/**
 * Tells a donor that a gift whose outcome was not known was not charged, or that staff have closed one that was held and
 * keep nothing of it. `day` (`YYYY-MM-DD`) is when they gave.
 */
export const notChargedMail = (gift: {
  firstName: string;
  amountCents: number;
  donationKind: Exclude<DonationKind, "card-change">;
  day: string;
  orderId: string;
  closedByStaff: boolean;
  /** Of an instalment: whether the monthly gift goes on. */
  goesOn?: boolean;
}) => {
  const words = gift.closedByStaff ? closedCopy : copy;
  // Who gives every month is not asked to give again because of one of them.
  const mayGiveAgain = gift.donationKind !== "instalment";
  return letter(
    { ...words, why: words.why[gift.donationKind] },
    heading(words.heading(greetingName(gift.firstName))),
    paragraph(words.happened[gift.donationKind](formatAmount(gift.amountCents), longDay(gift.day))),
    paragraph(words.account),
    gift.goesOn ? paragraph(closedCopy.goesOn) : null,
    mayGiveAgain ? paragraph(words.again) : null,
    factTable([[words.reference, gift.orderId]]),
    mayGiveAgain ? button(words.form, new URL(givingUrls.form, env.SITE_URL).href) : null,
  );
};

/**
 * Tells a donor, once, that a gift they were told is being checked did not go through; or, of one that staff have closed,
 * that nothing of it is kept, since the bank may have shown a charge. Of an instalment `goesOn` says whether its monthly gift is
 * still being billed.
 */
export async function mailNotCharged(
  payload: Payload,
  donation: Donation,
  { goesOn = false }: { goesOn?: boolean } = {},
): Promise<void> {
  const kind = donationKind(donation);
  if (kind === "card-change") throw new Error("Another card for a gift is no gift");
  const { donor, amountCents, orderId, createdAt, id } = donation;
  const closedByStaff = wasClosedByStaff(donation);
  const mail = await notChargedMail({
    firstName: calledName(donor),
    amountCents,
    donationKind: kind,
    day: charityDay(new Date(createdAt)),
    orderId,
    closedByStaff,
    goesOn,
  });
  await enqueueMail(payload, {
    ...mail,
    key: `${closedByStaff ? "gift-closed" : "not-charged"}:${orderId}`,
    kind: "not-charged",
    to: donor?.email ?? "",
    about: { collection: "donations", id: String(id) },
  });
}
