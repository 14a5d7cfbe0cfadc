import { formatAmount, parseAmount } from "@pcf/contract/donation/amount";
import { APIError, type Endpoint } from "payload";
import { z } from "zod";
import { errorFacts } from "../../../log/error-facts.ts";
import type { Refund } from "../../../payload-types.ts";
import { staffWithRole } from "../../../staff/access/staff-with-role.ts";
import { answer } from "../../endpoints/answer.ts";
import { donationFor } from "../../endpoints/donation-for.ts";
import { recordDonationAction } from "../../endpoints/record-donation-action.ts";
import { followUpRefund } from "../operations/follow-up-refund.ts";
import { RefundRefused, refundable, refundDonation } from "../operations/refund-donation.ts";
import { refundsOf } from "../refund-store.ts";

const wish = z.object({
  reason: z.string().trim().min(3).max(250),
  amount: z
    .string()
    .transform((text) => parseAmount(text) ?? 0)
    .pipe(z.number().int().positive()),
  key: z.uuid(),
  confirmed: z.literal(true),
});

const inAnswer = ({ id, orderId, amountCents, state, createdAt }: Refund) => ({
  id,
  orderId,
  amountCents,
  state,
  createdAt,
});

/** What staff did not get done, as an answer with the reason. */
export const orRefused = <Result>(work: Promise<Result>): Promise<Result> =>
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
    const { donation } = await donationFor(req, "finance", "donor-services");
    const refunds = await refundsOf(req.payload, donation);
    const { cents, refusal } = refundable(donation, refunds);
    const mayGiveBack = staffWithRole("finance")({ req });
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
    const { donation, by, services } = await donationFor(req, "finance");
    const body = wish.safeParse(await req.json?.().catch(() => ({})));
    if (!body.success)
      throw new APIError("Give the amount, such as 15.00, say why, in 3 to 250 characters, and confirm", 400);
    const { amount: amountCents, reason, key } = body.data;
    const refund = await recordDonationAction(
      req,
      donation,
      { action: "gift-refunded", detail: formatAmount(amountCents) },
      () => orRefused(refundDonation(services, donation, { amountCents, reason, key, by })),
    );
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
