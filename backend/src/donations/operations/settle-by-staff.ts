import type { Payload } from "payload";
import type { Donation } from "../../payload-types.ts";
import { moveDonation } from "../donation-store.ts";
import { uncharged } from "./outcome-change.ts";
import { type SettleContext, settleDonation } from "./settle-donation.ts";

/** Asks the gateway about a donation that is unknown or held, at a person's wish; any other stays as it is. */
export async function askAgain(context: SettleContext, donation: Donation): Promise<Donation> {
  if (donation.state !== "held") return (await settleDonation(context, donation)).donation;
  const now = context.now();
  const open = await moveDonation(context.payload, donation, {
    state: "unknown",
    note: "asked again by staff",
    now,
    data: { nextCheckAt: now.toISOString() },
  });
  return open ? (await settleDonation(context, open)).donation : donation;
}

/**
 * Ends a donation that is held, after a person has seen at the gateway that nothing is charged any more; the donor is told
 * so. `null` when it is not held. `by` is the id of the staff account.
 */
export async function closeHeld(
  payload: Payload,
  donation: Donation,
  { reason, by, now }: { reason: string; by: string; now: Date },
): Promise<Donation | null> {
  if (donation.state !== "held") return null;
  const note = `closed by staff ${by}: ${reason}`;
  const change = uncharged(donation, { state: "not-charged", note, asked: true, now });
  return moveDonation(payload, donation, { ...change, now });
}
