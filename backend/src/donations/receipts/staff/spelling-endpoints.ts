import { longestNameOnReceipt } from "@pcf/contract/donation/donor-name";
import { APIError, type Endpoint, type Payload } from "payload";
import { z } from "zod";
import type { Donation } from "../../../payload-types.ts";
import { typedAddress, typedText } from "../../../platform/admin/typed-by-staff.ts";
import { recordDonationAction } from "../../record/donation-action.ts";
import { donationKind, hasOwnReceipt } from "../../record/donation-kind.ts";
import { findDonation, moveDonation } from "../../record/donation-store.ts";
import { keptCents } from "../../record/gift-moment.ts";
import { donorOnReceipt, spellingProblem } from "../facts-from-donation.ts";
import { donorCanPrint } from "../pdf/receipt-fonts.ts";
import { latestReceiptRow } from "../read-receipt.ts";
import { receiptSettings } from "../receipt-settings.ts";
import { copy } from "./receipt-admin-copy.ts";
import { staffRequest } from "./staff-request.ts";

const bodySchema = z.object({
  name: typedText("Name", { most: longestNameOnReceipt }),
  address: typedAddress("Address"),
});

const path = "/:id/receipt-spelling";
const action = "gift-spelling";
const noStore = { headers: { "Cache-Control": "no-store" } };

/** Whether a month of the monthly gift of this sign-up was charged, so that a receipt for its year is due some day. */
async function hasCharges(payload: Payload, { id }: Donation): Promise<boolean> {
  const where = {
    "monthlyGift.signUp": { equals: id },
    donationType: { equals: "instalment" },
    state: { equals: "approved" },
  } as const;
  return (await payload.count({ collection: "donations", where })).totalDocs > 0;
}

/** Whether a gift's receipt is still to be issued and its donor cannot stand on it as typed. */
async function waitsForSpelling(payload: Payload, donation: Donation): Promise<boolean> {
  // The receipt of a year is written as the sign-up has it.
  if (donationKind(donation) === "monthly-sign-up")
    return spellingProblem(donation) !== null && (await hasCharges(payload, donation));
  const due = donation.state === "approved" && donation.followUp === "due";
  if (!due || !hasOwnReceipt(donation) || !spellingProblem(donation)) return false;
  const { minimumCents } = await receiptSettings(payload);
  return keptCents(donation) >= minimumCents && (await latestReceiptRow(payload, donation.id)) === null;
}

async function waiting(payload: Payload, id: number): Promise<Donation | null> {
  const donation = await findDonation(payload, { id: { equals: id } });
  return donation && (await waitsForSpelling(payload, donation)) ? donation : null;
}

/** `GET /api/donations/:id/receipt-spelling`: `{ waiting: { name, address } }` as the donor typed them, or `null`. */
export const waitingSpellingEndpoint: Omit<Endpoint, "root"> = {
  path,
  method: "get",
  handler: async (req) => {
    const { id } = await staffRequest(req, { action, body: z.unknown() });
    const donation = await waiting(req.payload, id);
    return Response.json({ waiting: donation && donorOnReceipt(donation) }, noStore);
  },
};

/**
 * `POST /api/donations/:id/receipt-spelling`, JSON `{ name, address }`: how the donor is written on a receipt that waits
 * for it. The follow-up of the donation, which stays due, then issues it. Any other receipt is corrected by replacing it.
 */
export const spellingEndpoint: Omit<Endpoint, "root"> = {
  path,
  method: "post",
  handler: async (req) => {
    const { id, staffId, body } = await staffRequest(req, { action, body: bodySchema });
    const donation = await waiting(req.payload, id);
    if (!donation) throw new APIError("No receipt of this donation waits for a spelling", 409);
    if (!donorCanPrint(body)) throw new APIError(copy.notPrintable, 400);
    const now = new Date();
    await recordDonationAction(req, donation, { action: "gift-spelling" }, async () => {
      const written = await moveDonation(req.payload, donation, {
        state: donation.state,
        note: `spelling for the receipt given by staff ${staffId}`,
        now,
        data: {
          receiptName: body.name,
          receiptAddress: body.address.join("\n"),
          followUpAt: now.toISOString(),
          followUpFailures: 0,
        },
      });
      if (!written) throw new APIError("This donation has just changed. Try again", 409);
    });
    return Response.json({ written: true }, noStore);
  },
};
