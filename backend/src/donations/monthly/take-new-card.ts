import type { Payload } from "payload";
import type { Donation, MonthlyGift } from "../../payload-types.ts";
import { inOneSave } from "../../platform/database/in-one-save.ts";
import { relatedId } from "../../platform/database/related-id.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { chargeOnItsWay, giftsWhere } from "../record/gifts-where.ts";
import { hasNoCardYet, waitsForCard } from "../record/monthly-gift-states.ts";
import { enqueueMonthlyMail } from "./mails/enqueue-monthly-mail.ts";
import type { AfterCardChange } from "./mails/monthly-card-mail.ts";
import { nextUntriedDay, noPause } from "./pause-gift.ts";

/** Whoever bills or stops the gift at the same moment changes it once, not again and again. */
const mostTries = 5;

async function isNewest(payload: Payload, { id, monthlyGift }: Donation): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: "donations",
    where: {
      monthlyGift: { equals: relatedId(monthlyGift) },
      donationType: { equals: "card-change" },
      state: { equals: "approved" },
      id: { greater_than: id },
    },
  });
  return totalDocs === 0;
}

/** The day with which a gift goes on that waited for another card; `null` when it did not. */
const resumeDayOf = (payload: Payload, gift: MonthlyGift, approvedAt: string): Promise<string | null> =>
  waitsForCard(gift) ? nextUntriedDay(payload, gift, new Date(approvedAt)) : Promise.resolve(null);

/**
 * Gives a monthly gift the card that its donor has changed to, and tells them, in one save. What was paused since the bank
 * declined the old card, or had none yet, goes on with the next 15th. The card before leaves the vault afterwards (`old-cards.ts`). It may run
 * more than once: of several changes the newest counts, and a gift that was stopped meanwhile takes none.
 */
export async function takeNewCard(payload: Payload, change: Donation): Promise<void> {
  const id = relatedId(change.monthlyGift);
  const dataKey = change.gateway?.dataKey;
  const approvedAt = change.approvedAt ?? change.updatedAt;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const [gift] = await giftsWhere(payload, { id: { equals: id } });
    if (!gift) throw new Error(`The card of ${change.orderId} belongs to no monthly gift`);
    if (gift.dataKey === dataKey) return;
    if (!dataKey || gift.state === "stopped" || !(await isNewest(payload, change))) {
      await updateIf(payload, "monthly-gifts", { id: { equals: id } }, { oldCards: true });
      return;
    }
    const goesOn = await resumeDayOf(payload, gift, approvedAt);
    const onItsWay = (await chargeOnItsWay(payload, gift))?.dueDay ?? null;
    const mail = await cardChangedMail(gift, { goesOn, onItsWay, key: change.orderId });
    const saved = await inOneSave(payload, async (req) => {
      const changed = await updateIf(
        payload,
        "monthly-gifts",
        {
          id: { equals: id },
          dataKey: { equals: gift.dataKey },
          state: { equals: gift.state },
          nextBillingDay: { equals: gift.nextBillingDay },
        },
        {
          dataKey,
          issuerId: change.gateway?.issuerId ?? null,
          cardExpiry: null,
          cardEnding: null,
          cardChangedAt: approvedAt,
          oldCards: true,
          ...(goesOn && {
            ...{ state: "active", nextBillingDay: goesOn, ...noPause },
            stateReason: hasNoCardYet(gift) ? "Begins with its first card here" : "Goes on with another card",
          }),
        },
        req,
      );
      if (changed) await enqueueMonthlyMail(payload, gift, mail, req);
      return changed;
    });
    if (saved) return;
  }
  throw new Error(`The monthly gift of ${change.orderId} is being changed by others`);
}

type CardChange = {
  /** The due day of a charge that is with the bank already. */
  onItsWay: string | null;
  /** The day with which a gift goes on that waited for a card. */
  goesOn: string | null;
  /** Which change it is: each is told once. */
  key: string;
};

function afterChange(gift: MonthlyGift, { onItsWay, goesOn }: CardChange): AfterCardChange {
  if (goesOn) return { next: hasNoCardYet(gift) ? "begins" : "goesOn", day: goesOn };
  if (onItsWay) return { next: "onItsWay", day: onItsWay };
  if (gift.state === "paused")
    return gift.resumeDay ? { next: "pausing", day: gift.resumeDay } : { next: "paused" };
  return {
    next: gift.state === "failing" ? "again" : "next",
    day: gift.nextTryDay ?? gift.nextBillingDay,
  };
}

/** The mail that a monthly gift, as it was before, has another card, and what comes next. */
async function cardChangedMail(gift: MonthlyGift, change: CardChange) {
  const { monthlyCardMail } = await import("./mails/monthly-card-mail.ts");
  const { firstName, lastName, amountCents, orderId, donationArea } = gift;
  return {
    ...(await monthlyCardMail(
      { firstName, lastName, amountCents, orderId, donationArea },
      afterChange(gift, change),
    )),
    key: `monthly-card:${change.key}`,
    kind: "monthly-changed",
  } as const;
}
