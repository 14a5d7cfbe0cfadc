import { formatAmount } from "@pcf/contract/donation/amount";
import type { Payload } from "payload";
import { env } from "../../../env.ts";
import { enqueueMail } from "../../../mail/enqueue-mail.ts";
import { letter } from "../../../mail/letter.ts";
import { button, factTable, heading, paragraph } from "../../../mail/mail-parts.ts";
import type { Donation } from "../../../payload-types.ts";
import { companyContact } from "../../../platform/company.ts";
import { wasChargedAfterAll } from "../../record/donation-history.ts";
import { donationKind } from "../../record/donation-kind.ts";

const copy = {
  subject: (orderId: string) => `A gift needs a look (${orderId})`,
  preview: "The bank’s answer is not clear.",
  heading: "A gift needs a look",
  happened: {
    held: "The gateway answered with another sum or another order number than ours, so the donor has no receipt and is told that the gift is being checked. Compare it with the gateway’s own list. If the list agrees with the gift, ask the gateway again from the admin. If another sum was taken and we keep it, finance can accept that sum. Otherwise give the money back in the gateway’s list first, and then close the gift in the admin without asking again.",
    "charged-after-all":
      "The gateway says that it has taken the money of this gift after all. Before, it was called not charged; the donor may have been told so by mail, and may have given again. Nothing is receipted before somebody decides. Look it up in the gateway’s own list and speak with the donor. If the gift stays, ask the gateway again from the admin: it is then accepted, and the receipt goes out. Otherwise give the money back in the gateway’s list first, and then close the gift in the admin without asking again.",
    card: "For an hour the gateway has not said clearly whether the bank accepts the card to which a donor changes a monthly gift. Nothing is charged by that, and the gift goes on with the card that it had. The gateway is asked again by itself until it answers.",
    unknown:
      "For an hour the gateway has not said clearly what became of this gift. The donor is told that it is being checked. It is asked again by itself until it answers, and nothing is lost; if it stays so, look it up in the gateway’s own list.",
  },
  amount: "Amount",
  reference: "Order number",
  gatewaySays: "Said by the gateway",
  nothing: "Nothing clear",
  open: "Open the donation",
} as const;

/** Tells the office of a gift that is held for a person, or of which the gateway has long said nothing clear. */
export const notClearMail = (
  donation: Pick<Donation, "id" | "orderId" | "amountCents" | "gateway"> & {
    happened: keyof typeof copy.happened;
  },
) =>
  letter(
    { ...copy, subject: copy.subject(donation.orderId) },
    heading(copy.heading),
    paragraph(copy.happened[donation.happened]),
    factTable([
      [copy.amount, formatAmount(donation.amountCents)],
      [copy.reference, donation.orderId],
      [copy.gatewaySays, donation.gateway?.message || copy.nothing],
    ]),
    button(copy.open, `${env.BACKEND_ADMIN_ORIGIN}/admin/gifts/${donation.id}`),
  );

function whatHappened(donation: Donation) {
  if (donation.state !== "held") return donationKind(donation) === "card-change" ? "card" : "unknown";
  return wasChargedAfterAll(donation) ? "charged-after-all" : "held";
}

/** Tells the office, once for each of these, of a gift that is held or whose outcome has long not been known. */
export async function mailNotClear(payload: Payload, donation: Donation): Promise<void> {
  const { orderId, id } = donation;
  const happened = whatHappened(donation);
  await enqueueMail(payload, {
    ...(await notClearMail({ ...donation, happened })),
    key: `not-clear:${orderId}:${happened}`,
    kind: "office-notice",
    to: companyContact("givingEmail"),
    about: { collection: "donations", id: String(id) },
  });
}
