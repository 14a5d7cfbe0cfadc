import type { Payload } from "payload";
import type { Donation } from "../../payload-types.ts";
import { timesNoted } from "../donation-history.ts";
import { moveDonation } from "../donation-store.ts";
import type { VaultOutcome } from "../gateway/gateway.ts";

/*
 * The vault makes up the key of a card, so a process that dies before it has written the key leaves a card there that no row
 * names, and the vault has no list to ask for. So the row says before each asking that the vault is asked, and after it what
 * came of that; the office hears of what nobody knows.
 */

/** What the history says of the vault and a verified card. */
const vaultAsked = "the vault is asked to keep the verified card";
export const vaultRefused = "the card is verified but the vault refused it";
const vaultFailed = "the card is verified but was not stored";
const vaultLost = "the card is verified but not surely stored";

/** What the history says when the card was not stored, as far as is known. */
export const vaultNote = (outcome: Exclude<VaultOutcome, { kind: "stored" }>): string => {
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
