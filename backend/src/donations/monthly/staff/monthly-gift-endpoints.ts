import { formatAmount } from "@pcf/contract/donation/amount";
import { chosenAmount } from "@pcf/contract/donation/form";
import { longestPauseMonths } from "@pcf/contract/donation/my-gifts";
import { APIError, type Endpoint, type Payload, type PayloadRequest } from "payload";
import { z } from "zod";
import { notAllowed, staffWhoMay } from "../../../access/staff.ts";
import { type AuditAction, actorOf } from "../../../audit/record-action.ts";
import { recordThenAct } from "../../../audit/record-then-act.ts";
import type { MonthlyGift } from "../../../payload-types.ts";
import { amountProblem } from "../../../platform/admin/amount-problem.ts";
import { idInPath, sentByStaff } from "../../../platform/admin/sent-by-staff.ts";
import { typedReason } from "../../../platform/admin/typed-by-staff.ts";
import { relatedId } from "../../../platform/database/related-id.ts";
import { errorFacts } from "../../../platform/log/error-facts.ts";
import { countDonors } from "../../donors/count-donors.ts";
import { donationServices } from "../../give/donation-services.ts";
import { answer } from "../../record/answer.ts";
import { reasonOfStaff } from "../../record/monthly-gift-states.ts";
import { changeAmount } from "../change-amount.ts";
import { signUpOf } from "../change-receipt-donor.ts";
import { type ChangeContext, NotChanged } from "../gift-change.ts";
import { pauseForMonths } from "../pause-for-months.ts";
import { pauseGift, resumeGift } from "../pause-gift.ts";
import { stopGift } from "../stop-gift.ts";

const reread = (req: PayloadRequest, id: number): Promise<MonthlyGift | null> =>
  req.payload.db.findOne({ collection: "monthly-gifts", where: { id: { equals: id } } });

const why = z.object({ reason: typedReason });
/** Without months a pause has no end. */
const monthsProblem = `Months: from 1 to ${longestPauseMonths}, or none for a pause until the donor calls.`;
const pausing = z.object({
  reason: typedReason,
  months: z
    .int({ error: monthsProblem })
    .min(1, monthsProblem)
    .max(longestPauseMonths, monthsProblem)
    .optional(),
});
const amounting = z.object({
  reason: typedReason,
  amount: z.string({ error: amountProblem("", 1) }).transform((typed, refusal) => {
    const { cents, error } = chosenAmount({ selectAmount: "", otherAmount: typed, donation_amount: "" });
    if (cents !== null) return cents;
    refusal.addIssue({ code: "custom", message: `Amount: ${error}` });
    return z.NEVER;
  }),
});

/** Works out how its donor stands, which the job would do seconds later: who has changed it looks at the donor's page next. */
async function countDonorOf(payload: Payload, gift: MonthlyGift): Promise<void> {
  const giver = relatedId((await signUpOf({ payload }, gift))?.giver);
  if (giver !== null) await countDonors(payload, [giver]);
}

type Change<Body> = {
  name: string;
  action: AuditAction;
  body: z.ZodType<Body>;
  /** What of it stands in the log. */
  detail?: (gift: MonthlyGift, body: Body) => string | undefined;
  change: (context: ChangeContext, gift: MonthlyGift, body: Body) => Promise<void>;
};

/**
 * `POST /api/monthly-gifts/:id/NAME`, JSON with a `reason`, at the wish of a donor who has called or written: changes a gift
 * and tells its donor by mail. Answers `{ state, amountCents }`.
 */
const changing = <Body extends { reason: string }>({
  name,
  action,
  body: schema,
  detail,
  change,
}: Change<Body>): Omit<Endpoint, "root"> => ({
  path: `/:id/${name}`,
  method: "post",
  handler: async (req) => {
    if (!req.user || !staffWhoMay("monthly-change")({ req })) throw notAllowed(req);
    const id = idInPath(req);
    const gift = id && (await reread(req, id));
    if (!gift) throw new APIError("There is no such monthly gift", 404);
    const body = await sentByStaff(req, schema);
    const on = { collection: "monthly-gifts", id: gift.id };
    const words = detail?.(gift, body);
    const line = { by: actorOf(req), action, on, label: gift.orderId, ...(words && { detail: words }) };
    const reason = reasonOfStaff(body.reason);
    await recordThenAct(req.payload, line, () =>
      change(donationServices(req.payload), gift, { ...body, reason }).catch((error: unknown) => {
        throw error instanceof NotChanged ? new APIError(error.message, 409) : error;
      }),
    );
    // Should it fail, the job of the donors does it within half a minute.
    await countDonorOf(req.payload, gift).catch((error: unknown) =>
      req.payload.logger.error({
        msg: "A donor could not be counted after a change of a monthly gift",
        gift: gift.orderId,
        error: errorFacts(error),
      }),
    );
    const now = await reread(req, gift.id);
    return answer({ state: now?.state, amountCents: now?.amountCents });
  },
});

export const monthlyGiftEndpoints = [
  changing({
    name: "pause",
    action: "monthly-paused",
    body: pausing,
    detail: (_gift, { months }) => {
      if (months === undefined) return undefined;
      return months === 1 ? "for 1 month" : `for ${months} months`;
    },
    change: (context, gift, { reason, months }) =>
      months === undefined
        ? pauseGift(context, gift, { reason })
        : pauseForMonths(context, gift, { months, reason }),
  }),
  changing({ name: "resume", action: "monthly-resumed", body: why, change: resumeGift }),
  changing({
    name: "amount",
    action: "monthly-amount",
    body: amounting,
    detail: (gift, { amount }) => `${formatAmount(gift.amountCents)} to ${formatAmount(amount)}`,
    change: (context, gift, { amount, reason }) =>
      changeAmount(context, gift, { amountCents: amount, reason }),
  }),
  changing({ name: "stop", action: "monthly-stopped", body: why, change: stopGift }),
];
