import { isDeepStrictEqual } from "node:util";
import type { Payload } from "payload";
import type { Donation } from "../../payload-types.ts";
import { withoutReasons } from "../record/donation-history.ts";
import { findDonation, moveDonation } from "../record/donation-store.ts";
import { donorTexts, enteredTexts, tributeCardTexts } from "../record/personal-columns.ts";
import { noTributeWords, nothing } from "./giving-steps.ts";

/** A gift that the books and its receipt rest on. */
export const isBooked = ({ state }: Pick<Donation, "state">): boolean =>
  state === "approved" || state === "refunded";

const noTributeCard = nothing(...tributeCardTexts);

/** What the books and the receipt do not need. */
const extras: Partial<Donation> = {
  ...noTributeWords,
  donor: { telephone: null, mailingList: false },
  adminNote: null,
};

/** Everybody that a gift which came to nothing tells of. */
const everybody: Partial<Donation> = {
  ...extras,
  donor: { ...nothing(...donorTexts), mailingList: false },
  gateway: nothing("dataKey", "issuerId"),
  humanCheck: null,
  receiptName: null,
  receiptAddress: null,
  donorKey: null,
  entered: nothing("reference", ...enteredTexts),
};

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Whether the gift already has nothing of what `change` takes away. */
const hasGone = (gift: object, change: object): boolean =>
  Object.entries(change).every(([name, empty]) => {
    const value: unknown = Reflect.get(gift, name);
    return isGroup(empty) ? !isGroup(value) || hasGone(value, empty) : (value ?? null) === empty || !value;
  });

/** Whether a gift still has something that neither the books nor its receipt need. */
export const hasExtras = (gift: Donation): boolean => !hasGone(gift, extras);

async function takeAway(payload: Payload, id: number, change: Partial<Donation>, now: Date): Promise<void> {
  const gift = await findDonation(payload, { id: { equals: id } });
  if (!gift) return;
  const history = withoutReasons(gift.history) as Donation["history"];
  if (hasGone(gift, change) && isDeepStrictEqual(history, gift.history)) return;
  const moved = await moveDonation(
    payload,
    { ...gift, history },
    {
      state: gift.state,
      note: "personal facts erased",
      now,
      data: change,
    },
  );
  if (!moved) throw new Error(`The gift ${gift.orderId} changed while it was being erased`);
}

/** Takes out of a person's own gift what the books do not need; of one that came to nothing, everything personal. */
export const eraseFromGift = (payload: Payload, gift: Donation, now: Date): Promise<void> =>
  takeAway(payload, gift.id, isBooked(gift) ? extras : everybody, now);

/** Takes the address and the words of an e-card out of somebody else's gift. */
export const eraseEcard = (payload: Payload, id: number, now: Date): Promise<void> =>
  takeAway(payload, id, { tributeCard: noTributeCard }, now);
