import { createHmac, timingSafeEqual } from "node:crypto";
import type { Payload } from "payload";
import { env } from "../../env.ts";
import type { GroupLeader } from "../../payload-types.ts";

const daysValid = 60;
const dayMs = 24 * 60 * 60_000;

type Signed = Pick<GroupLeader, "id" | "email">;

/**
 * The address is part of it: a link that was mailed to an earlier leader opens nothing once staff have written down another.
 * The label keeps these signatures apart from all others made with the same secret.
 */
const sign = ({ id, email }: Signed, lastDay: number) =>
  createHmac("sha256", env.PAYLOAD_SECRET)
    .update(`group-check:${id}:${lastDay}:${email}`)
    .digest("base64url");

/** A link for this leader to confirm or correct the details of the group; good for sixty days and for nothing else. */
export function createCheckLink(leader: Signed, now: Date): string {
  const lastDay = Math.floor(now.getTime() / dayMs) + daysValid;
  return `${leader.id}.${lastDay}.${sign(leader, lastDay)}`;
}

/** Whose link it is, or `null` when we did not make it, it has ended, or the leader is another by now. */
export async function leaderOfLink(payload: Payload, link: string, now: Date): Promise<GroupLeader | null> {
  const [, id = "", lastDay = "", signature = ""] = /^(\d{1,15})\.(\d{1,7})\.([\w-]{43})$/.exec(link) ?? [];
  if (!signature || Number(lastDay) * dayMs < now.getTime() - dayMs) return null;
  const leader = await payload.db.findOne<GroupLeader>({
    collection: "group-leaders",
    where: { id: { equals: Number(id) } },
  });
  if (!leader?.email) return null;
  const given = Buffer.from(signature);
  const right = Buffer.from(sign(leader, Number(lastDay)));
  return given.length === right.length && timingSafeEqual(given, right) ? leader : null;
}
