import type { Payload } from "payload";
import type { Donation } from "../../payload-types.ts";
import { isUnsettled } from "../donation-states.ts";
import { findDonation, moveDonation } from "../donation-store.ts";
import { outcomeChange, type Said } from "./outcome-change.ts";

/**
 * Writes what the gateway said. When somebody else was first, their outcome stands: both come from the same order id,
 * of which the gateway has at most one charge.
 */
export async function recordOutcome(payload: Payload, donation: Donation, said: Said): Promise<Donation> {
  let current = donation;
  for (;;) {
    const change = outcomeChange(current, said);
    const moved = await moveDonation(payload, current, { ...change, now: said.now });
    if (moved) return moved;
    const found = await findDonation(payload, { id: { equals: donation.id } });
    if (!found) throw new Error(`Donation ${donation.orderId} is gone`);
    const nothingNew = !isUnsettled(found.state) || change.state === "unknown";
    if (nothingNew) return found;
    current = found;
  }
}
