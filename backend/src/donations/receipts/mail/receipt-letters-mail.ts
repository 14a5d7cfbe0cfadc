import { env } from "../../../env.ts";
import { letter } from "../../../mail/letter.ts";
import { button, heading, paragraph } from "../../../mail/mail-parts.ts";
import type { Donation } from "../../../payload-types.ts";
import { donationKind } from "../../record/donation-kind.ts";
import type { SpellingLack } from "../spelling-lacks.ts";
import { copy } from "./receipt-letters-copy.ts";

/** Tells the office that a gift's receipt waits for a name and address that can stand on it. */
export const receiptLettersMail = (
  donation: Pick<Donation, "id" | "orderId" | "donationType">,
  lack: SpellingLack,
) => {
  const isOfYear = donationKind(donation) === "monthly-sign-up";
  return letter(
    { ...copy, preview: copy.lack[lack].preview, subject: copy.subject(donation.orderId) },
    heading(copy.heading),
    paragraph(`${isOfYear ? copy.happenedInYear : copy.happened} ${copy.lack[lack].because}`),
    paragraph(`${copy.lack[lack].todo} ${isOfYear ? copy.todoInYear : copy.todo}`),
    button(copy.open, `${env.BACKEND_ADMIN_ORIGIN}/admin/collections/donations/${donation.id}`),
  );
};
