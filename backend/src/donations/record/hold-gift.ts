import { eq, sql } from "@payloadcms/db-sqlite/drizzle";
import type { PayloadRequest } from "payload";
import type { Donation } from "../../payload-types.ts";
import { connectionOf } from "../../platform/database/open-transaction.ts";
import { tableOf } from "../../platform/database/table-of.ts";

/**
 * Holds a donation until the end of the save and answers it as it is: whoever is changing it has finished, and nobody changes it
 * before the save is over. `null` where it is gone.
 */
export async function holdGift(save: PayloadRequest, id: number): Promise<Donation | null> {
  const gifts = tableOf(save.payload, "donations");
  const db = await connectionOf(save);
  // A statement that writes what is there holds the row on either database.
  await db
    .update(gifts)
    .set({ revision: sql`${gifts.revision}` })
    .where(eq(gifts.id, id));
  return save.payload.db.findOne({ collection: "donations", where: { id: { equals: id } }, req: save });
}
