import { env } from "../../../env.ts";
import { letter } from "../../../mail/letter.ts";
import { button, factTable, heading, paragraph } from "../../../mail/mail-parts.ts";
import { copy } from "./card-in-vault-copy.ts";

/** Tells the office of a card that may lie in the vault unknown to us. `keptKey`: the vault's key of the card in use, if any. */
export const cardInVaultMail = ({
  id,
  orderId,
  keptKey,
}: {
  id: number;
  orderId: string;
  keptKey: string | null;
}) =>
  letter(
    { ...copy, subject: copy.subject(orderId) },
    heading(copy.heading),
    paragraph(copy.happened),
    paragraph(copy.todo),
    paragraph(keptKey ? copy.keep(keptKey.slice(-4)) : copy.keepNone),
    factTable([[copy.reference, orderId]]),
    button(copy.open, `${env.BACKEND_ADMIN_ORIGIN}/admin/collections/donations/${id}`),
  );
