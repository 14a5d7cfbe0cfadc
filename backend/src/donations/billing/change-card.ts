import { setTimeout as sleep } from "node:timers/promises";
import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { createOrderId } from "@pcf/contract/donation/order-id";
import type { Donation, MonthlyGift } from "../../payload-types.ts";
import { relatedId } from "../../platform/database/related-id.ts";
import { errorFacts } from "../../platform/log/error-facts.ts";
import { chargeDonation } from "../charge/charge-donation.ts";
import { followUpDonation } from "../follow-up/follow-up-donation.ts";
import { earliestStatusCheck, type PaymentCard } from "../gateway/gateway.ts";
import type { DonateContext } from "../give/donate.ts";
import { removeOldCards } from "../monthly/old-cards.ts";
import { isBlocked } from "../protection/blocklist.ts";
import { requestedTooOften } from "../protection/protection-counters.ts";
import { donationWithKey, findDonation, insertDonation } from "../record/donation-store.ts";
import { giftsWhere } from "../record/gifts-where.ts";
import { factsOfMonthly } from "./bill-gift.ts";
import { learnCard } from "./remind-donors.ts";

/** Another card, as the donor has typed it. The same `key` is the same change. */
export type CardRequest = { key: string; paymentCard: PaymentCard; cardIdentity: string; ip: string };

/**
 * - `changed`: it stands, and the gift is charged to it
 * - `declined`: the bank did not accept it; `failed`: it could not be checked; in both the card before stays
 * - `being-checked`: its outcome is not known yet; the donor hears by mail
 * - `busy`, `too-often`: nothing was sent
 * - `stopped`: there is no gift any more to give a card
 */
export type CardAnswer =
  | "changed"
  | "declined"
  | "failed"
  | "being-checked"
  | "busy"
  | "too-often"
  | "stopped";

/** Cards that the donor of one gift may try in an hour of the clock: the right one and slips, and no list of stolen ones. */
const mostAnHour = 5;
const pollMs = 100;

const answers: Record<Donation["state"], CardAnswer> = {
  approved: "changed",
  refunded: "changed",
  declined: "declined",
  "not-charged": "failed",
  sending: "being-checked",
  unknown: "being-checked",
  held: "being-checked",
};

type CardChange = { gift: MonthlyGift; request: CardRequest; leftMs: () => number };

/**
 * Has the bank check another card for a monthly gift, and the gateway's vault keep it; then the gift is charged to it. The row
 * of the change is written before anybody is asked, and settled like a sign-up when an answer is lost or this process dies
 * (decision 007). So at any moment the gift has the card before or the new one, and each card in the vault has a row.
 *
 * There is no human check: the donor has opened a mailed link, and declines count by address, card and network as in the form.
 */
export function changeCard(
  context: DonateContext,
  gift: MonthlyGift,
  request: CardRequest,
): Promise<CardAnswer> {
  const began = context.now().getTime();
  const leftMs = () => Math.max(0, began + context.answerWithinMs - context.now().getTime());
  return context.attempts.inTurn(request.key, () => take(context, { gift, request, leftMs }));
}

async function take(context: DonateContext, change: CardChange): Promise<CardAnswer> {
  const { payload, gatekeeper } = context;
  const { gift, request } = change;
  const earlier = await donationWithKey(payload, request.key);
  if (earlier) return answerOf(context, earlier, change);
  if (gift.state === "stopped") return "stopped";

  const now = context.now();
  const identity = { ip: request.ip, email: gift.email, card: request.cardIdentity };
  if (await isBlocked(payload, identity, now)) return "too-often";
  const limit = { what: "card-of", value: gift.orderId, most: mostAnHour, now };
  if (await requestedTooOften(payload, limit)) return "too-often";
  const read = await gatekeeper.look(identity, now);
  if (read.refused) return "too-often";
  const pass = await gatekeeper.enter(identity, now, {
    key: request.key,
    read,
    captcha: { verdict: "plain", proof: null },
    trusted: () => Promise.resolve(true),
  });
  if (pass === "limited") return "too-often";
  if (typeof pass === "string" || "place" in pass) return "busy";

  const row = await writeRow(context, change, now).catch(async (error: unknown) => {
    await pass.leave("unclear");
    throw error;
  });
  if (!row) {
    await pass.leave("unclear");
    const first = await donationWithKey(payload, request.key);
    return first ? answerOf(context, first, change) : "busy";
  }
  await context.checkpoint?.("row-written");
  const changed = carryOut(context, row, request.paymentCard).then(
    async (written) => {
      await pass.leave(
        written.state === "declined" || written.state === "approved" ? written.state : "unclear",
      );
      return written;
    },
    async (error: unknown) => {
      // What was written stays, and the sweep goes on from there.
      const facts = { msg: "Another card of a monthly gift was left half done", orderId: row.orderId };
      payload.logger.error({ ...facts, error: errorFacts(error) });
      await pass.leave("unclear");
      return row;
    },
  );
  const answered = await Promise.race([changed, sleep(change.leftMs(), row, { ref: false })]);
  return answers[answered.state];
}

async function writeRow({ payload, now }: DonateContext, { gift, request }: CardChange, at: Date) {
  const signUp = await findDonation(payload, { id: { equals: relatedId(gift.signUp) } });
  return insertDonation(payload, {
    facts: { ...factsOfMonthly(gift, signUp), donationType: "card-change", amountCents: 0 },
    key: request.key,
    proof: null,
    orderId: createOrderId(charityDay(at)),
    firstBillingDay: null,
    ofMonthly: { monthlyGift: gift.id },
    now: at,
    checkAt: earliestStatusCheck(now()),
  });
}

/** Asks the gateway, gives the gift its new card, and takes the one before out of the vault. */
async function carryOut(context: DonateContext, row: Donation, paymentCard: PaymentCard): Promise<Donation> {
  const { payload, checkpoint } = context;
  const written = await chargeDonation(context, row, paymentCard);
  await checkpoint?.("outcome-written");
  if (written.state !== "approved") {
    context.queue(written);
    return written;
  }
  await followUpDonation(payload, written.id);
  await checkpoint?.("card-taken");
  const id = relatedId(row.monthlyGift);
  await removeOldCards(context, id ?? undefined);
  const [gift] = await giftsWhere(payload, { id: { equals: id } });
  if (gift?.dataKey) await learnCard(context, gift);
  return written;
}

/** The answer of a change that another post began. */
async function answerOf(
  context: DonateContext,
  row: Donation,
  { gift, leftMs }: CardChange,
): Promise<CardAnswer> {
  if (relatedId(row.monthlyGift) !== gift.id) return "busy";
  let current = row;
  while (current.state === "sending" && leftMs() > 0) {
    await sleep(pollMs);
    current = (await findDonation(context.payload, { id: { equals: row.id } })) ?? current;
  }
  return answers[current.state];
}
