import type { Payload } from "payload";
import type { Donation } from "../../payload-types.ts";
import type { Gateway } from "../gateway/gateway.ts";
import { isUnsettled } from "../record/donation-states.ts";
import { findDonation, moveDonation } from "../record/donation-store.ts";
import { forgetCard } from "./cards-in-vault.ts";
import { type Change, chargedAfterAll, type Finding, outcomeChange } from "./outcome-change.ts";

/**
 * Writes what the gateway said. When somebody else was first, their outcome stands, as both come from the same order id,
 * of which the gateway has at most one charge; the card that was stored for this one is forgotten. Only a charge of a
 * gift that meanwhile was called uncharged is never dropped: it is held for a person.
 */
export async function recordOutcome(
  context: { payload: Payload; gateway: Gateway },
  donation: Donation,
  finding: Finding,
): Promise<Donation> {
  const written = await write(context.payload, donation, finding);
  if (finding.dataKey && finding.dataKey !== written.gateway?.dataKey)
    await forgetCard(context, written, finding.dataKey);
  return written;
}

async function write(payload: Payload, donation: Donation, finding: Finding): Promise<Donation> {
  let current = donation;
  for (;;) {
    const change = changeOf(current, finding);
    if (!change) return current;
    const moved = await moveDonation(payload, current, { ...change, now: finding.now });
    if (moved) {
      if (!isUnsettled(current.state))
        payload.logger.error({
          msg: "The gateway has charged a donation that was called uncharged: it is held for a person",
          orderId: donation.orderId,
          before: current.state,
        });
      return moved;
    }
    const found = await findDonation(payload, { id: { equals: donation.id } });
    if (!found) throw new Error(`Donation ${donation.orderId} is gone`);
    if (change.state === "unknown") return found;
    current = found;
  }
}

/** `null` when the row already says how it ended. */
function changeOf(donation: Donation, finding: Finding): Change | null {
  if (isUnsettled(donation.state)) return outcomeChange(donation, finding);
  const { outcome, dataKey = null } = finding;
  const charged = outcome.kind === "approved" || outcome.kind === "mismatch";
  const calledUncharged = donation.state === "declined" || donation.state === "not-charged";
  return charged && calledUncharged ? chargedAfterAll(donation, { receipt: outcome.receipt, dataKey }) : null;
}
