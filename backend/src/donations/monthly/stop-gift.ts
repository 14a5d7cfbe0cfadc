import { charityDay } from "@pcf/contract/donation/next-billing-day";
import type { Payload } from "payload";
import type { Donation, MonthlyGift } from "../../payload-types.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { ecardStatus, settleEcard } from "../ecards/gift-ecard.ts";
import { receiptYearsToCome } from "../receipts/annual-receipts.ts";
import { receiptSettings } from "../receipts/receipt-settings.ts";
import { chargeOnItsWay, giftsWhere } from "../record/gifts-where.ts";
import { type ChangeContext, NotChanged } from "./gift-change.ts";
import { enqueueMonthlyMail } from "./mails/enqueue-monthly-mail.ts";

const triesOf = async (payload: Payload, { id }: MonthlyGift) =>
  (
    await payload.db.find<Donation>({
      collection: "donations",
      where: { monthlyGift: { equals: id }, donationType: { equals: "instalment" } },
      sort: "-id",
      pagination: false,
    })
  ).docs;

async function mailStopped({ payload, now }: ChangeContext, gift: MonthlyGift) {
  const tries = await triesOf(payload, gift);
  const day = charityDay(gift.stoppedAt ? new Date(gift.stoppedAt) : now());
  const onItsWay = await chargeOnItsWay(payload, gift);
  const facts = {
    receiptYears: await receiptYearsToCome(payload, tries, { giftId: gift.id, day }),
    everGiven: tries.some(({ state }) => state === "approved"),
    onItsWay: onItsWay?.dueDay ?? null,
    ecard: await ecardStatus(payload, gift),
  };
  const { minimumCents } = await receiptSettings(payload);
  const { monthlyStoppedMail } = await import("./mails/monthly-stopped-mail.ts");
  await enqueueMonthlyMail(payload, gift, {
    ...(await monthlyStoppedMail({ ...gift, ...facts, minimumCents })),
    key: `monthly-stopped:${gift.orderId}`,
    kind: "monthly-stopped",
  });
}

/** Does what follows a stop: the donor hears of it, and the card leaves the vault. Each happens once. */
async function finishStop(context: ChangeContext, gift: MonthlyGift): Promise<void> {
  const { payload, gateway } = context;
  await settleEcard(payload, { orderId: gift.orderId, donationType: "monthly" });
  await mailStopped(context, gift);
  const { id, orderId, dataKey } = gift;
  // One that came over from the former system may have none yet.
  if (!dataKey) return;
  const deleted = await gateway.deleteCard(dataKey);
  if (deleted.kind === "unknown") {
    payload.logger.warn({
      msg: "The card of a stopped gift is still in the vault: it is tried again",
      orderId,
      answer: deleted.reason,
    });
    return;
  }
  await updateIf(
    payload,
    "monthly-gifts",
    { id: { equals: id }, dataKey: { equals: dataKey } },
    { dataKey: "" },
  );
}

/** Gifts that were stopped and whose card is still in the vault, after a crash or while the gateway was silent. */
export async function finishStops(context: ChangeContext): Promise<void> {
  const left = await giftsWhere(context.payload, {
    and: [{ state: { equals: "stopped" } }, { dataKey: { not_equals: "" } }],
  });
  for (const gift of left) await finishStop(context, gift);
}

/**
 * Stops a gift for ever: from this moment on nothing more is sent to the bank. What was sent already is settled as ever, and
 * the donor reads that it was on its way.
 *
 * @throws NotChanged when it is stopped already.
 */
export async function stopGift(
  context: ChangeContext,
  gift: MonthlyGift,
  { reason }: { reason: string },
): Promise<void> {
  const { payload } = context;
  const stoppedAt = context.now().toISOString();
  const stopped = await updateIf(
    payload,
    "monthly-gifts",
    { id: { equals: gift.id }, state: { not_equals: "stopped" } },
    {
      state: "stopped",
      stoppedAt,
      stateReason: reason,
      nextTryDay: null,
      pauseMonths: null,
      resumeDay: null,
    },
  );
  if (!stopped) throw new NotChanged("This monthly gift is stopped already");
  // Its donor may have given another card since it was read; from now on nobody changes the card.
  const [asStopped = { ...gift, stoppedAt }] = await giftsWhere(payload, { id: { equals: gift.id } });
  await finishStop(context, asStopped);
}
