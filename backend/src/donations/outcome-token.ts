import { createHmac, timingSafeEqual } from "node:crypto";
import { orderIdPattern } from "@pcf/contract/donation/order-id";

// The label keeps these signatures apart from all others made with the same secret.
const sign = (orderId: string, secret: string) =>
  createHmac("sha256", secret).update(`donation-outcome:${orderId}`).digest("base64url");

/** The bearer of this token may see the outcome of one donation. */
export const createOutcomeToken = (orderId: string, secret: string) => `${orderId}.${sign(orderId, secret)}`;

/** The order id in a token that we made, or `null`. */
export function readOutcomeToken(token: string, secret: string): string | null {
  const [orderId = "", signature = ""] = token.split(".", 2);
  if (!orderIdPattern.test(orderId)) return null;
  const given = Buffer.from(signature);
  const right = Buffer.from(sign(orderId, secret));
  return given.length === right.length && timingSafeEqual(given, right) ? orderId : null;
}
