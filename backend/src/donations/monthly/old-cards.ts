import type { Payload } from "payload";
import type { Donation, MonthlyGift } from "../../payload-types.ts";
import { relatedId } from "../../platform/database/related-id.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { errorFacts } from "../../platform/log/error-facts.ts";
import type { Gateway } from "../gateway/gateway.ts";
import { donationKind } from "../record/donation-kind.ts";
import { unsettledStates } from "../record/donation-states.ts";
import { moveDonation } from "../record/donation-store.ts";
import { giftsWhere } from "../record/gifts-where.ts";

type Context = { payload: Payload; gateway: Gateway; now: () => Date };

/**
 * Whether a month is being charged, perhaps with a card that the gift had before: billing writes its row first and reads the
 * card afterwards, and here the card is changed first and looked for rows afterwards.
 */
async function isBeingCharged(payload: Payload, { id }: MonthlyGift): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: "donations",
    where: {
      monthlyGift: { equals: id },
      donationType: { equals: "instalment" },
      state: { in: [...unsettledStates] },
    },
  });
  return totalDocs > 0;
}

/** The rows by which the vault was given cards of a gift: each names its own. */
async function rowsWithCards(payload: Payload, { id, signUp }: MonthlyGift): Promise<Donation[]> {
  const { docs } = await payload.db.find<Donation>({
    collection: "donations",
    where: {
      or: [
        { id: { equals: relatedId(signUp) } },
        { and: [{ monthlyGift: { equals: id } }, { donationType: { equals: "card-change" } }] },
      ],
    },
    pagination: false,
  });
  return docs.filter(({ gateway }) => gateway?.dataKey);
}

/** A change that was approved and not taken over yet: its card is about to be the gift's. */
const isToBeTaken = (gift: MonthlyGift, row: Donation) =>
  gift.state !== "stopped" && donationKind(row) === "card-change" && row.followUp === "due";

async function removeOldCardsOf(context: Context, asListed: MonthlyGift): Promise<void> {
  const { payload, gateway, now } = context;
  // The gift is read after the rows: a change that is taken over was written to the gift before its row says so. Since the
  // gifts were listed, those before this one may have had the vault asked for minutes.
  const rows = await rowsWithCards(payload, asListed);
  const [gift] = await giftsWhere(payload, { id: { equals: asListed.id } });
  if (!gift || (await isBeingCharged(payload, gift))) return;
  let left = 0;
  for (const row of rows) {
    const dataKey = row.gateway?.dataKey ?? "";
    if (dataKey === gift.dataKey) continue;
    if (isToBeTaken(gift, row)) {
      left += 1;
      continue;
    }
    const deleted = await gateway.deleteCard(dataKey);
    const gone = deleted.kind !== "unknown";
    if (!gone) {
      const { orderId } = gift;
      payload.logger.warn({
        msg: "An old card of a monthly gift is still in the vault: it is tried again",
        orderId,
        answer: deleted.reason,
      });
    }
    const note = "the card is taken out of the vault";
    const moved =
      gone &&
      (await moveDonation(payload, row, {
        state: row.state,
        note,
        now: now(),
        data: { gateway: { dataKey: null } },
      }));
    if (!moved) left += 1;
  }
  if (left > 0) return;
  const asRead = { id: { equals: gift.id }, dataKey: { equals: gift.dataKey } };
  await updateIf(payload, "monthly-gifts", asRead, { oldCards: false });
}

/**
 * Takes the cards out of the vault that monthly gifts had before. It comes after the new card stands, again and again until
 * the vault has answered, and not while a charge may be under way with the old one.
 */
export async function removeOldCards(context: Context, giftId?: number): Promise<void> {
  const gifts = await giftsWhere(context.payload, {
    oldCards: { equals: true },
    ...(giftId !== undefined && { id: { equals: giftId } }),
  });
  for (const gift of gifts) {
    try {
      await removeOldCardsOf(context, gift);
    } catch (error) {
      const { orderId } = gift;
      const facts = { msg: "An old card of a monthly gift is still in the vault", orderId };
      context.payload.logger.error({ ...facts, error: errorFacts(error) });
    }
  }
}
