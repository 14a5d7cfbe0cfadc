import type { Donation } from "../../payload-types.ts";
import { isCharged } from "../record/donation-kind.ts";
import { findDonation, moveDonation } from "../record/donation-store.ts";
import { forgetCard, vaultRefused } from "./cards-in-vault.ts";
import { type Change, outcomeChange, uncharged } from "./record-outcome.ts";
import {
  checkStatus,
  type GatewayAnswer,
  type SettleContext,
  type SettleResult,
  settleDonation,
} from "./settle-donation.ts";

/** What staff are told when a decision about a held gift cannot be carried out. */
export class NotDecided extends Error {
  override name = "NotDecided";
}

/**
 * Asks the gateway about a donation that is unknown or held, at a person's wish; any other stays as it is. A held one is
 * asked about first and stays held unless the gateway clearly approves or declines just this gift. `by` is the id of the
 * staff account.
 */
export async function askAgain(
  context: SettleContext,
  donation: Donation,
  { by }: { by: string },
): Promise<SettleResult> {
  if (donation.state === "unknown") return settleDonation(context, donation);
  if (donation.state !== "held") return { donation, silent: false, overtaken: false };
  const { answer, dataKey, donation: held } = await checkStatus(context, donation);
  const now = context.now();
  const change = changeOfHeld(held, { answer, dataKey, now });
  const note = `asked by staff ${by}: ${change.note}`;
  const moved = await moveDonation(context.payload, held, { ...change, note, now });
  const row = moved ?? (await findDonation(context.payload, { id: { equals: donation.id } })) ?? donation;
  if (dataKey && row.gateway?.dataKey !== dataKey) await forgetCard(context, row, dataKey);
  return { donation: row, silent: answer.kind === "silent", overtaken: !moved };
}

const wordsOf = (answer: GatewayAnswer): string => {
  switch (answer.kind) {
    case "approved":
    case "declined":
    case "mismatch":
      return `${answer.kind}, code ${answer.receipt.responseCode}`;
    case "not-found":
      return "the gateway does not know it";
    case "not-processed":
      return "status check refused";
    case "vault-refused":
      return vaultRefused;
    case "unknown":
    case "silent":
      return answer.reason;
  }
};

function changeOfHeld(
  donation: Donation,
  { answer, dataKey, now }: { answer: GatewayAnswer; dataKey: string | null; now: Date },
): Change {
  const clear =
    answer.kind === "approved" || (answer.kind === "declined" && answer.receipt.orderId === donation.orderId);
  return clear
    ? outcomeChange(donation, { outcome: answer, dataKey, byStatusCheck: true, now })
    : { state: "held", note: wordsOf(answer), data: {} };
}

type Decision = { reason: string; by: string; now: Date };

/**
 * Ends a donation that is held, after a person has seen at the gateway that nothing of it is kept; the donor is told so.
 * The gateway's facts stay in the row. `by` is the id of the staff account.
 *
 * @throws NotDecided when it is not held.
 */
export async function closeHeld(
  context: SettleContext,
  donation: Donation,
  { reason, by, now }: Decision,
): Promise<Donation> {
  if (donation.state !== "held") throw new NotDecided("This donation is not held");
  const note = `closed by staff ${by}: ${reason}`;
  const change = uncharged(donation, { state: "not-charged", note, byStatusCheck: true, now });
  const closed = await moveDonation(context.payload, donation, { ...change, now });
  if (!closed) throw new NotDecided("Somebody else has just changed this donation");
  if (donation.gateway?.dataKey) await forgetCard(context, closed, donation.gateway.dataKey);
  return closed;
}

/**
 * Accepts a single gift that is held with the sum that the gateway took, even when the donor gave another; receipt and
 * mails are of that sum. `amountCents` is what a person has read in the gateway's own list, and the gateway has to
 * say the same of this order number.
 *
 * @throws NotDecided when it is not held or the gateway says something else.
 */
export async function acceptHeld(
  context: SettleContext,
  donation: Donation,
  { amountCents, reason, by, now }: Decision & { amountCents: number },
): Promise<Donation> {
  if (donation.state !== "held") throw new NotDecided("This donation is not held");
  if (!isCharged(donation)) throw new NotDecided("Only a single gift has a sum to accept");
  const { answer } = await checkStatus(context, donation);
  const receipt = answer.kind === "approved" || answer.kind === "mismatch" ? answer.receipt : undefined;
  if (receipt?.orderId !== donation.orderId || receipt.amountCents !== amountCents)
    throw new NotDecided("The gateway does not say that it took this sum under this order number");
  const { data, state } = outcomeChange(donation, { outcome: { kind: "approved", receipt }, now });
  const accepted = await moveDonation(context.payload, donation, {
    state,
    note: `accepted by staff ${by}, ${amountCents} of ${donation.amountCents} cents: ${reason}`,
    data: { ...data, amountCents },
    now,
  });
  if (!accepted) throw new NotDecided("Somebody else has just changed this donation");
  return accepted;
}
