import { inArray } from "@payloadcms/db-sqlite/drizzle";
import { nameOnReceipt } from "@pcf/contract/donation/donor-name";
import type { Payload } from "payload";
import type { Donation } from "../../payload-types.ts";
import { textOf } from "../../platform/database/column-values.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { type DonationKind, donationKind } from "../record/donation-kind.ts";
import { donorNameColumns } from "../record/donor-name-columns.ts";
import type { GiftMethod } from "../record/gift-methods.ts";

/** A gift as the list shows it. */
export type GiftRow = Pick<
  Donation,
  "id" | "orderId" | "state" | "amountCents" | "refundedCents" | "createdAt"
> & {
  kind: DonationKind;
  area: string;
  donorName: string;
  donorId: number | null;
  email: string;
  city: string;
  province: string;
  country: string;
  giftDay: string | null;
  reference: string;
  method: GiftMethod;
  /** The day on which the bank took its money back. */
  returnedByBank: string | null;
  /** Number of the cheque, or the bank's reference, of a gift that did not come by card. */
  handReference: string;
  tribute: string;
  /** Number of its newest receipt that is in force. */
  serial: number | null;
  /** Number of the receipt that the former system issued for it; empty where none is known. */
  formerReceipt: string;
};

/** These gifts with their receipts, in whatever order: two questions, however many they are. */
export async function readGifts(payload: Payload, ids: readonly number[]): Promise<GiftRow[]> {
  if (ids.length === 0) return [];
  const { drizzle } = payload.db;
  const gifts = tableOf(payload, "donations");
  const receipts = tableOf(payload, "receipts");
  const rows = await drizzle
    .select({
      id: gifts.id,
      orderId: gifts.orderId,
      state: gifts.state,
      donationType: gifts.donationType,
      amountCents: gifts.amountCents,
      refundedCents: gifts.refundedCents,
      createdAt: gifts.createdAt,
      area: gifts.donationArea,
      giftDay: gifts.giftDay,
      donorId: gifts.giver,
      ...donorNameColumns(gifts),
      email: gifts.donor_email,
      city: gifts.donor_city,
      province: gifts.donor_province,
      country: gifts.donor_country,
      reference: gifts.gateway_referenceNum,
      method: gifts.method,
      returnedByBank: gifts.returnedByBank,
      handReference: gifts.entered_reference,
      formerReceipt: gifts.formerSystem_receiptNumber,
      tributeKind: gifts.tribute_kind,
      tributeFirstName: gifts.tribute_firstName,
      tributeLastName: gifts.tribute_lastName,
    })
    .from(gifts)
    .where(inArray(gifts.id, [...ids]));
  const issued = await drizzle
    .select({ donation: receipts.donation, serial: receipts.serial, state: receipts.state })
    .from(receipts)
    .where(inArray(receipts.donation, [...ids]));
  const serials = new Map(
    issued
      .filter(({ state }) => state === "issued")
      .map(({ donation, serial }) => [Number(donation), serial]),
  );
  return rows.map((row) => {
    const { id, donationType, tributeKind, tributeFirstName, tributeLastName } = row;
    const honoured = [tributeFirstName, tributeLastName].map(textOf).filter(Boolean).join(" ");
    return {
      id: Number(id),
      orderId: textOf(row.orderId),
      state: row.state,
      kind: donationKind({ donationType }),
      amountCents: Number(row.amountCents),
      refundedCents: Number(row.refundedCents),
      createdAt: textOf(row.createdAt),
      area: textOf(row.area),
      donorName: nameOnReceipt(row),
      donorId: row.donorId === null ? null : Number(row.donorId),
      email: textOf(row.email),
      city: textOf(row.city),
      province: textOf(row.province),
      country: textOf(row.country),
      giftDay: row.giftDay,
      reference: textOf(row.reference),
      method: row.method,
      returnedByBank: row.returnedByBank,
      handReference: textOf(row.handReference),
      tribute: honoured && `${textOf(tributeKind)}: ${honoured}`,
      serial: serials.get(Number(id)) ?? null,
      formerReceipt: textOf(row.formerReceipt),
    };
  });
}
