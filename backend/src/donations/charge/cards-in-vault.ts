import type { Payload } from "payload";
import type { Donation } from "../../payload-types.ts";
import { errorFacts } from "../../platform/log/error-facts.ts";
import type { Gateway, StoredCardOutcome } from "../gateway/gateway.ts";
import { timesNoted } from "../record/donation-history.ts";
import { keepsCard } from "../record/donation-kind.ts";
import { isUnsettled } from "../record/donation-states.ts";
import { findDonation, moveDonation } from "../record/donation-store.ts";

/*
 * The vault makes up the key of a card, so a process that dies before it has written the key leaves a card there that no row
 * names, and the vault lists only those that are about to expire. So the row says before each asking that the vault is asked,
 * and after it what came of that; the office hears of what nobody knows, and `removeUnknownCards` comes behind it.
 *
 * The vault takes no key of ours and no order id, and does not answer a question for a customer id. Its one key for each card
 * (`data_key_format` `0U`) would have the second storing answer the key of the first; but nothing public says whether it then
 * takes the new expiry of a card that was renewed under its number, and two gifts with one card would lose it when one is
 * stopped. To store a made-up number first and exchange it for the card (`res_update_cc`) is not possible with the gateway's
 * own card fields, nor from a verification.
 */

/** What the history says of the vault and a verified card. */
const vaultRequested = "the vault is asked to keep the verified card";
export const vaultRefused = "the card is verified but the vault refused it";
const vaultFailed = "the card is verified but was not stored";
const vaultLost = "the card is verified but not surely stored";

/** What the history says when the card was not stored, as far as is known. */
export const vaultNote = (outcome: Exclude<StoredCardOutcome, { kind: "stored" }>): string => {
  if (outcome.kind === "not-stored") return vaultRefused;
  return outcome.mayBeStored ? vaultLost : vaultFailed;
};

/** Writes that the vault is about to be asked; `null` when somebody else has moved the row, who then asks. */
export const noteVaultRequest = (payload: Payload, donation: Donation, now: Date): Promise<Donation | null> =>
  moveDonation(payload, donation, { state: donation.state, note: vaultRequested, now });

/** How many cards the vault may hold for this row under keys that nobody knows. */
export function unknownCards(donation: Donation): number {
  const clear = timesNoted(donation, vaultRefused) + timesNoted(donation, vaultFailed);
  const known = donation.gateway?.dataKey ? 1 : 0;
  return Math.max(0, timesNoted(donation, vaultRequested) - clear - known);
}

/**
 * Takes a card that no gift will use out of the gateway's vault. Of one that may still be there the office hears: a person
 * finds it by its customer id, which is the order id.
 */
export async function forgetCard(
  { payload, gateway }: { payload: Payload; gateway: Gateway },
  donation: Donation,
  dataKey: string,
): Promise<void> {
  const deleted = await gateway.deleteCard(dataKey);
  if (deleted.kind !== "unknown") return;
  const { orderId } = donation;
  payload.logger.error({ msg: "A stored card that no gift uses is still in the gateway's vault", orderId });
  const { mailCardInVault } = await import("./mails/card-in-vault-mail.ts");
  await mailCardInVault(payload, donation);
}

type Context = { payload: Payload; gateway: Gateway; now: () => Date };

async function isNamed({ payload }: Context, dataKey: string): Promise<boolean> {
  const rows = await payload.count({
    collection: "donations",
    where: { "gateway.dataKey": { equals: dataKey } },
  });
  const gifts = await payload.count({ collection: "monthly-gifts", where: { dataKey: { equals: dataKey } } });
  return rows.totalDocs + gifts.totalDocs > 0;
}

/** The row for which a card was stored, when it is settled: while it is not, it may be about to name the card. */
async function settledRow({ payload }: Context, orderId: string): Promise<Donation | null> {
  const row = await findDonation(payload, { orderId: { equals: orderId } });
  return row && keepsCard(row) && !isUnsettled(row.state) && row.state !== "held" ? row : null;
}

/**
 * Takes the cards out of the gateway's vault that were stored for a row of ours and that no row names, because a process died
 * between the two or an answer was lost. The vault lists none but those that expire this month or the next, so this comes
 * behind the office, which hears of such a card at once. It is asked once a day: the gateway allows few such questions.
 */
export async function removeUnknownCards(context: Context): Promise<void> {
  const { payload, gateway, now } = context;
  const listed = await gateway.listExpiringCards();
  if (listed.kind === "unknown") {
    payload.logger.warn({ msg: "The gateway's vault does not list its cards", answer: listed.reason });
    return;
  }
  for (const { storedCard: dataKey, storedFor: orderId } of listed.cards) {
    try {
      const row = await settledRow(context, orderId);
      if (!row || (await isNamed(context, dataKey))) continue;
      if ((await gateway.deleteCard(dataKey)).kind !== "removed") continue;
      const note = "a card that no row names is taken out of the vault";
      await moveDonation(payload, row, { state: row.state, note, now: now() });
    } catch (error) {
      const msg = "A card that no row names may still be in the vault";
      payload.logger.error({ msg, orderId, error: errorFacts(error) });
    }
  }
}
