import { APIError, type Endpoint } from "payload";
import { contentDisposition } from "../../platform/http/content-disposition.ts";
import { loadAttachment } from "../attachments.ts";
import { requestedMail } from "./requested-mail.ts";

/** `GET /api/outbox/:id/attachments/:number`: one attachment of a mail, for staff. */
export const attachmentEndpoint: Endpoint = {
  path: "/:id/attachments/:number",
  method: "get",
  handler: async (req) => {
    const mail = await requestedMail(req);
    const stored = mail.attachments?.[Number(req.routeParams?.number)];
    if (!stored) throw new APIError("There is no such attachment", 404);
    const { content, contentType, filename } = await loadAttachment(stored);
    return new Response(new Uint8Array(content), {
      headers: {
        "Content-Type": contentType,
        "Content-Disposition": contentDisposition("attachment", filename),
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
      },
    });
  },
};
