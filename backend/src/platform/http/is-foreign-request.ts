const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);
const sessionCookie = /(?:^|;\s*)payload-token=[^;]/;

const hostOf = (origin: string) => URL.parse(origin)?.host;

/** The name under which the request came in: behind a proxy, as the proxy was asked. */
const ownHost = (headers: Headers) =>
  (headers.get("x-forwarded-host") ?? headers.get("host"))?.split(",")[0]?.trim();

/**
 * Whether a page of somebody else had a browser send this request to change something. Browsers of today say in
 * `Sec-Fetch-Site` how the page that asks and the address asked belong together, and no page can change that; so the site
 * may be visited under any of its names. For the others `Origin` has to be a host of ours. What names no origin comes from
 * a program. `Origin: null`, where a browser hides it for privacy, passes without a session: there is nothing to borrow.
 */
export function isForeignRequest(
  { method, headers }: Pick<Request, "method" | "headers">,
  adminOrigin: string,
): boolean {
  const from = headers.get("sec-fetch-site");
  if (safeMethods.has(method.toUpperCase()) || from === "same-origin") return false;
  if (from === "cross-site") return true;
  const origin = headers.get("origin");
  if (origin === null) return false;
  const host = hostOf(origin);
  if (host !== undefined && [hostOf(adminOrigin), ownHost(headers)].includes(host)) return false;
  const hidden = origin === "null" && from === null;
  return !hidden || sessionCookie.test(headers.get("cookie") ?? "");
}
