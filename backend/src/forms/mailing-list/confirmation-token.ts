import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "../../env.ts";

const sign = (id: number) =>
  createHmac("sha256", env.PAYLOAD_SECRET).update(`mailing-list:${id}`).digest("base64url");

/** The bearer of this token has read the mail to a subscriber's address. */
export const confirmationToken = (id: number) => `${id}.${sign(id)}`;

/** The subscriber's id in a token that we made, or `null`. */
export function readConfirmationToken(token: string): number | null {
  const [number = "", signature = ""] = token.split(".", 2);
  if (!/^\d{1,15}$/.test(number)) return null;
  const given = Buffer.from(signature);
  const right = Buffer.from(sign(Number(number)));
  return given.length === right.length && timingSafeEqual(given, right) ? Number(number) : null;
}
