import type { Payload } from "payload";
import type { Donation } from "../../payload-types.ts";
import { holdsAddress, idsWithAddress } from "../../platform/database/same-address.ts";
import type { DonationStateName } from "../record/donation-states.ts";
import { findDonation } from "../record/donation-store.ts";

const path = ["donor.email"];
const place = { collection: "donations", column: "donor_email" } as const;

/** The bank has taken it, or the card of a monthly gift was checked and kept. */
export const wentThrough = ({ state }: { state: DonationStateName }): boolean =>
  state === "approved" || state === "refunded";

/** All gifts and tries of an address in whatever spelling, the newest first. */
export async function giftsOfAddress(payload: Payload, address: string): Promise<Donation[]> {
  const ids = await idsWithAddress(payload, place, address);
  if (ids.length === 0) return [];
  const { docs } = await payload.db.find<Donation>({
    collection: "donations",
    where: { id: { in: ids } },
    sort: ["-createdAt", "-id"],
    pagination: false,
  });
  return docs;
}

/** The gift of this reference, if it is one of this address. */
export async function giftOfAddress(
  payload: Payload,
  { reference, address }: { reference: string; address: string },
): Promise<Donation | null> {
  const donation = await findDonation(payload, { orderId: { equals: reference } });
  return donation && holdsAddress(donation, path, address) ? donation : null;
}
