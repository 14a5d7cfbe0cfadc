import { formatAmount } from "@pcf/contract/donation/amount";
import { APIError, type Endpoint, type PayloadRequest } from "payload";
import { z } from "zod";
import type { StaffAction } from "../../access/rights.ts";
import { notAllowed, staffWhoMay } from "../../access/staff.ts";
import { actorOf } from "../../audit/record-action.ts";
import { recordThenAct } from "../../audit/record-then-act.ts";
import type { RefundRequest } from "../../payload-types.ts";
import { idInPath, sentByStaff } from "../../platform/admin/sent-by-staff.ts";
import { typedAmount, typedReason } from "../../platform/admin/typed-by-staff.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { answer } from "../record/answer.ts";
import { donationFor, recordDonationAction } from "../record/donation-action.ts";
import { askForRefund, refuseRequest } from "./ask-for-refund.ts";
import { giftOf } from "./follow-up-refund.ts";
import { RefundRefused } from "./refund-donation.ts";

const asking = z.object({ reason: typedReason, amount: typedAmount(1) });
const refusing = z.object({ reason: typedReason });

const words = {
  asked: (amount: string) => `Finance is asked to give ${amount} back.`,
  refused: "The answer is no. Who asked reads it on their first page.",
  read: "Read.",
} as const;

const now = () => new Date();

/** What staff did not get done, as an answer with the reason. */
const orRefused = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    throw error instanceof RefundRefused ? new APIError(error.message, 409) : error;
  });

/** @throws APIError 403 for other roles, 404 when there is no such request. */
async function requestFor(req: PayloadRequest, action: StaffAction) {
  const { user } = req;
  if (!user || !staffWhoMay(action)({ req })) throw notAllowed(req);
  const id = idInPath(req);
  const request =
    id &&
    (await req.payload.db.findOne<RefundRequest>({
      collection: "refund-requests",
      where: { id: { equals: id } },
    }));
  if (!request) throw new APIError("There is no such request", 404);
  const donation = await giftOf(req.payload, {
    donation: request.donation,
    orderId: `request ${request.id}`,
  });
  return { request, donation, by: { id: Number(user.id), name: user.name } };
}

/** `POST /api/donations/:id/ask-refund`, JSON `{ amount, reason }`: asks finance for a refund. Answers `{ message }`. */
export const askRefundEndpoint: Omit<Endpoint, "root"> = {
  path: "/:id/ask-refund",
  method: "post",
  handler: async (req) => {
    const { donation, by } = await donationFor(req, "refund-ask");
    const { amount: amountCents, reason } = await sentByStaff(req, asking);
    const staff = { id: Number(by), name: req.user?.name ?? "" };
    const detail = formatAmount(amountCents);
    await recordDonationAction(req, donation, { action: "refund-asked", detail }, () =>
      orRefused(askForRefund({ payload: req.payload, now }, donation, { amountCents, reason, by: staff })),
    );
    return answer({ message: words.asked(detail) });
  },
};

/** `POST /api/refund-requests/:id/refuse`, JSON `{ reason }`: finance says no. Answers `{ message }`. */
const refuseEndpoint: Omit<Endpoint, "root"> = {
  path: "/:id/refuse",
  method: "post",
  handler: async (req) => {
    const { request, donation, by } = await requestFor(req, "refund-answer");
    const { reason } = await sentByStaff(req, refusing);
    const detail = formatAmount(request.amountCents);
    await recordDonationAction(req, donation, { action: "refund-ask-refused", detail }, () =>
      orRefused(refuseRequest({ payload: req.payload, now }, { donation, request }, { reason, by })),
    );
    return answer({ message: words.refused });
  },
};

/** `POST /api/refund-requests/:id/read`: who asked has read the answer. Answers `{ message }`. */
const readEndpoint: Omit<Endpoint, "root"> = {
  path: "/:id/read",
  method: "post",
  handler: async (req) => {
    const { request, donation, by } = await requestFor(req, "refund-ask");
    if (request.askedBy !== by.id) throw new APIError("Somebody else has asked for this refund", 403);
    const line = {
      by: actorOf(req),
      action: "refund-ask-read" as const,
      on: { collection: "donations", id: donation.id },
      label: donation.orderId,
    };
    const where = { id: { equals: request.id }, state: { not_equals: "open" }, readAt: { exists: false } };
    await recordThenAct(req.payload, line, async () => {
      if (!(await updateIf(req.payload, "refund-requests", where, { readAt: now().toISOString() })))
        throw new APIError("There is no answer to read. Load the page again", 409, null, true);
    });
    return answer({ message: words.read });
  },
};

export const refundRequestEndpoints = [refuseEndpoint, readEndpoint];
