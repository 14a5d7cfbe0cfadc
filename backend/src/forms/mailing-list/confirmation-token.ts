import { createHmac, timingSafeEqual } from "node:crypto";
import type { Payload } from "payload";
import { env } from "../../env.ts";
import type { Subscriber } from "../../payload-types.ts";

type Signed = Pick<Subscriber, "id" | "email">;

/** The address is part of it: a number becomes free when a sign-up is deleted, and may then be another person's. */
const sign = ({ id, email }: Signed) =>
  createHmac("sha256", env.PAYLOAD_SECRET).update(`mailing-list:${id}:${email}`).digest("base64url");

/** The bearer of this token has read the mail to a subscriber's address. */
export const confirmationToken = (subscriber: Signed) => `${subscriber.id}.${sign(subscriber)}`;

/** Whose token it is, or `null` when we did not make it or the sign-up is no longer kept. */
export async function subscriberOfToken(payload: Payload, token: string): Promise<Subscriber | null> {
  const [number = "", signature = ""] = token.split(".", 2);
  if (!/^\d{1,15}$/.test(number)) return null;
  const subscriber = await payload.db.findOne<Subscriber>({
    collection: "subscribers",
    where: { id: { equals: Number(number) } },
  });
  if (!subscriber) return null;
  const given = Buffer.from(signature);
  const right = Buffer.from(sign(subscriber));
  return given.length === right.length && timingSafeEqual(given, right) ? subscriber : null;
}
