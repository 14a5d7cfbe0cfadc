import type { Donation, Refund } from "../../../payload-types.ts";
import { notFoundIsFinalAfterMs } from "../../charge/settle-donation.ts";
import type { StatusOutcome } from "../../gateway/gateway.ts";
import { moveRefund, type RefundChange, refundsOf } from "../refund-store.ts";
import { recordRefund } from "./record-refund.ts";
import { notGivenBack, stillOpen } from "./refund-change.ts";
import { type RefundContext, refundRequest } from "./send-refund.ts";

/**
 * The gateway numbers refunds by the order of the gift, so its answer may be of the charge or of an earlier refund. Of one that
 * a person has decided by the gateway's list we know no transaction: after it no answer can be told from its own.
 */
async function ofAnother(
  { payload }: RefundContext,
  donation: Donation,
  refund: Refund,
  status: StatusOutcome,
) {
  if (!("receipt" in status)) return false;
  const others = (await refundsOf(payload, donation)).filter(({ id }) => id !== refund.id);
  if (others.some(({ state, gateway }) => state === "given-back" && !gateway?.transactionId)) return true;
  const known = [donation, ...others].map(({ gateway }) => gateway?.transactionId);
  const { transactionId } = status.receipt;
  return transactionId === null || known.includes(transactionId);
}

/** Asks the gateway what became of a refund and writes it. It never sends one. */
export async function settleRefund(
  context: RefundContext,
  donation: Donation,
  refund: Refund,
): Promise<{ refund: Refund; silent: boolean }> {
  const { payload, gateway } = context;
  if (refund.state !== "sending" && refund.state !== "unknown") return { refund, silent: false };
  const status = await gateway.checkRefund(refundRequest(donation, refund));
  const now = context.now();
  const write = async (change: RefundChange) => ({
    refund: (await moveRefund(payload, refund, { ...change, now })) ?? refund,
    silent: status.kind === "silent",
  });
  if (await ofAnother(context, donation, refund, status))
    return write(stillOpen(refund, "the answer is of another transaction", now));
  switch (status.kind) {
    case "approved":
    case "declined":
    case "mismatch":
      return {
        refund: await recordRefund(payload, refund, { outcome: status, asked: true, now }),
        silent: false,
      };
    case "not-found":
      return write(
        now.getTime() - new Date(refund.sentAt).getTime() >= notFoundIsFinalAfterMs
          ? notGivenBack("the gateway does not know it", true)
          : stillOpen(refund, "the gateway does not know it yet", now),
      );
    case "not-processed":
      return write(stillOpen(refund, "status check refused", now));
    case "unknown":
    case "silent":
      return write(stillOpen(refund, status.reason, now));
  }
}
