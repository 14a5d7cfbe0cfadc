import { formatAmount } from "@pcf/contract/donation/amount";
import { APIError, type Endpoint } from "payload";
import { z } from "zod";
import { notAllowed, staffWhoMay } from "../../access/staff.ts";
import type { Refund } from "../../payload-types.ts";
import { idInPath, sentByStaff } from "../../platform/admin/sent-by-staff.ts";
import { typedAmount, typedReason } from "../../platform/admin/typed-by-staff.ts";
import { errorFacts } from "../../platform/log/error-facts.ts";
import { donationServices } from "../give/donation-services.ts";
import { answer } from "../record/answer.ts";
import { donationFor, recordDonationAction } from "../record/donation-action.ts";
import { answerByRefund } from "./ask-for-refund.ts";
import { decideRefund } from "./decide-refund.ts";
import { followUpRefund, giftOf } from "./follow-up-refund.ts";
import { RefundRefused, refundable, refundDonation } from "./refund-donation.ts";
import { findRefund, refundsOf } from "./refund-store.ts";

const refundBody = z.object({
  reason: typedReason,
  amount: typedAmount(1),
  key: z.uuid({ error: "This page is too old. Load it again." }),
  confirmed: z.literal(true, { error: "Confirm that the money is to go back." }),
});

const inAnswer = ({ id, orderId, amountCents, state, createdAt }: Refund) => ({
  id,
  orderId,
  amountCents,
  state,
  createdAt,
});

/** What staff did not get done, as an answer with the reason. */
const orRefused = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    throw error instanceof RefundRefused ? new APIError(error.message, 409) : error;
  });

/**
 * `GET /api/donations/:id/refunds`: `{ leftCents, refusal, mayGiveBack, refunds }`, what can still be given back of a gift, why
 * nothing can (a sentence or `null`), whether who asks may do it, and the gift's refunds so far.
 */
export const giftRefundsEndpoint: Omit<Endpoint, "root"> = {
  path: "/:id/refunds",
  method: "get",
  handler: async (req) => {
    const { donation } = await donationFor(req, "gift-see-refunds");
    const refunds = await refundsOf(req.payload, donation);
    const { cents, refusal } = refundable(donation, refunds);
    const mayGiveBack = staffWhoMay("gift-refund")({ req });
    return answer({ leftCents: cents, refusal, mayGiveBack, refunds: refunds.map(inAnswer) });
  },
};

/**
 * `POST /api/donations/:id/refund`, JSON `{ amount, reason, key, confirmed: true }`, the amount as `15.00`: gives a gift back,
 * whole or in part. The same key is the same refund. Answers the refund; with `state: "unknown"` it is settled by itself.
 */
export const refundEndpoint: Omit<Endpoint, "root"> = {
  path: "/:id/refund",
  method: "post",
  handler: async (req) => {
    const { donation, by } = await donationFor(req, "gift-refund");
    const services = donationServices(req.payload);
    const { amount: amountCents, reason, key } = await sentByStaff(req, refundBody);
    const refund = await recordDonationAction(
      req,
      donation,
      { action: "gift-refunded", detail: formatAmount(amountCents) },
      () => orRefused(refundDonation(services, donation, { amountCents, reason, key, by })),
    );
    await answerByRefund(req, donation, refund);
    // Should it fail, the sweep does it within a minute.
    await followUpRefund(req.payload, refund.id, { now: services.now() }).catch((error: unknown) =>
      req.payload.logger.error({
        msg: "A refund's follow-up failed",
        refund: refund.orderId,
        error: errorFacts(error),
      }),
    );
    return answer(inAnswer(refund));
  },
};

const decisionBody = z.object({ reason: typedReason, amount: typedAmount(0) });

/**
 * `POST /api/refunds/:id/decide`, JSON `{ amount, reason }`: what went back to the card by the gateway's own list, `0` for
 * nothing. Ends a refund that is not clear; answers `{ state }`.
 */
export const decideRefundEndpoint: Omit<Endpoint, "root"> = {
  path: "/:id/decide",
  method: "post",
  handler: async (req) => {
    const { payload, user } = req;
    if (!user || !staffWhoMay("refund-decide")({ req })) throw notAllowed(req);
    const id = idInPath(req);
    const refund = id && (await findRefund(payload, { id: { equals: id } }));
    if (!refund) throw new APIError("There is no such refund", 404);
    const { amount: refundedCents, reason } = await sentByStaff(req, decisionBody);
    const donation = await giftOf(payload, refund);
    const services = donationServices(payload);
    const detail = `${refund.orderId}: ${formatAmount(refundedCents)}`;
    const decided = await recordDonationAction(req, donation, { action: "refund-decided", detail }, () =>
      orRefused(decideRefund(services, { donation, refund }, { refundedCents, reason, by: String(user.id) })),
    );
    await followUpRefund(payload, decided.id, { now: services.now() });
    return answer({ state: decided.state });
  },
};
