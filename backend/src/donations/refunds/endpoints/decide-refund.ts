import { formatAmount } from "@pcf/contract/donation/amount";
import { APIError, type Endpoint } from "payload";
import { z } from "zod";
import { staffWhoMay } from "../../../access/staff.ts";
import { typedAmount, typedProblems, typedReason } from "../../../platform/admin/typed-by-staff.ts";
import { donationServices } from "../../give/donation-services.ts";
import { answer } from "../../record/answer.ts";
import { recordDonationAction } from "../../record/donation-action.ts";
import { decideRefund } from "../operations/decide-refund.ts";
import { followUpRefund, giftOf } from "../operations/follow-up-refund.ts";
import { findRefund } from "../refund-store.ts";
import { orRefused } from "./refund.ts";

const idSchema = z.coerce.number().int().positive();
const decision = z.object({ reason: typedReason, amount: typedAmount(0) });

/**
 * `POST /api/refunds/:id/decide`, JSON `{ amount, reason }`: what went back to the card by the gateway's own list, `0` for
 * nothing. Ends a refund that is not clear; answers `{ state }`.
 */
export const decideRefundEndpoint: Omit<Endpoint, "root"> = {
  path: "/:id/decide",
  method: "post",
  handler: async (req) => {
    const { payload, user } = req;
    if (!user || !staffWhoMay("refund-decide")({ req })) throw new APIError("Not allowed", 403);
    const id = idSchema.safeParse(req.routeParams?.id);
    const refund = id.success && (await findRefund(payload, { id: { equals: id.data } }));
    if (!refund) throw new APIError("There is no such refund", 404);
    const body = decision.safeParse(await req.json?.().catch(() => ({})));
    if (!body.success) throw new APIError(typedProblems(body.error), 400);
    const { amount: givenBackCents, reason } = body.data;
    const donation = await giftOf(payload, refund);
    const services = donationServices(payload);
    const detail = `${refund.orderId}: ${formatAmount(givenBackCents)}`;
    const decided = await recordDonationAction(req, donation, { action: "refund-decided", detail }, () =>
      orRefused(
        decideRefund(services, { donation, refund }, { givenBackCents, reason, by: String(user.id) }),
      ),
    );
    await followUpRefund(payload, decided.id, { now: services.now() });
    return answer({ state: decided.state });
  },
};
