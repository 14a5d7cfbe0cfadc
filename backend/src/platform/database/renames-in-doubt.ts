import { z } from "zod";

const named = z.record(z.string(), z.unknown());
/** What is read of a snapshot; only that of Postgres has `enums`. */
const snapshotSchema = z.object({
  tables: z.record(z.string(), z.object({ columns: named })),
  enums: named.optional(),
});
type Names = Record<string, unknown>;

function doubt(where: string, before: Names, after: Names): string[] {
  const come = Object.keys(after).filter((name) => !(name in before));
  const go = Object.keys(before).filter((name) => !(name in after));
  return come.length > 0 && go.length > 0 ? [`${where}: ${go.join(", ")} → ${come.join(", ")}`] : [];
}

/**
 * Where something goes and something comes, so that the new may be the old under another name: of that only people know,
 * and the library asks them. Empty when it will ask nothing.
 */
export function renamesInDoubt(before: unknown, after: unknown): string[] {
  const [from, to] = [snapshotSchema.parse(before), snapshotSchema.parse(after)];
  return [
    ...doubt("tables", from.tables, to.tables),
    ...doubt("types", from.enums ?? {}, to.enums ?? {}),
    ...Object.entries(to.tables).flatMap(([table, { columns }]) =>
      doubt(table, from.tables[table]?.columns ?? columns, columns),
    ),
  ];
}

/**
 * Answers every question of the library as it comes: nothing is renamed. That is the first of its answers, chosen by a
 * return key. Gives back how to end that.
 */
export function answerNoneRenamed(): () => void {
  const answer = (event: string | symbol) => {
    if (event === "keypress") setImmediate(() => process.stdin.emit("keypress", "", { name: "return" }));
  };
  process.stdin.on("newListener", answer);
  return () => process.stdin.off("newListener", answer);
}
