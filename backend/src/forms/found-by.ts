import { eq, isNull } from "@payloadcms/db-sqlite/drizzle";
import { folded } from "@pcf/contract/folded-text";
import { typedPostalCode } from "@pcf/contract/typed-postal-code";
import type { CollectionBeforeChangeHook, Payload, TaskConfig } from "payload";
import { z } from "zod";
import { textOf } from "../platform/database/column-values.ts";
import { commitTogether } from "../platform/database/commit-together.ts";
import { tableOf } from "../platform/database/table-of.ts";
import { searchedWords } from "../platform/database/typed-words.ts";

const kitAnswers = z.object({ rkpcode: z.string(), rklname: z.string() });

/** Postal code and last name in one spelling: requests of one household have the same. Empty where one is missing. */
function householdOf(form: unknown, answers: unknown): string {
  const kit = form === "kit" ? kitAnswers.safeParse(answers).data : undefined;
  if (!kit) return "";
  const code = typedPostalCode(kit.rkpcode).code ?? folded(kit.rkpcode);
  const name = folded(kit.rklname).replaceAll(/[^\p{L}\p{N}]/gu, "");
  return code && name ? `${code} ${name}` : "";
}

/** What a form is found by, worked out from what was sent and kept beside it. */
export function foundBy(row: Readonly<Record<string, unknown>>): { words: string; household: string } {
  const { form, person, email, reference, answers } = row;
  const code = kitAnswers.safeParse(answers).data?.rkpcode;
  return {
    words: searchedWords(textOf(person), textOf(email), textOf(reference), code),
    household: householdOf(form, answers),
  };
}

/** Notes it when a form comes in; what was sent does not change afterwards. */
export const notesFoundBy: CollectionBeforeChangeHook = ({ data, operation }) =>
  operation === "create" ? { ...data, ...foundBy(data) } : data;

const atOnce = 200;

/** Notes it of forms that came before it was noted, a portion at a time. Answers how many there were. */
export async function fillFoundBy(payload: Payload): Promise<number> {
  const { drizzle } = payload.db;
  const rows = tableOf(payload, "form-submissions");
  for (let filled = 0; ; ) {
    const some = await drizzle.select().from(rows).where(isNull(rows.household)).limit(atOnce);
    if (some.length === 0) return filled;
    await Promise.all(
      some.map((row) =>
        commitTogether(
          payload,
          drizzle.update(rows).set(foundBy(row)).where(eq(rows.id, row.id)).returning({ id: rows.id }),
        ),
      ),
    );
    filled += some.length;
  }
}

/** Each minute: nearly always a look into an index that finds nothing. */
export const fillFoundByTask: TaskConfig<{ input: object; output: object }> = {
  slug: "fillFoundBy",
  label: "Make forms received findable",
  schedule: [{ cron: "20 * * * * *", queue: "default" }],
  retries: 0,
  handler: async ({ req: { payload } }) => ({ output: { filled: await fillFoundBy(payload) } }),
};
