import type { GiftsPage, OwnGift } from "@pcf/contract/donation/my-gifts";
import { calledName } from "@pcf/contract/typed-name";
import type { Payload } from "payload";
import type { Donation, Receipt as ReceiptRow } from "../../payload-types.ts";
import { relatedId } from "../../platform/database/related-id.ts";
import { receiptFactsSchema, serialText } from "../receipts/receipt-facts.ts";
import { type DonationKind, donationKind } from "../record/donation-kind.ts";
import type { DonationStateName } from "../record/donation-states.ts";
import { formerReceipt } from "../record/former-system.ts";
import { giftDay } from "../record/gift-moment.ts";
import { giftsOfAddress } from "./gifts-of-address.ts";

/** What was declined is no gift, and is not listed. */
const states: Partial<Record<DonationStateName, OwnGift["state"]>> = {
  approved: "given",
  refunded: "refunded",
  sending: "being-checked",
  unknown: "being-checked",
  held: "being-checked",
};

/** Another card for a gift is none either. */
const kinds: Partial<Record<DonationKind, OwnGift["kind"]>> = {
  single: "single",
  "monthly-sign-up": "monthly-sign-up",
  instalment: "instalment",
};

/** Of each gift the newest receipt, by the gift's reference. A receipt of a year stands with each of its gifts. */
async function newestReceipts(
  payload: Payload,
  gifts: readonly Donation[],
): Promise<Map<string, ReceiptRow>> {
  if (gifts.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: "receipts",
    where: { donation: { in: gifts.map(({ id }) => id) } },
    sort: "serial",
    pagination: false,
    depth: 0,
  });
  const references = new Map(gifts.map(({ id, orderId }) => [id, orderId]));
  const given = (row: ReceiptRow) =>
    receiptFactsSchema.parse(row.facts).yearly?.gifts.map(({ orderId }) => orderId) ?? [
      references.get(relatedId(row.donation) ?? 0) ?? "",
    ];
  return new Map(docs.flatMap((row) => given(row).map((orderId) => [orderId, row] as const)));
}

function receiptOf(row: ReceiptRow | undefined): OwnGift["receipt"] {
  // One that was replaced stands here only for the moment until its successor is written.
  if (!row || row.donorRemovedAt || row.state === "replaced") return null;
  return { id: row.id, serial: serialText(row.serial), state: row.state };
}

/** All that an address has given, the newest first, with the receipt in force of each. */
export async function ownGifts(
  payload: Payload,
  address: string,
): Promise<Pick<GiftsPage, "firstName" | "email" | "gifts">> {
  const gifts = await giftsOfAddress(payload, address);
  const receipts = await newestReceipts(payload, gifts);
  return {
    firstName: calledName(gifts[0]?.donor),
    email: gifts[0]?.donor?.email ?? address,
    gifts: gifts.flatMap((gift): OwnGift[] => {
      const state = gift.returnedByBank ? "returned-by-bank" : states[gift.state];
      const kind = kinds[donationKind(gift)];
      if (!state || !kind) return [];
      return [
        {
          reference: gift.orderId,
          day: giftDay(gift),
          amountCents: gift.amountCents,
          refundedCents: gift.refundedCents,
          area: gift.donationArea,
          kind,
          state,
          receipt: receiptOf(receipts.get(gift.orderId)),
          formerReceipt: formerReceipt(gift)?.number ?? null,
        },
      ];
    }),
  };
}

/** A receipt in force of this address. */
export async function ownReceipt(
  payload: Payload,
  { address, id }: { address: string; id: number },
): Promise<ReceiptRow | null> {
  const gifts = await giftsOfAddress(payload, address);
  const receipts = await newestReceipts(payload, gifts);
  return [...receipts.values()].find((row) => row.id === id && row.state === "issued") ?? null;
}
