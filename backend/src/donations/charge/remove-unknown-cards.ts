import type { Payload } from "payload";
import type { Donation } from "../../payload-types.ts";
import { errorFacts } from "../../platform/log/error-facts.ts";
import type { Gateway } from "../gateway/gateway.ts";
import { keepsCard } from "../record/donation-kind.ts";
import { isUnsettled } from "../record/donation-states.ts";
import { findDonation, moveDonation } from "../record/donation-store.ts";

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
