import { APIError, type PayloadRequest } from "payload";
import { type AuditAction, actorOf } from "../audit/record-action.ts";
import { recordThenAct } from "../audit/record-then-act.ts";
import { AlreadyRunning, startByHand } from "../platform/jobs/start-by-hand.ts";

type Run = Omit<Parameters<typeof startByHand>[1], "now"> & { action: AuditAction; label?: string };

/**
 * Starts a job that a member of staff has asked for, after it is written down that they did.
 *
 * @throws APIError 409 when it is under way.
 */
export async function startRun(req: PayloadRequest, { action, label, input, ...job }: Run): Promise<void> {
  const line = { by: actorOf(req), action, ...(label && { label }) };
  await recordThenAct(req.payload, line, () =>
    startByHand(req.payload, { ...job, input: { ...input, by: req.user?.name }, now: new Date() }).catch(
      (error: unknown) => {
        throw error instanceof AlreadyRunning ? new APIError(error.message, 409, null, true) : error;
      },
    ),
  );
}
