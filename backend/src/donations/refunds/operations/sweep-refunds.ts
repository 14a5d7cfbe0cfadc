import type { Where } from "payload";
import type { Refund } from "../../../payload-types.ts";
import { updateIf } from "../../../platform/database/update-if.ts";
import { errorFacts } from "../../../platform/log/error-facts.ts";
import { isForWantOfRoom } from "../../../platform/storage/disk-faults.ts";
import { followUpRefund, giftOf } from "./follow-up-refund.ts";
import type { RefundContext } from "./send-refund.ts";
import { settleRefund } from "./settle-refund.ts";

const atMost = 100;
const pauseAfterFailureMs = 10 * 60_000;
/** A full disk is no fault of the refund: when there is room again, it goes on. */
const pauseForRoomMs = 60_000;

/**
 * Finishes what a crash or a lost answer has left: asks after refunds that are not clear, and does what should follow those
 * that are. `everything` also takes those whose turn has not come, as at start-up.
 */
export async function sweepRefunds(
  context: RefundContext,
  { everything = false }: { everything?: boolean } = {},
): Promise<void> {
  const { payload } = context;
  const turn: Where = everything
    ? {}
    : {
        or: [
          { nextTurnAt: { exists: false } },
          { nextTurnAt: { less_than_equal: context.now().toISOString() } },
        ],
      };
  const find = async (where: Where) =>
    (
      await payload.db.find<Refund>({
        collection: "refunds",
        where: { and: [where, turn] },
        sort: "nextTurnAt",
        limit: atMost,
        pagination: false,
      })
    ).docs;
  for (const refund of await find({ state: { in: ["sending", "unknown"] } })) {
    const asked = await attempt(context, refund, async () =>
      settleRefund(context, await giftOf(payload, refund), refund),
    );
    // A gateway that does not answer at all is asked no further: the rest stay due.
    if (asked?.silent) break;
  }
  for (const refund of await find({ followUp: { equals: "due" } }))
    await attempt(context, refund, () => followUpRefund(payload, refund.id, { now: context.now() }));
}

/** What fails for one is logged, has its next turn after a pause, and does not concern the others. */
async function attempt<Result>(
  { payload, now }: RefundContext,
  refund: Refund,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    payload.logger.error({
      msg: "A refund could not be finished",
      refund: refund.orderId,
      error: errorFacts(error),
    });
    const pauseMs = isForWantOfRoom(error) ? pauseForRoomMs : pauseAfterFailureMs;
    const nextTurnAt = new Date(now().getTime() + pauseMs).toISOString();
    await updateIf(payload, "refunds", { id: { equals: refund.id } }, { nextTurnAt });
    return undefined;
  }
}
