import { formatAmount } from "@pcf/contract/donation/amount";
import type { Donation, Refund } from "../../payload-types.ts";
import { notFoundIsFinalAfterMs } from "../charge/settle-donation.ts";
import { moveDonation } from "../record/donation-store.ts";
import { givenBackDay } from "./record-refund.ts";
import { RefundRefused, refundable } from "./refund-donation.ts";
import { moveRefund, refundsOf } from "./refund-store.ts";
import type { RefundContext } from "./send-refund.ts";

export type RefundDecision = {
  /** What the gateway's own list says went back to the card; 0 for nothing. */
  refundedCents: number;
  reason: string;
  /** Id of the staff account. */
  by: string;
};

/**
 * Ends a refund that is not clear by what a person has read in the gateway's own list. The gift's history names who and why.
 *
 * @throws RefundRefused when it is clear already, when it may still be on its way, or when the sum cannot be.
 */
export async function decideRefund(
  { payload, now }: RefundContext,
  { donation, refund }: { donation: Donation; refund: Refund },
  { refundedCents, reason, by }: RefundDecision,
): Promise<Refund> {
  if (refund.state !== "held" && refund.state !== "unknown")
    throw new RefundRefused("It is clear already what became of this refund");
  const age = now().getTime() - new Date(refund.sentAt).getTime();
  if (refund.state === "unknown" && age < notFoundIsFinalAfterMs)
    throw new RefundRefused("This refund may still be on its way. Try again in a few minutes");
  const others = (await refundsOf(payload, donation)).filter(({ id }) => id !== refund.id);
  const { cents } = refundable(donation, others);
  if (refundedCents > cents)
    throw new RefundRefused(`No more than ${formatAmount(cents)} of this gift was left to give back`);
  const moved = await moveDonation(payload, donation, {
    state: donation.state,
    note: `refund settled by staff ${by}, ${refundedCents} of ${cents} cents: ${reason}`,
    now: now(),
  });
  const decided =
    moved &&
    (await moveRefund(payload, refund, {
      state: refundedCents > 0 ? "given-back" : "refused",
      note: `decided by staff ${by}: as the gateway's list has it`,
      data: {
        ...(refundedCents > 0 && {
          amountCents: refundedCents,
          givenBackDay: givenBackDay(refund),
          followUp: "due",
        }),
        nextTurnAt: null,
      },
      now: now(),
    }));
  if (!decided) throw new RefundRefused("Somebody else has just changed this refund. Load the page again");
  return decided;
}
