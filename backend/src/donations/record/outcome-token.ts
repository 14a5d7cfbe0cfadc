import { createHmac, timingSafeEqual } from "node:crypto";
import { orderIdPattern } from "@pcf/contract/donation/order-id";
import type { Donation } from "../../payload-types.ts";

const lifeMs = 90 * 24 * 60 * 60 * 1000;

/** When a token ends that is made now. */
export const freshTokenEnds = (now: Date): Date => new Date(now.getTime() + lifeMs);

// The label keeps these signatures apart from all others made with the same secret.
const sign = (content: string, secret: string) =>
  createHmac("sha256", secret).update(`donation-outcome:${content}`).digest("base64url");

/**
 * The bearer of this token may see the outcome of one donation: until `endsAt`, which is signed with it, or without that
 * for 90 days from the gift.
 */
export function createOutcomeToken(orderId: string, secret: string, endsAt?: Date): string {
  const content = endsAt ? `${orderId}.${Math.floor(endsAt.getTime() / 1_000)}` : orderId;
  return `${content}.${sign(content, secret)}`;
}

type OutcomeToken = { orderId: string; endsAt: Date | null };

/** What a token says that we made, or `null`. Whether it has ended is for the caller to see. */
export function readOutcomeToken(token: string, secret: string): OutcomeToken | null {
  const [, orderId = "", seconds, signature = ""] = /^([^.]*)(?:\.(\d{1,12}))?\.([^.]+)$/.exec(token) ?? [];
  if (!orderIdPattern.test(orderId)) return null;
  const given = Buffer.from(signature);
  const right = Buffer.from(sign(seconds ? `${orderId}.${seconds}` : orderId, secret));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return { orderId, endsAt: seconds ? new Date(Number(seconds) * 1_000) : null };
}

/** When a token of a gift ends. */
export const outcomeTokenEnds = (
  { createdAt }: Pick<Donation, "createdAt">,
  { endsAt }: OutcomeToken,
): Date => endsAt ?? freshTokenEnds(new Date(createdAt));
