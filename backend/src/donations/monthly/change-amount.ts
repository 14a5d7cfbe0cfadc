import type { MonthlyGift } from "../../payload-types.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { giftsWhere } from "../record/gifts-where.ts";
import { type ChangeContext, lookbackStart, NotChanged } from "./gift-change.ts";

/**
 * Changes what is charged each month, from the next charge on that was not written yet; the donor is told. What was sent
 * already keeps its amount: its row has it. The amount is written first, and billing looks at it once more after having
 * written its row, so of a change and a charge in the same moment at least one sees the other.
 * `reason` is that of staff, who do it at the donor's wish.
 *
 * @throws NotChanged when the gift is stopped, has this amount already, or was changed meanwhile.
 */
export async function changeAmount(
  context: ChangeContext,
  gift: MonthlyGift,
  { amountCents, reason = null }: { amountCents: number; reason?: string | null },
): Promise<void> {
  const { id, amountCents: before } = gift;
  if (amountCents === before) throw new NotChanged("This is the amount already");
  const amountChangedAt = context.now().toISOString();
  const changed = await updateIf(
    context.payload,
    "monthly-gifts",
    { id: { equals: id }, state: { not_equals: "stopped" }, amountCents: { equals: before } },
    { amountCents, amountChangedAt, amountReason: reason },
  );
  if (!changed) throw new NotChanged("This monthly gift was stopped, or changed meanwhile");
  const { mailAmountChanged } = await import("./mails/monthly-changed-mail.ts");
  await mailAmountChanged(context.payload, { ...gift, amountCents, amountChangedAt });
}

/** Tells the donors whose change was written by a process that died before it wrote the mail. */
export async function finishAmountChanges({ payload, now }: ChangeContext): Promise<void> {
  const changed = await giftsWhere(payload, {
    and: [{ state: { not_equals: "stopped" } }, { amountChangedAt: { greater_than: lookbackStart(now()) } }],
  });
  const { mailAmountChanged } = await import("./mails/monthly-changed-mail.ts");
  for (const gift of changed) await mailAmountChanged(payload, gift);
}
