import { APIError, type Endpoint } from "payload";
import { z } from "zod";
import { resendMail } from "../resend-mail.ts";

const bodySchema = z.object({ to: z.email().optional() });

/** `POST /api/outbox/:id/resend`, JSON `{ to? }`: sends a mail again, to a corrected address if one is given. */
export const resendEndpoint: Endpoint = {
  path: "/:id/resend",
  method: "post",
  handler: async (req) => {
    const body = bodySchema.safeParse(await req.json?.().catch(() => ({})));
    if (!body.success) throw new APIError("This is not an e-mail address", 400);
    // Answers 403 or 404 to those who do not see the mail.
    await req.payload.findByID({
      collection: "outbox",
      id: String(req.routeParams?.id),
      depth: 0,
      select: { state: true },
      overrideAccess: false,
      req,
    });
    const resent = await resendMail(req.payload, {
      id: String(req.routeParams?.id),
      to: body.data.to,
      now: new Date(),
    });
    if (!resent) throw new APIError("This mail is on its way already", 409);
    return Response.json(resent, { headers: { "Cache-Control": "no-store" } });
  },
};
