import type { IncomingMessage, ServerResponse } from "node:http";
import type { Company } from "@pcf/contract/content/company";
import { perContent } from "../../app/content/per-content.ts";
import type { SiteContent } from "../../app/content/site-content.ts";
import { commonHeaders, contentSecurityPolicy } from "../http/security-headers.ts";

/** When to come back, in seconds: by then a full queue has been passed through. */
const retryAfter = 5;

/** Answers 503 with a page that says so and needs nothing else. It is rendered once and costs nothing after that. */
export function createBusyAnswer(options: { https: boolean; render: (company: Company) => string }) {
  const { https } = options;
  const busyPage = perContent(({ company }) => {
    const html = options.render(company);
    const policy = contentSecurityPolicy({ html, https, frameAncestors: "'none'", hosts: {} });
    return { html, policy };
  });

  return (request: IncomingMessage, response: ServerResponse, content: SiteContent): void => {
    if (response.destroyed) return;
    const { html, policy } = busyPage(content);
    response.writeHead(503, {
      ...commonHeaders(https),
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "retry-after": String(retryAfter),
      "content-security-policy": policy,
    });
    response.end(request.method === "HEAD" ? undefined : html);
  };
}
