import { formatAmount } from "@pcf/contract/donation/amount";
import { env } from "../../../env.ts";
import { letter } from "../../../mail/letter.ts";
import { button, factTable, heading, paragraph } from "../../../mail/mail-parts.ts";
import type { Donation } from "../../../payload-types.ts";
import { copy } from "./not-clear-copy.ts";

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
    button(copy.open, `${env.BACKEND_ADMIN_ORIGIN}/admin/collections/donations/${donation.id}`),
  );
