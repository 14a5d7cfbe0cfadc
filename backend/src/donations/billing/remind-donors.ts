import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { addDays } from "@pcf/contract/utc-day";
import type { Payload } from "payload";
import type { MonthlyGift } from "../../payload-types.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import type { Gateway } from "../gateway/gateway.ts";
import { lastDayOf } from "../monthly/due-days.ts";
import { giftsWhere } from "../record/gifts-where.ts";
import { billedStates } from "../record/monthly-gift-states.ts";

type ReminderContext = { payload: Payload; gateway: Gateway; now: () => Date };

const comingDays = [1, 2, 3];
/** Who set the gift up less than so many days before its first charge has just read the day in the confirmation. */
const coveredBySetUpDays = 7;
const expiringDays = 30;
/** Cards looked up in one run: an installation with many learns them over some hours. */
const lookUpsARun = 200;

const billed = { state: { in: [...billedStates] } };
/** Paused for some months, after which it goes on by itself. */
const pausing = { state: { equals: "paused" }, resumeDay: { exists: true } };

async function firstChargesComing(payload: Payload, today: string) {
  const days = comingDays.map((ahead) => addDays(today, ahead));
  const gifts = await giftsWhere(payload, {
    and: [billed, { nextBillingDay: { in: days } }, { firstBillingDay: { in: days } }],
  });
  const { mailMonthlyComing } = await import("./reminder-mail.ts");
  for (const gift of gifts) {
    const setUpOn = charityDay(new Date(gift.createdAt));
    if (addDays(setUpOn, coveredBySetUpDays) <= gift.firstBillingDay) await mailMonthlyComing(payload, gift);
  }
}

async function pausesEnding(payload: Payload, today: string) {
  const days = comingDays.map((ahead) => addDays(today, ahead));
  const { mailMonthlyGoesOn } = await import("./reminder-mail.ts");
  for (const gift of await giftsWhere(payload, { and: [pausing, { resumeDay: { in: days } }] }))
    await mailMonthlyGoesOn(payload, gift);
}

/** Asks the vault for the expiry of a gift's card, and for its last digits. */
export async function learnCard(
  { payload, gateway }: Pick<ReminderContext, "payload" | "gateway">,
  { id, dataKey }: Pick<MonthlyGift, "id" | "dataKey">,
): Promise<void> {
  const card = await gateway.lookUpCard(dataKey);
  if (card.kind === "unknown") return;
  await updateIf(
    payload,
    "monthly-gifts",
    { id: { equals: id }, dataKey: { equals: dataKey } },
    { cardExpiry: card.expiry ?? "", cardEnding: card.ending },
  );
}

/**
 * Asks the vault for the expiry of the cards of which it is not known yet: where donors use the gateway's own fields, we
 * have never seen it. What the vault does not tell is kept as an empty text, so that it is asked once.
 */
async function learnCards({ payload, gateway }: ReminderContext) {
  const unknown = await giftsWhere(
    payload,
    { and: [billed, { cardExpiry: { exists: false } }] },
    lookUpsARun,
  );
  for (const gift of unknown) await learnCard({ payload, gateway }, gift);
}

async function cardsExpiring(payload: Payload, today: string) {
  const until = addDays(today, expiringDays);
  // On the last days of January these are three months.
  const months = { greater_than_equal: today.slice(0, 7), less_than_equal: until.slice(0, 7) };
  const gifts = await giftsWhere(payload, { and: [{ or: [billed, pausing] }, { cardExpiry: months }] });
  const { mailCardExpiring } = await import("./reminder-mail.ts");
  for (const gift of gifts) {
    const expiry = gift.cardExpiry ?? "";
    if (lastDayOf(expiry) <= until) await mailCardExpiring(payload, gift, { expiry });
  }
}

/** Writes the mails that a day brings of itself: a first charge that is coming, a pause that ends, a card that expires within 30 days. */
export async function remindDonors(context: ReminderContext): Promise<void> {
  const { payload } = context;
  const today = charityDay(context.now());
  await firstChargesComing(payload, today);
  await pausesEnding(payload, today);
  await learnCards(context);
  await cardsExpiring(payload, today);
}
