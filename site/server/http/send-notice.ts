import type { IncomingMessage, ServerResponse } from "node:http";
import type { SiteEnv } from "../env.ts";
import { commonHeaders, contentSecurityPolicy } from "./security-headers.ts";

/** Sends what stands in for a page, and needs nothing else: HTML, or words alone. No cache keeps it. */
export function sendNotice(
  request: IncomingMessage,
  response: ServerResponse,
  { https }: Pick<SiteEnv, "https">,
  notice: { status: number; text?: string; html?: string; frameAncestors?: string; retryAfter?: number },
): void {
  const { status, text, html = "", frameAncestors = "'none'", retryAfter } = notice;
  response.writeHead(status, {
    ...commonHeaders(https),
    "content-type": `text/${text ? "plain" : "html"}; charset=utf-8`,
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
    "content-security-policy": contentSecurityPolicy({ html, https, frameAncestors, hosts: {} }),
    ...(retryAfter ? { "retry-after": String(retryAfter) } : {}),
  });
  response.end(request.method === "HEAD" ? undefined : (text ?? html));
}
