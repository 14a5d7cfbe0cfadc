import { createHmac } from "node:crypto";
import type { Payload } from "payload";
import type { ProtectionCounter } from "../../payload-types.ts";
import { donationSecret } from "../record/donation-secret.ts";
import { countUp } from "./count-up.ts";

const hourMs = 60 * 60_000;

/**
 * Counts one more asking for `what` by or for `value` (an address, a network), and says whether there were more than
 * `most` within this hour of the clock, or another span that begins with the day in universal time. Counting comes first, so
 * a thousand at once are not let through together. What is kept is a keyed hash that also depends on the span.
 */
export async function askedTooOften(
  payload: Payload,
  {
    what,
    value,
    most,
    now,
    hours = 1,
  }: { what: string; value: string; most: number; now: Date; hours?: number },
): Promise<boolean> {
  const spanMs = hours * hourMs;
  const span = Math.floor(now.getTime() / spanMs);
  const hash = createHmac("sha256", donationSecret("my-gifts")).update(`asked:${span}:${what}:${value}`);
  const key = `${what}:${hash.digest("base64url")}`;
  await countUp(payload, key, new Date((span + 1) * spanMs).toISOString());
  const row = await payload.db.findOne<ProtectionCounter>({
    collection: "protection-counters",
    where: { key: { equals: key } },
  });
  return (row?.count ?? 0) > most;
}
