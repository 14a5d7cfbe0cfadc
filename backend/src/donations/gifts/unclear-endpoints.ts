import { formatAmount } from "@pcf/contract/donation/amount";
import { APIError, type Endpoint, type PayloadRequest } from "payload";
import { z } from "zod";
import type { Donation } from "../../payload-types.ts";
import { sentByStaff } from "../../platform/admin/sent-by-staff.ts";
import { typedAmount, typedReason } from "../../platform/admin/typed-by-staff.ts";
import { acceptHeld, askAgain, closeHeld, NotDecided } from "../charge/settle-by-staff.ts";
import { donationServices } from "../give/donation-services.ts";
import { answer } from "../record/answer.ts";
import { donationFor, recordDonationAction } from "../record/donation-action.ts";

const closing = z.object({ reason: typedReason });
const accepting = z.object({ reason: typedReason, amount: typedAmount(1) });

/** `POST /api/donations/:id/ask-gateway`: a status check now. Answers `{ state }`; it never charges. */
export const askGatewayEndpoint: Omit<Endpoint, "root"> = {
  path: "/:id/ask-gateway",
  method: "post",
  handler: async (req) => {
    const { donation, by } = await donationFor(req, "gift-ask");
    const services = donationServices(req.payload);
    const asked = await recordDonationAction(req, donation, { action: "gift-asked" }, () =>
      askAgain(services, donation, { by }),
    );
    if (!asked.overtaken) services.queue(asked.donation);
    return answer({ state: asked.donation.state });
  },
};

/** Carries a decision of finance about a held donation out, or says why it could not be. */
const decided = (decision: Promise<Donation>): Promise<Donation> =>
  decision.catch((error: unknown) => {
    throw error instanceof NotDecided ? new APIError(error.message, 409) : error;
  });

/** `{ state }` of a donation that was decided about; its donor hears of it. */
function answerDecided(req: PayloadRequest, donation: Donation) {
  donationServices(req.payload).queue(donation);
  return answer({ state: donation.state });
}

/** `POST /api/donations/:id/close`, JSON `{ reason }`: ends a held donation of which nothing is kept. Answers `{ state }`. */
export const closeHeldEndpoint: Omit<Endpoint, "root"> = {
  path: "/:id/close",
  method: "post",
  handler: async (req) => {
    const { donation, by } = await donationFor(req, "gift-decide");
    const services = donationServices(req.payload);
    const { reason } = await sentByStaff(req, closing);
    const closed = await recordDonationAction(req, donation, { action: "gift-closed" }, () =>
      decided(closeHeld(services, donation, { reason, by, now: services.now() })),
    );
    return answerDecided(req, closed);
  },
};

/**
 * `POST /api/donations/:id/accept`, JSON `{ reason, amount }`, the amount as `15.00`: a held donation becomes one of the sum
 * that the gateway took. Answers `{ state }`.
 */
export const acceptHeldEndpoint: Omit<Endpoint, "root"> = {
  path: "/:id/accept",
  method: "post",
  handler: async (req) => {
    const { donation, by } = await donationFor(req, "gift-decide");
    const services = donationServices(req.payload);
    const { amount: amountCents, reason } = await sentByStaff(req, accepting);
    const decision = { amountCents, reason, by, now: services.now() };
    const accepted = await recordDonationAction(
      req,
      donation,
      { action: "gift-accepted", detail: formatAmount(amountCents) },
      () => decided(acceptHeld(services, donation, decision)),
    );
    return answerDecided(req, accepted);
  },
};
