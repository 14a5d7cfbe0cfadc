import { APIError, type Endpoint, type PayloadRequest } from "payload";
import { z } from "zod";
import { staffWithRole } from "../../staff/access/staff-with-role.ts";
import type { Role } from "../../staff/roles.ts";
import { donationServices } from "../donation-services.ts";
import { findDonation } from "../donation-store.ts";
import { askAgain, closeHeld } from "../operations/settle-by-staff.ts";
import { answer } from "./answer.ts";

const idSchema = z.coerce.number().int().positive();
const reasonSchema = z.object({ reason: z.string().trim().min(3).max(250) });

async function donationFor(req: PayloadRequest, ...roles: Role[]) {
  if (!req.user || !staffWithRole(...roles)({ req })) throw new APIError("Not allowed", 403);
  const id = idSchema.safeParse(req.routeParams?.id);
  const donation = id.success && (await findDonation(req.payload, { id: { equals: id.data } }));
  if (!donation) throw new APIError("There is no such donation", 404);
  return { donation, by: String(req.user.id), services: donationServices(req.payload) };
}

/** `POST /api/donations/:id/ask-gateway`: a status check now. Answers `{ state }`; it never charges. */
export const askGatewayEndpoint: Omit<Endpoint, "root"> = {
  path: "/:id/ask-gateway",
  method: "post",
  handler: async (req) => {
    const { donation, services } = await donationFor(req, "finance", "donor-services");
    const settled = await askAgain(services, donation);
    services.queue(settled);
    return answer({ state: settled.state });
  },
};

/** `POST /api/donations/:id/close`, JSON `{ reason }`: ends a held donation as not charged. Answers `{ state }`. */
export const closeHeldEndpoint: Omit<Endpoint, "root"> = {
  path: "/:id/close",
  method: "post",
  handler: async (req) => {
    const { donation, by, services } = await donationFor(req, "finance");
    const body = reasonSchema.safeParse(await req.json?.().catch(() => ({})));
    if (!body.success) throw new APIError("Say why, in 3 to 250 characters", 400);
    const closed = await closeHeld(req.payload, donation, { ...body.data, by, now: services.now() });
    if (!closed) throw new APIError("This donation is not held", 409);
    services.queue(closed);
    return answer({ state: closed.state });
  },
};
