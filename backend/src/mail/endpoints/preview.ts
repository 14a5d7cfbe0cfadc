import type { Endpoint } from "payload";
import { loadAttachment } from "../attachments.ts";
import { requestedMail } from "./requested-mail.ts";

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
