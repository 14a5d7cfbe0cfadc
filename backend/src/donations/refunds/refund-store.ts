import type { Payload, Where } from "payload";
import type { Donation, Refund } from "../../payload-types.ts";
import { isUniqueViolation } from "../../platform/database/unique-violation.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import type { RefundStateName } from "../record/donation-states.ts";

/** One line of a refund's history. `note` holds codes and reasons of the gateway, never words about people. */
export type RefundHistoryEntry = { at: string; state: RefundStateName; note: string };

export const findRefund = (payload: Payload, where: Where): Promise<Refund | null> =>
  payload.db.findOne({ collection: "refunds", where });

/** All refunds of a gift, the first one first. */
export async function refundsOf(payload: Payload, donation: Pick<Donation, "id">): Promise<Refund[]> {
  const { docs } = await payload.db.find<Refund>({
    collection: "refunds",
    where: { donation: { equals: donation.id } },
    sort: "id",
    pagination: false,
  });
  return docs;
}

/** Writes the row of a new refund; `null` when its number or its key already has one. */
export async function insertRefund(
  payload: Payload,
  row: Pick<Refund, "orderId" | "key" | "amountCents" | "transaction"> & {
    donationId: number;
    now: Date;
    checkAt: Date;
  },
): Promise<Refund | null> {
  const { donationId, now, checkAt, ...facts } = row;
  const at = now.toISOString();
  const history: RefundHistoryEntry[] = [{ at, state: "sending", note: "refund written" }];
  try {
    return await payload.db.create({
      collection: "refunds",
      data: {
        ...facts,
        donation: donationId,
        state: "sending",
        revision: 0,
        checks: 0,
        sentAt: at,
        followUp: "none",
        nextTurnAt: checkAt.toISOString(),
        history,
        createdAt: at,
        updatedAt: at,
      },
    });
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}

export type RefundChange = {
  state: RefundStateName;
  note: string;
  data?: Partial<Omit<Refund, "id" | "state" | "revision" | "history">>;
};

/**
 * Moves a refund on in one statement that holds only while the row is still as it was read. `null` means that another was
 * first.
 */
export async function moveRefund(
  payload: Payload,
  refund: Refund,
  { state, note, data = {}, now }: RefundChange & { now: Date },
): Promise<Refund | null> {
  const entry: RefundHistoryEntry = { at: now.toISOString(), state, note };
  const past = Array.isArray(refund.history) ? refund.history : [];
  const changed = { ...data, state, revision: refund.revision + 1, history: [...past, entry] };
  const where: Where = { id: { equals: refund.id }, revision: { equals: refund.revision } };
  return (await updateIf(payload, "refunds", where, changed)) ? { ...refund, ...changed } : null;
}
