import { APIError, type Endpoint } from "payload";
import { z } from "zod";
import { findDonation, moveDonation } from "../../donation-store.ts";
import { canPrint } from "../receipt-fonts.ts";
import { staffRequest } from "./staff-request.ts";

const bodySchema = z.object({
  name: z.string().trim().min(1).max(200),
  address: z.array(z.string().trim().min(1).max(200)).min(1).max(4),
});

/**
 * `POST /api/donations/:id/receipt-spelling`, JSON `{ name, address }`: how the donor is written on a receipt that waits
 * for it. The follow-up of the donation, which stays due, then issues it.
 */
export const spellingEndpoint: Omit<Endpoint, "root"> = {
  path: "/:id/receipt-spelling",
  method: "post",
  handler: async (req) => {
    const { id, body } = await staffRequest(req, { roles: ["donor-services", "finance"], body: bodySchema });
    const donation = await findDonation(req.payload, { id: { equals: id } });
    if (donation?.state !== "approved" || donation.followUp !== "due")
      throw new APIError("No receipt of this donation is waiting", 409);
    if (![body.name, ...body.address].every(canPrint))
      throw new APIError("Receipts cannot print all of these letters", 400);
    const now = new Date();
    const written = await moveDonation(req.payload, donation, {
      state: donation.state,
      note: "spelling for the receipt given by staff",
      now,
      data: {
        receiptName: body.name,
        receiptAddress: body.address.join("\n"),
        followUpAt: now.toISOString(),
        followUpFailures: 0,
      },
    });
    if (!written) throw new APIError("This donation has just changed. Try again", 409);
    return Response.json({ written: true }, { headers: { "Cache-Control": "no-store" } });
  },
};
