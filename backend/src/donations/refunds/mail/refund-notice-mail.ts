import { formatAmount } from "@pcf/contract/donation/amount";
import { longDay } from "@pcf/contract/long-day";
import { env } from "../../../env.ts";
import { letter } from "../../../mail/letter.ts";
import { button, factTable, heading, paragraph } from "../../../mail/mail-parts.ts";
import type { Refund } from "../../../payload-types.ts";
import { copy } from "./refund-notice-copy.ts";

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
