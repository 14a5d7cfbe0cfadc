import { donationKind } from "../../../donations/donation-kind.ts";
import { env } from "../../../env.ts";
import type { Donation } from "../../../payload-types.ts";
import { letter } from "../letter.ts";
import { button, heading, paragraph } from "../mail-parts.ts";
import { copy } from "./receipt-letters-copy.ts";

/** Tells the office that a gift's receipt waits for letters that can be printed. */
export const receiptLettersMail = (donation: Pick<Donation, "id" | "orderId" | "donationType">) => {
  const isOfYear = donationKind(donation) === "monthly-sign-up";
  return letter(
    { ...copy, subject: copy.subject(donation.orderId) },
    heading(copy.heading),
    paragraph(isOfYear ? copy.happenedInYear : copy.happened),
    paragraph(isOfYear ? copy.todoInYear : copy.todo),
    button(copy.open, `${env.BACKEND_ADMIN_ORIGIN}/admin/collections/donations/${donation.id}`),
  );
};
