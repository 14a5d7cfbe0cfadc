import type { Payload } from "payload";
import { isUniqueViolation } from "../../database/unique-violation.ts";
import type { Donation } from "../../payload-types.ts";
import { findDonation } from "../donation-store.ts";
import { type AfterApprovalStep, afterApproval } from "../receipts/after-approval.ts";

async function createOnce(payload: Payload, collection: "monthly-gifts" | "cards-to-mail", data: object) {
  const at = new Date().toISOString();
  try {
    await payload.db.create({ collection, data: { ...data, createdAt: at, updatedAt: at } });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
}

/**
 * What an approval brings with it. It may run more than once, also at the same time: each part happens once. `done` is
 * told of the steps of receipt and mails.
 */
export async function followUpDonation(
  payload: Payload,
  donationId: Donation["id"],
  done?: (step: AfterApprovalStep) => void,
): Promise<void> {
  const donation = await findDonation(payload, { id: { equals: donationId } });
  if (donation?.followUp !== "due") return;

  if (donation.donationType === "monthly") {
    await createOnce(payload, "monthly-gifts", {
      orderId: donation.orderId,
      signUp: donation.id,
      state: "active",
      amountCents: donation.amountCents,
      donationArea: donation.donationArea,
      firstName: donation.donor?.firstName,
      lastName: donation.donor?.lastName,
      email: donation.donor?.email,
      dataKey: donation.gateway?.dataKey,
      issuerId: donation.gateway?.issuerId,
      firstBillingDay: donation.firstBillingDay,
      nextBillingDay: donation.firstBillingDay,
    });
  }
  if (donation.card?.kind === "letter") {
    await createOnce(payload, "cards-to-mail", {
      orderId: donation.orderId,
      donation: donation.id,
      recipientName: donation.gift?.recipientName,
      city: donation.gift?.city,
      mailed: false,
    });
  }
  await afterApproval(payload, String(donation.id), done);
  await payload.db.updateOne({
    collection: "donations",
    where: { and: [{ id: { equals: donation.id } }, { followUp: { equals: "due" } }] },
    data: { followUp: "done" },
    options: { atomic: true },
  });
}
