import { randomUUID } from "node:crypto";
import type { Payload } from "payload";
import type { Donation, Donor } from "../../../payload-types.ts";
import { plainAddress } from "../../../platform/database/same-address.ts";

type Given = Partial<Omit<Donation, "donor">> & {
  email: string;
  firstName?: string;
  lastName?: string;
  city?: string;
  province?: string;
};

/** Writes a gift as the bank has taken it; whatever else is said of it in `given`. Answers its number. */
export async function writeGift(payload: Payload, given: Given): Promise<number> {
  const { email, firstName = "Zoë", lastName = "Łukasz", city = "Montréal", province = "QC", ...own } = given;
  const orderId = randomUUID();
  const { id }: { id: number } = await payload.db.create({
    collection: "donations",
    data: {
      orderId,
      idempotencyKey: orderId,
      state: "approved",
      revision: 1,
      donationType: "single",
      amountCents: 2_500,
      refundedCents: 0,
      donationArea: "Research",
      giftDay: "2026-03-10",
      approvedAt: "2026-03-10T18:00:00.000Z",
      checks: 0,
      followUp: "done",
      followUpFailures: 0,
      donor: { email, firstName, lastName, city, province, address: "1 Sample Street", country: "Canada" },
      tribute: { kind: "Gift to the Foundation" },
      tributeCard: { kind: "none" },
      history: [],
      ...own,
    },
  });
  return id;
}

/** Writes the monthly gift that a sign-up began. */
export async function writeMonthly(
  payload: Payload,
  own: { signUp: number; state: string; email: string },
): Promise<number> {
  const { id }: { id: number } = await payload.db.create({
    collection: "monthly-gifts",
    data: {
      orderId: randomUUID(),
      amountCents: 2_500,
      donationArea: "Research",
      firstName: "Zoë",
      lastName: "Łukasz",
      dataKey: randomUUID(),
      firstBillingDay: "2026-03-15",
      nextBillingDay: "2026-12-15",
      ...own,
    },
  });
  return id;
}

/** The row of an address. */
export async function donorOfAddress(payload: Payload, email: string): Promise<Donor | null> {
  return payload.db.findOne<Donor>({
    collection: "donors",
    where: { email: { equals: plainAddress(email) } },
  });
}
