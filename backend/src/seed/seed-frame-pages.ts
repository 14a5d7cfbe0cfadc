import { z } from "zod";
import { unwrittenDescription } from "../content/unwritten.ts";
import { type SeedContext, upsert } from "./seed-context.ts";

const framePagesSchema = z.array(
  z.strictObject({
    uri: z.string(),
    title: z.string(),
    description: z.string().default(unwrittenDescription),
    order: z.number().int().optional(),
  }),
);

/** A published page without text at each fixed address that staff write. */
export async function seedFramePages({ payload, files }: SeedContext): Promise<void> {
  for (const page of await files.json("frame.json", framePagesSchema)) {
    const key = { uri: { equals: page.uri } };
    await upsert(payload, "pages", key, { ...page, blocks: [], _status: "published" });
  }
}
