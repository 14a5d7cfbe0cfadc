import { parseAmount } from "@pcf/contract/donation/amount";
import type { Payload } from "payload";
import type { Donation, MonthlyGift } from "../../../payload-types.ts";
import { relatedId } from "../../../platform/database/related-id.ts";
import { unknownCards } from "../../charge/cards-in-vault.ts";
import { giftsWhere } from "../../record/gifts-where.ts";
import type { Simulator } from "../../testing/start-simulator.ts";
import { compareMails } from "./compare-mails.ts";
import { compareReceipts } from "./compare-receipts.ts";
import { compareTries, monthOf, type TryAtBank } from "./compare-tries.ts";
import { hardDecline, type LivedYear } from "./simulated-year.ts";

const cents = (amount: string) => parseAmount(amount) ?? Number.NaN;
const sum = (amounts: number[]) => amounts.reduce((total, each) => total + each, 0);
const isApproved = ({ responseCode }: { responseCode: string }) => Number(responseCode) < 50;

async function rowsOf(payload: Payload, donationType: "instalment" | "card-change"): Promise<Donation[]> {
  const where = { donationType: { equals: donationType } };
  const { docs } = await payload.db.find<Donation>({
    ...{ collection: "donations", where, sort: "id", pagination: false },
  });
  return docs;
}

/**
 * Changes to another card that came about; one that is settled after its gift was stopped is of none. A donor who gives a
 * card and stops on the same day of this year does both at one time of its clock.
 */
function cardsTaken(changes: Donation[], gifts: MonthlyGift[]): Donation[] {
  const stoppedAt = new Map(gifts.map((gift) => [gift.id, gift.stoppedAt ?? "9"]));
  return changes.filter(
    ({ state, monthlyGift, approvedAt }) =>
      state === "approved" && (approvedAt ?? "") <= (stoppedAt.get(relatedId(monthlyGift) ?? 0) ?? ""),
  );
}

/** Cards that the vault holds beyond those of the gifts and those of which the office was told. */
async function cardsNobodyKnows(simulator: Simulator, gifts: MonthlyGift[], changes: Donation[]) {
  const known = new Set(gifts.map(({ dataKey }) => dataKey));
  const unknown = (await simulator.cards()).filter((card) => !known.has(card)).length;
  return Math.max(0, unknown - sum(changes.map(unknownCards)));
}

/** What the bank declined: tries after which it was asked again, and those after which the gift was paused. */
function declinesOf(atBank: TryAtBank[], { leftByWish }: LivedYear) {
  const months = Map.groupBy(atBank, ({ row }) => monthOf(row));
  const declined = atBank.filter(({ approved }) => !approved);
  const isLastOfAll = (each: TryAtBank) =>
    months.get(monthOf(each.row))?.at(-1) === each && !leftByWish.has(monthOf(each.row));
  const rowsOf = (tries: TryAtBank[]) => tries.map(({ row }) => row);
  return {
    declined: declined.length,
    hard: declined.filter(({ isoCode }) => isoCode === hardDecline.iso).length,
    declinedOnce: rowsOf(declined.filter((each) => !isLastOfAll(each))),
    declinedForGood: rowsOf(declined.filter(isLastOfAll)),
  };
}

/** What a year came to, and each way in which it may be wrong as a number that should be 0. */
export async function compareYear(payload: Payload, simulator: Simulator, lived: LivedYear) {
  const rows = await rowsOf(payload, "instalment");
  const changes = await rowsOf(payload, "card-change");
  const gifts = await giftsWhere(payload, {});
  const purchases = await simulator.purchases();
  const charges = purchases.filter(isApproved);
  const approved = rows.filter(({ state }) => state === "approved" || state === "refunded");
  const backs = (await simulator.transactions()).filter(
    (each) => (each.type === "refund" || each.type === "purchasecorrection") && isApproved(each),
  );
  const backCents = sum(backs.map(({ amount }) => cents(amount)));
  const rowOf = new Map(rows.map((row) => [row.orderId, row]));
  const amountOf = new Map(approved.map((row) => [row.orderId, row.amountCents]));
  const atBank = purchases.flatMap((purchase): TryAtBank[] => {
    const row = rowOf.get(purchase.orderId);
    return row ? [{ row, isoCode: purchase.isoCode, approved: isApproved(purchase) }] : [];
  });
  const { declined, hard, declinedOnce, declinedForGood } = declinesOf(atBank, lived);
  const cards = cardsTaken(changes, gifts);
  const stopped = gifts.filter(({ state }) => state === "stopped");
  const receipts = await compareReceipts({ payload, simulator }, { rows, gifts });
  const mails = await compareMails(payload, { gifts, declinedOnce, declinedForGood, cards, lived });
  return {
    due: lived.due.size,
    charged: charges.length,
    cents: sum(charges.map(({ amount }) => cents(amount))),
    givenBack: backs.length,
    backCents,
    cards: cards.length,
    amounts: lived.amounts.length,
    pauses: lived.pauses.length,
    leftByWish: lived.leftByWish.size,
    ...{ declined, hard, stopped: stopped.length, killed: lived.killedInTheMiddle },
    ...{
      receipts: receipts.receipts,
      receiptedCents: receipts.receiptedCents,
      receiptsOfSeveral: receipts.ofSeveralGifts,
      mails: mails.mails,
    },
    wrong: {
      giftsMissing: lived.donors - gifts.length,
      centsApart: sum(charges.map(({ amount }) => cents(amount))) - sum([...amountOf.values()]),
      chargesWithoutRow: charges.filter(({ orderId, amount }) => amountOf.get(orderId) !== cents(amount))
        .length,
      rowsWithoutCharge: approved.length - charges.length,
      notSettled: rows.filter(({ state }) => state === "sending" || state === "unknown" || state === "held")
        .length,
      declinesApart: declined - rows.filter(({ state }) => state === "declined").length,
      backApart: backCents - sum(rows.map(({ refundedCents }) => refundedCents)),
      cardsNobodyKnows: await cardsNobodyKnows(simulator, gifts, changes),
      cardsOfStoppedGifts: stopped.filter(({ dataKey }) => dataKey !== "").length,
      ...compareTries({ rows, atBank, gifts, cards, lived }),
      ...mails.wrong,
      ...receipts.wrong,
    },
  };
}
