import { createHmac, timingSafeEqual } from "node:crypto";

export const previewLifetimeMs = 30 * 60 * 1000;

export type Previewed = { collection: string; id: string };

const sign = ({ collection, id }: Previewed, expires: number, secret: string) =>
  createHmac("sha256", secret).update(`preview\n${collection}\n${id}\n${expires}`).digest("base64url");

/** `<expiry in ms>.<HMAC>`: opens one document for half an hour, and nothing else. */
export function previewToken(document: Previewed, secret: string, now: number): string {
  const expires = now + previewLifetimeMs;
  return `${expires}.${sign(document, expires, secret)}`;
}

/** Whether a token is for this document and still good. */
export function opensPreview(token: string, document: Previewed, secret: string, now: number): boolean {
  const [expires = "", given = ""] = token.split(".");
  if (!/^\d+$/.test(expires) || Number(expires) <= now) return false;
  const expected = Buffer.from(sign(document, Number(expires), secret));
  const signature = Buffer.from(given);
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}
