import type { PayloadRequest } from "payload";
import type { AuditAction } from "../../../../audit/record-action.ts";
import { actorOf } from "../../../../audit/record-action.ts";
import { recordThenAct } from "../../../../audit/record-then-act.ts";
import { serialText } from "../../serial-text.ts";

/**
 * Does what staff want with a receipt after it is written down, with the receipt's number. Reasons and corrections stand
 * with the receipts themselves.
 *
 * @throws APIError 404 when there is no such receipt.
 */
export async function recordReceiptAction<Result>(
  req: PayloadRequest,
  { id, action, detail }: { id: number; action: AuditAction; detail?: string },
  act: () => Promise<Result>,
): Promise<Result> {
  const { serial } = await req.payload.findByID({ collection: "receipts", id, depth: 0 });
  const on = { collection: "receipts", id };
  const line = { by: actorOf(req), action, on, label: serialText(serial), ...(detail && { detail }) };
  return recordThenAct(req.payload, line, act);
}
