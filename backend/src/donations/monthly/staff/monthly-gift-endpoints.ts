import { APIError, type Endpoint, type PayloadRequest } from "payload";
import { z } from "zod";
import { staffWhoMay } from "../../../access/staff.ts";
import { type AuditAction, actorOf } from "../../../audit/record-action.ts";
import { recordThenAct } from "../../../audit/record-then-act.ts";
import type { MonthlyGift } from "../../../payload-types.ts";
import { typedProblems, typedReason } from "../../../platform/admin/typed-by-staff.ts";
import { donationServices } from "../../give/donation-services.ts";
import { answer } from "../../record/answer.ts";
import { reasonOfStaff } from "../../record/monthly-gift-states.ts";
import { type ChangeContext, NotChanged } from "../gift-change.ts";
import { pauseGift, resumeGift } from "../pause-gift.ts";
import { stopGift } from "../stop-gift.ts";

const idSchema = z.coerce.number().int().positive();
const bodySchema = z.object({ reason: typedReason });
const reread = (req: PayloadRequest, id: number): Promise<MonthlyGift | null> =>
  req.payload.db.findOne({ collection: "monthly-gifts", where: { id: { equals: id } } });

type Change = (context: ChangeContext, gift: MonthlyGift, why: { reason: string }) => Promise<void>;

/** `POST /api/monthly-gifts/:id/NAME`, JSON `{ reason }`, by finance: changes a gift and tells its donor. Answers `{ state }`. */
const changing = (name: string, action: AuditAction, change: Change): Omit<Endpoint, "root"> => ({
  path: `/:id/${name}`,
  method: "post",
  handler: async (req) => {
    if (!req.user || !staffWhoMay("monthly-change")({ req })) throw new APIError("Not allowed", 403);
    const id = idSchema.safeParse(req.routeParams?.id);
    const gift = id.success ? await reread(req, id.data) : null;
    if (!gift) throw new APIError("There is no such monthly gift", 404);
    const body = bodySchema.safeParse(await req.json?.().catch(() => ({})));
    if (!body.success) throw new APIError(typedProblems(body.error), 400);
    const on = { collection: "monthly-gifts", id: gift.id };
    await recordThenAct(req.payload, { by: actorOf(req), action, on, label: gift.orderId }, () =>
      change(donationServices(req.payload), gift, { reason: reasonOfStaff(body.data.reason) }).catch(
        (error: unknown) => {
          throw error instanceof NotChanged ? new APIError(error.message, 409) : error;
        },
      ),
    );
    return answer({ state: (await reread(req, gift.id))?.state });
  },
});

export const monthlyGiftEndpoints = [
  changing("pause", "monthly-paused", pauseGift),
  changing("resume", "monthly-resumed", resumeGift),
  changing("stop", "monthly-stopped", stopGift),
];
