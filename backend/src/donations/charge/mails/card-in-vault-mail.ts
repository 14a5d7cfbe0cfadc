import type { Payload } from "payload";
import { env } from "../../../env.ts";
import { enqueueMail } from "../../../mail/enqueue-mail.ts";
import { letter } from "../../../mail/letter.ts";
import { button, factTable, heading, paragraph } from "../../../mail/mail-parts.ts";
import type { Donation } from "../../../payload-types.ts";
import { companyContact } from "../../../platform/company.ts";

const copy = {
  subject: (orderId: string) => `A card may be left in the payment service (${orderId})`,
  preview: "Please look into the vault of the Merchant Resource Centre.",
  heading: "A card may be left in the payment service",
  happened:
    "The card of a monthly gift was handed to the payment service’s vault, and the answer was lost on the way. So the vault may hold this card under a key that we do not know. Nothing can be charged with it from here, but nobody needs it, and a card that nobody needs should not be kept.",
  todo: "Open the Merchant Resource Centre, and look in its vault for the customer ID below.",
  keep: (ending: string) =>
    `Keep the entry whose data key ends in ${ending}: that one is in use. Delete any other with this customer ID. If there is no other, there is nothing to do.`,
  keepNone: "Delete every entry with this customer ID. If there is none, there is nothing to do.",
  reference: "Customer ID",
  open: "Open the record",
} as const;

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
    button(copy.open, `${env.BACKEND_ADMIN_ORIGIN}/admin/gifts/${id}`),
  );

/** Tells the office, once, that the vault may hold a card of this donation that no row names. */
export async function mailCardInVault(payload: Payload, donation: Donation): Promise<void> {
  const { id, orderId, state, gateway } = donation;
  const keptKey = (state === "approved" && gateway?.dataKey) || null;
  await enqueueMail(payload, {
    ...(await cardInVaultMail({ id, orderId, keptKey })),
    key: `card-in-vault:${orderId}`,
    kind: "office-notice",
    to: companyContact("givingEmail"),
    about: { collection: "donations", id: String(id) },
  });
}
