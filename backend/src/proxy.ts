import { type NextRequest, NextResponse } from "next/server";
import { env } from "./env.ts";
import { isForeignRequest } from "./platform/http/is-foreign-request.ts";
import { adminPolicy, commonHeaders } from "./platform/http/security-headers.ts";

/** Next reads the nonce for its own scripts from the policy that the request carries. */
const policyHeader = "content-security-policy";

/**
 * Headers of the admin's pages, made with each request: the origins are settings of the running system, and the nonce is of
 * one page. The routes beside the admin guard themselves (http/guarded-route.ts): what passes here has its body copied,
 * and headers set here would win over theirs.
 */
export function proxy(request: NextRequest): Response {
  const adminOrigin = env.BACKEND_ADMIN_ORIGIN;
  const common = commonHeaders({ adminOrigin });
  if (isForeignRequest(request, adminOrigin)) return new Response(null, { status: 403, headers: common });
  const policy = adminPolicy({
    nonce: crypto.randomUUID(),
    siteUrl: env.SITE_URL,
    developing: env.NODE_ENV === "development",
  });
  const headers = new Headers(request.headers);
  headers.set(policyHeader, policy);
  return NextResponse.next({ request: { headers }, headers: { ...common, [policyHeader]: policy } });
}

export const config = { matcher: "/((?!api/|media/|healthz$|readyz$|_next/static/).*)" };
