import type { PayloadRequest } from "payload";
import { recordStaffAction } from "../audit/record-staff-action.ts";
import { administratorsOnly } from "../staff/access/administrators-only.ts";

/** Administrators alone run jobs by hand, and it is written down first. The library asks this for nothing else. */
export async function runByHand({ req }: { req: PayloadRequest }): Promise<boolean> {
  if (!administratorsOnly({ req })) return false;
  await recordStaffAction(req, { action: "jobs-run" });
  return true;
}
