import { charityDay } from "@pcf/contract/donation/next-billing-day";
import type { Payload } from "payload";

const yearMs = 365 * 24 * 60 * 60_000;

export type UnconfirmedGroup = { id: number; title: string; confirmedOn: string | null };

/** The published groups whose details nobody has confirmed for a year, or ever; those longest ago first. */
export async function unconfirmedGroups(payload: Payload, now: Date): Promise<UnconfirmedGroup[]> {
  const yearAgo = charityDay(new Date(now.getTime() - yearMs));
  const { docs } = await payload.find({
    collection: "supportGroups",
    where: { _status: { equals: "published" } },
    select: { title: true, confirmedOn: true },
    depth: 0,
    pagination: false,
    sort: "title",
  });
  return docs
    .map(({ id, title, confirmedOn }) => ({ id, title, confirmedOn: confirmedOn ?? null }))
    .filter(({ confirmedOn }) => (confirmedOn ?? "") < yearAgo)
    .sort((a, b) => (a.confirmedOn ?? "").localeCompare(b.confirmedOn ?? ""));
}
