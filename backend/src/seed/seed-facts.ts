import { z } from "zod";
import { seedDay } from "./relative-date.ts";
import { type SeedContext, upsert } from "./seed-context.ts";
import { inFile } from "./seed-files.ts";

const factsFile = "facts.json";
export const factsSource = z.array(
  z.strictObject({
    name: z.string(),
    title: z.string(),
    value: z.string(),
    unit: z.string().optional(),
    source: z.strictObject({
      title: z.string(),
      publisher: z.string().optional(),
      url: z.string().optional(),
      page: z.string().optional(),
      year: z.number().int().optional(),
    }),
    owner: z.string(),
  }),
);

/** Counted from the day of seeding, so that the numbers of a sample are not past their day. */
const checked = "-60d";
const toBeChecked = "+305d";

export async function seedFacts({ payload, files, now }: SeedContext): Promise<void> {
  for (const fact of await files.json(factsFile, factsSource)) {
    await inFile(`${factsFile}, ${fact.name}`, () =>
      upsert(
        payload,
        "facts",
        { name: { equals: fact.name } },
        {
          ...fact,
          checkedOn: seedDay(checked, now),
          reviewBy: seedDay(toBeChecked, now),
          _status: "published",
        },
      ),
    );
  }
}
