import type { Endpoint, PayloadRequest } from "payload";
import { APIError } from "payload";
import { contentDisposition } from "../platform/http/content-disposition.ts";
import { loadAttachment } from "./attachments.ts";

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

/** `GET /api/outbox/:id/preview`: the HTML of a mail as its reader sees it; nothing in it can run or call out. */
export const previewEndpoint: Endpoint = {
  path: "/:id/preview",
  method: "get",
  handler: async (req) => {
    const mail = await requestedMail(req);
    let html = mail.html;
    for (const stored of mail.attachments ?? []) {
      if (!stored.contentId) continue;
      const { content, contentType } = await loadAttachment(stored);
      html = html.replaceAll(
        `cid:${stored.contentId}`,
        `data:${contentType};base64,${content.toString("base64")}`,
      );
    }
    return new Response(html, {
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy":
          "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'",
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
      },
    });
  },
};

/**
 * The mail that the address of a request names.
 *
 * @throws APIError 403 or 404 for those who do not see it.
 */
export const requestedMail = (req: PayloadRequest) =>
  req.payload.findByID({
    collection: "outbox",
    id: String(req.routeParams?.id),
    depth: 0,
    overrideAccess: false,
    req,
  });
