import { randomUUID } from "node:crypto";
import { createOrderId } from "@pcf/contract/donation/order-id";
import type { Payload } from "payload";
import type { Donation } from "../../../payload-types.ts";
import { type DonationFacts, insertDonation, moveDonation } from "../../record/donation-store.ts";

const facts: DonationFacts = {
  donationType: "single",
  amountCents: 2_500,
  donationArea: "Research",
  adminNote: null,
  donor: {
    firstName: "Zoë",
    lastName: "Łukasz",
    address: "1 Sample Street",
    city: "Montréal",
    province: "QC",
    country: "Canada",
    postalCode: "H2X 1Y4",
    telephone: "514-555-0101",
    email: "zoe@donor.example",
    mailingList: false,
  },
  tribute: { kind: "Gift to the Foundation" },
  tributeCard: { kind: "none" },
};

type Given = Partial<DonationFacts> & {
  firstBillingDay?: string;
  gateway?: Donation["gateway"];
  /** When the donor gave, if not at the approval. */
  givenAt?: Date;
};

/** A donation that the bank has approved at `approvedAt`, as the donation operation leaves it. */
export async function approvedDonation(
  payload: Payload,
  given: Given = {},
  approvedAt = new Date("2026-03-10T18:00:00Z"),
): Promise<Donation> {
  const { firstBillingDay = null, gateway = {}, givenAt = approvedAt, ...own } = given;
  const written = await insertDonation(payload, {
    facts: { ...facts, ...own },
    key: randomUUID(),
    proof: null,
    orderId: createOrderId("2026-03-10"),
    firstBillingDay,
    now: givenAt,
    checkAt: approvedAt,
  });
  const approved =
    written &&
    (await moveDonation(payload, written, {
      state: "approved",
      note: "027",
      now: approvedAt,
      data: {
        approvedAt: approvedAt.toISOString(),
        followUp: "due",
        gateway: { responseCode: "027", referenceNum: "660123450010690030", ...gateway },
      },
    }));
  if (!approved) throw new Error("The donation could not be approved");
  return approved;
}

/** Saves the site settings with what staff set for receipts. */
export const saveReceiptSettings = (payload: Payload, own: { minimumCents?: number } = {}) =>
  payload.db.createGlobal({
    slug: "siteSettings",
    data: {
      provinceFirst: "BC",
      kitShippingText: "Kits are mailed on Wednesdays.",
      storeUrl: "https://store.example",
      channelUrl: "https://channel.example",
      newsletterArchiveUrl: "https://archive.example",
      receipt: { signatory: "Margaret Osei", signatoryTitle: "Director", placeOfIssue: "Vancouver", ...own },
    },
  });
