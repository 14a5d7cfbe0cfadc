import type { Payload } from "payload";
import type { Donation } from "../../payload-types.ts";
import type { StoredCardOutcome } from "../gateway/gateway.ts";
import { timesNoted } from "../record/donation-history.ts";
import { moveDonation } from "../record/donation-store.ts";

/*
 * The vault makes up the key of a card, so a process that dies before it has written the key leaves a card there that no row
 * names, and the vault lists only those that are about to expire. So the row says before each asking that the vault is asked,
 * and after it what came of that; the office hears of what nobody knows, and `remove-unknown-cards.ts` comes behind it.
 *
 * The vault takes no key of ours and no order id, and does not answer a question for a customer id. Its one key for each card
 * (`data_key_format` `0U`) would have the second storing answer the key of the first; but nothing public says whether it then
 * takes the new expiry of a card that was renewed under its number, and two gifts with one card would lose it when one is
 * stopped. To store a made-up number first and exchange it for the card (`res_update_cc`) is not possible with the gateway's
 * own card fields, nor from a verification.
 */

/** What the history says of the vault and a verified card. */
const vaultAsked = "the vault is asked to keep the verified card";
export const vaultRefused = "the card is verified but the vault refused it";
const vaultFailed = "the card is verified but was not stored";
const vaultLost = "the card is verified but not surely stored";

/** What the history says when the card was not stored, as far as is known. */
export const vaultNote = (outcome: Exclude<StoredCardOutcome, { kind: "stored" }>): string => {
  if (outcome.kind === "not-stored") return vaultRefused;
  return outcome.mayBeStored ? vaultLost : vaultFailed;
};

/** Writes that the vault is about to be asked; `null` when somebody else has moved the row, who then asks. */
export const noteVaultAsked = (payload: Payload, donation: Donation, now: Date): Promise<Donation | null> =>
  moveDonation(payload, donation, { state: donation.state, note: vaultAsked, now });

/** How many cards the vault may hold for this row under keys that nobody knows. */
export function unknownCards(donation: Donation): number {
  const clear = timesNoted(donation, vaultRefused) + timesNoted(donation, vaultFailed);
  const known = donation.gateway?.dataKey ? 1 : 0;
  return Math.max(0, timesNoted(donation, vaultAsked) - clear - known);
}
