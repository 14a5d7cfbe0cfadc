import { formatAmount } from "@pcf/contract/donation/amount";
import { longDay } from "@pcf/contract/long-day";
import type { Payload } from "payload";
import { env } from "../../env.ts";
import { enqueueMail } from "../../mail/enqueue-mail.ts";
import { letter } from "../../mail/letter.ts";
import { button, factTable, heading, paragraph } from "../../mail/mail-parts.ts";
import type { Donation, Refund } from "../../payload-types.ts";
import { companyContact } from "../../platform/company.ts";
import { receiptDonationId } from "../receipts/annual-receipts.ts";
import { reportedFromCents } from "../receipts/issue/cancel-receipts.ts";

const copy = {
  subject: {
    "to-report": (orderId: string) => `A returned gift is to be reported to the CRA (${orderId})`,
    unknown: (orderId: string) => `A refund needs a look (${orderId})`,
    held: (orderId: string) => `A refund needs a look (${orderId})`,
    refused: (orderId: string) => `A refund did not come about (${orderId})`,
  },
  preview: "Please see to it.",
  heading: {
    "to-report": "A returned gift is to be reported",
    unknown: "A refund needs a look",
    held: "A refund needs a look",
    refused: "A refund did not come about",
  },
  happened: {
    "to-report":
      "Of a gift with an official receipt $50 or more has been given back. Such a returned gift is reported to the Canada Revenue Agency within 90 days. The receipt is cancelled or replaced already, and the donor has been told.",
    unknown:
      "For an hour the gateway has not said clearly what became of this refund. It is asked again by itself. It is never sent a second time. If it stays so, look it up in the gateway’s own list, where our number of the refund is the customer id, and say in the admin what you found.",
    held: "The gateway answered with another sum than we asked it to give back. Look it up in the gateway’s own list and say in the admin what went back to the card. The donor is told nothing before that.",
    refused:
      "The gateway’s answer to this refund was lost at first. Now it is clear that nothing was given back, and the donor has been told nothing. If the money is still to go back, give it back again from the gift in the admin.",
  },
  amount: "Amount of the refund",
  gift: "Order number of the gift",
  reference: "Number of the refund",
  gatewaySays: "Said by the gateway",
  nothing: "Nothing clear",
  report: "Report by",
  open: "Open the refund",
} as const;

/** Tells the office of a refund that somebody has to see to. */
export const refundNoticeMail = ({
  refund,
  giftOrderId,
  happened,
  reportDay,
}: {
  refund: Pick<Refund, "id" | "orderId" | "amountCents" | "gateway">;
  giftOrderId: string;
  happened: keyof typeof copy.happened;
  /** `YYYY-MM-DD`. */
  reportDay: string | null;
}) =>
  letter(
    { ...copy, subject: copy.subject[happened](refund.orderId) },
    heading(copy.heading[happened]),
    paragraph(copy.happened[happened]),
    factTable([
      ...(reportDay ? [[copy.report, longDay(reportDay)] as const] : []),
      [copy.amount, formatAmount(refund.amountCents)],
      [copy.gift, giftOrderId],
      [copy.reference, refund.orderId],
      [copy.gatewaySays, refund.gateway?.message || copy.nothing],
    ]),
    button(copy.open, `${env.BACKEND_ADMIN_ORIGIN}/admin/collections/refunds/${refund.id}`),
  );

/** The latest day by which the tax authority is to hear of a receipt of this gift that no longer counts. */
async function reportBy(payload: Payload, donation: Donation): Promise<string | null> {
  if (donation.refundedCents < reportedFromCents) return null;
  const { docs } = await payload.find({
    collection: "receipts",
    where: {
      donation: { equals: await receiptDonationId(payload, donation) },
      reportDueDay: { exists: true },
    },
    sort: "-reportDueDay",
    limit: 1,
    depth: 0,
  });
  return docs[0]?.reportDueDay ?? null;
}

/**
 * Tells the office, once for each of these, of a refund that is not clear or did not come about, and of one that is to be
 * reported to the tax authority. Of any other there is nothing to do.
 */
export async function mailRefundNotice(
  payload: Payload,
  { donation, refund }: { donation: Donation; refund: Refund },
): Promise<void> {
  const { state } = refund;
  const reportDay = state === "given-back" ? await reportBy(payload, donation) : null;
  const happened = state === "given-back" ? (reportDay ? "to-report" : undefined) : state;
  if (!happened || happened === "sending") return;
  await enqueueMail(payload, {
    ...(await refundNoticeMail({ refund, giftOrderId: donation.orderId, happened, reportDay })),
    key: `refund-notice:${refund.orderId}:${happened}`,
    kind: "office-notice",
    to: companyContact("givingEmail"),
    about: { collection: "donations", id: String(donation.id) },
  });
}
