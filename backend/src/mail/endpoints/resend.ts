import { APIError, type Endpoint } from "payload";
import { z } from "zod";
import { resendMail } from "../resend-mail.ts";
import { requestedMail } from "./requested-mail.ts";

const bodySchema = z.object({ to: z.email().optional() });

/** `POST /api/outbox/:id/resend`, JSON `{ to? }`: sends a mail again, to a corrected address if one is given. */
export const resendEndpoint: Endpoint = {
  path: "/:id/resend",
  method: "post",
  handler: async (req) => {
    const body = bodySchema.safeParse(await req.json?.().catch(() => ({})));
    if (!body.success) throw new APIError("This is not an e-mail address", 400);
    const { id } = await requestedMail(req);
    const resent = await resendMail(req.payload, { id, to: body.data.to, now: new Date() });
    if (!resent) throw new APIError("This mail is on its way already", 409);
    return Response.json(resent, { headers: { "Cache-Control": "no-store" } });
  },
};
