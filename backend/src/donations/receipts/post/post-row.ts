import { eq, inArray } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { z } from "zod";
import { tableOf } from "../../../platform/database/table-of.ts";
import { serialText } from "../receipt-facts.ts";
import type { InPile } from "./pile.ts";
import { envelopeLines } from "./post-words.ts";

/** A receipt that waits for the post, as the screen shows it. */
export type PostRow = InPile & {
  serial: string;
  name: string;
  /** Of the envelope, below the name. */
  address: string[];
  amountCents: number;
  giftId: number | null;
  donorId: number | null;
};

/** The address that a receipt is made out to; a database answers its facts as a text or as what they are. */
const addressIn = z
  .preprocess(
    (facts) => (typeof facts === "string" ? JSON.parse(facts) : facts),
    z.object({ donor: z.object({ address: z.array(z.string()) }) }),
  )
  .transform(({ donor }) => donor.address)
  .catch([]);

const numberOf = (value: unknown): number | null => (value === null ? null : Number(value));

/** These receipts as the pile has them, in its order. */
export async function readPost(payload: Payload, pile: readonly InPile[]): Promise<PostRow[]> {
  if (pile.length === 0) return [];
  const receipts = tableOf(payload, "receipts");
  const gifts = tableOf(payload, "donations");
  const rows = await payload.db.drizzle
    .select({
      id: receipts.id,
      serial: receipts.serial,
      name: receipts.donorName,
      facts: receipts.facts,
      amountCents: receipts.amountCents,
      giftId: receipts.donation,
      donorId: gifts.giver,
    })
    .from(receipts)
    .leftJoin(gifts, eq(gifts.id, receipts.donation))
    .where(
      inArray(
        receipts.id,
        pile.map(({ id }) => id),
      ),
    );
  const byId = new Map(rows.map((row) => [Number(row.id), row]));
  return pile.flatMap((each) => {
    const row = byId.get(each.id);
    if (!row) return [];
    return {
      ...each,
      serial: serialText(Number(row.serial)),
      name: String(row.name),
      address: envelopeLines(addressIn.parse(row.facts)),
      amountCents: Number(row.amountCents),
      giftId: numberOf(row.giftId),
      donorId: numberOf(row.donorId),
    };
  });
}
