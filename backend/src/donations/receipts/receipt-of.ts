import type { Receipt } from "@pcf/contract/donation/receipt";
import type { Payload } from "payload";
import type { Donation } from "../../payload-types.ts";

/** The receipt of a donation that is in force now, or `null`. */
export async function receiptOf(_payload: Payload, _donation: Donation): Promise<Receipt | null> {
  return null;
}
