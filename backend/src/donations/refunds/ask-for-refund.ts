import { formatAmount } from "@pcf/contract/donation/amount";
import type { Payload, PayloadRequest } from "payload";
import type { Donation, Refund, RefundRequest } from "../../payload-types.ts";
import { isUniqueViolation } from "../../platform/database/unique-violation.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { moveDonation } from "../record/donation-store.ts";
import { RefundRefused, refundable } from "./refund-donation.ts";
import { refundsOf } from "./refund-store.ts";

type Context = { payload: Payload; now: () => Date };
type Staff = { id: number; name: string };

/** What is said when somebody else was first. */
const changed = "Somebody else has just changed this gift. Load the page again";
const askedAlready = "Finance has been asked for a refund of this gift already. Wait for the answer";

/** The refund of a gift that finance is asked for and has not answered yet. */
export const openRequestOf = (
  payload: Payload,
  { id }: Pick<Donation, "id">,
): Promise<RefundRequest | null> =>
  payload.db.findOne({ collection: "refund-requests", where: { openGift: { equals: id } } });

/**
 * Asks finance to give a gift back, whole or in part. Why stands in the gift's history; of one gift one request is open at a
 * time, which the database itself sees to.
 *
 * @throws RefundRefused when nothing, or not so much, can be given back, or when finance is asked already.
 */
export async function askForRefund(
  { payload, now }: Context,
  donation: Donation,
  { amountCents, reason, by }: { amountCents: number; reason: string; by: Staff },
): Promise<RefundRequest> {
  const { cents, refusal } = refundable(donation, await refundsOf(payload, donation));
  if (refusal) throw new RefundRefused(refusal);
  if (amountCents < 1 || amountCents > cents)
    throw new RefundRefused(`No more than ${formatAmount(cents)} of this gift can be given back.`);
  const at = now().toISOString();
  let request: RefundRequest;
  try {
    request = await payload.db.create({
      collection: "refund-requests",
      data: {
        ...{ donation: donation.id, openGift: donation.id, amountCents, state: "open" },
        ...{ askedBy: by.id, askedName: by.name, createdAt: at, updatedAt: at },
      },
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new RefundRefused(askedAlready) : error;
  }
  const noted = await moveDonation(payload, donation, {
    state: donation.state,
    note: `refund wished by staff ${by.id}, ${amountCents} of ${cents} cents: ${reason}`,
    now: now(),
  });
  if (noted) return request;
  await payload.db.deleteOne({ collection: "refund-requests", where: { id: { equals: request.id } } });
  throw new RefundRefused(changed);
}

type Answer = { state: "refunded" | "refused"; by: Staff; at: Date };

/** Closes a request, unless somebody has answered it meanwhile. */
const close = (payload: Payload, { id }: Pick<RefundRequest, "id">, { state, by, at }: Answer) =>
  updateIf(
    payload,
    "refund-requests",
    { id: { equals: id }, state: { equals: "open" } },
    { state, openGift: null, answeredName: by.name, answeredAt: at.toISOString() },
  );

/**
 * Says no to a request, with a reason that stands in the gift's history.
 *
 * @throws RefundRefused when it is answered already.
 */
export async function refuseRequest(
  { payload, now }: Context,
  { donation, request }: { donation: Donation; request: RefundRequest },
  { reason, by }: { reason: string; by: Staff },
): Promise<void> {
  const at = now();
  if (!(await close(payload, request, { state: "refused", by, at })))
    throw new RefundRefused("This is answered already. Load the page again");
  const note = `refund wish refused by staff ${by.id}: ${reason}`;
  // Whatever else happens to the gift in this moment, the answer is to stand in its history.
  for (let gift: Donation | null = donation; gift; ) {
    if (await moveDonation(payload, gift, { state: gift.state, note, now: at })) return;
    gift = await payload.db.findOne<Donation>({
      collection: "donations",
      where: { id: { equals: donation.id } },
    });
  }
}

/** A refund that has begun answers the request that is open for its gift; one that surely came to nothing answers none. */
export async function answerByRefund(
  { payload, user }: Pick<PayloadRequest, "payload" | "user">,
  donation: Pick<Donation, "id">,
  refund: Pick<Refund, "state">,
): Promise<void> {
  if (!user || refund.state === "refused") return;
  const request = await openRequestOf(payload, donation);
  if (request)
    await close(payload, request, {
      state: "refunded",
      by: { id: Number(user.id), name: user.name },
      at: new Date(),
    });
}
