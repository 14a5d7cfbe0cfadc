import type { Payload } from "payload";
import { enqueueMail } from "../../../mail/enqueue-mail.ts";
import type { Donation } from "../../../payload-types.ts";
import { companyContact } from "../../../platform/company.ts";

/** Tells the office, once, that the vault may hold a card of this donation that no row names. */
export async function mailCardInVault(payload: Payload, donation: Donation): Promise<void> {
  const { id, orderId, state, gateway } = donation;
  const { cardInVaultMail } = await import("./card-in-vault-mail.ts");
  const keptKey = (state === "approved" && gateway?.dataKey) || null;
  await enqueueMail(payload, {
    ...(await cardInVaultMail({ id, orderId, keptKey })),
    key: `card-in-vault:${orderId}`,
    kind: "office-notice",
    to: companyContact("givingEmail"),
    about: { collection: "donations", id: String(id) },
  });
}
