import type { Payload } from "payload";
import { z } from "zod";
import type { Donation } from "../../payload-types.ts";
import type { PaymentsFirst } from "../../platform/jobs/payments-first.ts";
import { type SettleContext, settleDue } from "../charge/settle-donation.ts";
import { removeOldCards } from "../monthly/old-cards.ts";
import { finishReplacements } from "../receipts/issue/replace-receipt.ts";
import { unsettledStates } from "../record/donation-states.ts";
import { sweepRefunds } from "../refunds/sweep-refunds.ts";
import { followUpDue } from "./follow-up-due.ts";

const followUpIsLateAfterMs = 60_000;
const atMost = 200;
/** Jobs of the queue wait for one another, so this one neither asks nor makes way for donors for long. */
const settleForMs = 30_000;
const followUpForMs = 20_000;
const count = z.object({ docs: z.array(z.unknown()) });

/**
 * Finishes what a crash, a lost answer or a failed job has left: asks after donations whose outcome is not known, does
 * what should follow a change of their state, the same for refunds, completes replacements of receipts, and takes cards that
 * gifts no longer have out of the vault. `everything` also takes those whose turn has not come, as at start-up, when no other process can be at work on them.
 */
export async function sweepDonations(
  context: SettleContext,
  { everything = false, donors }: { everything?: boolean; donors?: PaymentsFirst } = {},
): Promise<{ settled: number; followedUp: number }> {
  const { payload } = context;
  const now = context.now();
  const find = async (where: Parameters<typeof payload.db.find>[0]["where"]): Promise<Donation[]> =>
    (
      await payload.db.find<Donation>({
        collection: "donations",
        where: where ?? {},
        sort: "nextCheckAt",
        limit: atMost,
        pagination: false,
      })
    ).docs;

  const unsettled = await find({
    and: [
      { state: { in: [...unsettledStates] } },
      ...(everything ? [] : [{ nextCheckAt: { less_than_equal: now.toISOString() } }]),
    ],
  });
  const { settled } = await settleDue(context, unsettled, { stopAfterMs: settleForMs });

  const { followedUp } = await followUpDue(payload, {
    now: context.now(),
    dueBy: new Date(context.now().getTime() - (everything ? 0 : followUpIsLateAfterMs)),
    atMost,
    donors,
    stopAfterMs: everything ? Number.POSITIVE_INFINITY : followUpForMs,
  });
  await sweepRefunds(context, { everything });
  await finishReplacements(payload, now);
  await removeOldCards(context);
  await removeExpired(payload, now);
  return { settled, followedUp };
}

async function removeExpired(payload: Payload, now: Date) {
  const expired = { expiresAt: { less_than: now.toISOString() } };
  for (const collection of ["protection-counters", "used-human-checks", "donor-sign-ins"] as const) {
    const { docs } = count.parse(
      await payload.db.find({ collection, where: expired, limit: 1, pagination: false }),
    );
    if (docs.length > 0) await payload.db.deleteMany({ collection, where: expired });
  }
}
