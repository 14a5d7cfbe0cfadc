/**
 * The address of the caller: the last entry of `X-Forwarded-For`, which the site's server (or whoever stands directly
 * before this one) wrote. Entries before it are what a client claims.
 */
export function clientAddress(headers: Headers): string {
  return headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() || "unknown";
}
