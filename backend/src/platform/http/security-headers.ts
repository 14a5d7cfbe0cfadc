type Origins = { adminOrigin: string; siteUrl: string };

/** Headers of every answer of the backend that does not bring its own. */
export function commonHeaders({ adminOrigin }: Pick<Origins, "adminOrigin">): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy":
      "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), interest-cohort=()",
    // The preview of a draft may stand in a window of its own, which the admin tells of changes.
    "cross-origin-opener-policy": "same-origin-allow-popups",
    ...(adminOrigin.startsWith("https:") ? { "strict-transport-security": "max-age=31536000" } : {}),
  };
}

/**
 * The Content-Security-Policy of a page of the admin. Scripts run with the nonce of the page alone, and what these load.
 * Payload's components set styles in their tags, so those stay allowed. The site is framed for the preview.
 */
export function adminPolicy({
  nonce,
  siteUrl,
  developing,
}: Pick<Origins, "siteUrl"> & Record<"nonce", string> & Record<"developing", boolean>): string {
  const site = new URL(siteUrl).origin;
  return [
    "default-src 'self'",
    // While developing, React rebuilds the server's error stacks with eval.
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${developing ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${site}`,
    `media-src 'self' blob: ${site}`,
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    `frame-src 'self' ${site}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
}

/** Policy of an answer that is no page of the admin: what is read as text loads nothing, whatever stands in it. */
export const plainPolicy = (contentType: string): string =>
  /^(?:application\/json|text\/)/.test(contentType) || contentType === ""
    ? "default-src 'none'; frame-ancestors 'self'"
    : "frame-ancestors 'self'";
