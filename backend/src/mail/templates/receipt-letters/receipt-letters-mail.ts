import { env } from "../../../env.ts";
import type { Donation } from "../../../payload-types.ts";
import { letter } from "../letter.ts";
import { button, heading, paragraph } from "../mail-parts.ts";
import { copy } from "./receipt-letters-copy.ts";

/** Tells the office that a gift's receipt waits for letters that can be printed. */
export const receiptLettersMail = ({
  id,
  orderId,
  donationType,
}: Pick<Donation, "id" | "orderId" | "donationType">) =>
  letter(
    { ...copy, subject: copy.subject(orderId) },
    heading(copy.heading),
    paragraph(donationType === "monthly" ? copy.happenedInYear : copy.happened),
    paragraph(donationType === "monthly" ? copy.todoInYear : copy.todo),
    button(copy.open, `${env.BACKEND_ADMIN_ORIGIN}/admin/collections/donations/${id}`),
  );
