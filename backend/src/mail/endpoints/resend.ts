import { APIError, type Endpoint } from "payload";
import { z } from "zod";
import { resendMail } from "../resend-mail.ts";
import { seesMail } from "../sees-mail.ts";

const bodySchema = z.object({ to: z.email().optional() });

/** `POST /api/outbox/:id/resend`, JSON `{ to? }`: sends a mail again, to a corrected address if one is given. */
export const resendEndpoint: Endpoint = {
  path: "/:id/resend",
  method: "post",
  handler: async (req) => {
    if (!seesMail({ req })) throw new APIError("Not allowed", 403);
    const body = bodySchema.safeParse(await req.json?.().catch(() => ({})));
    if (!body.success) throw new APIError("This is not an e-mail address", 400);
    const resent = await resendMail(req.payload, {
      id: String(req.routeParams?.id),
      to: body.data.to,
      now: new Date(),
    });
    if (!resent) throw new APIError("This mail is on its way already", 409);
    return Response.json(resent, { headers: { "Cache-Control": "no-store" } });
  },
};
