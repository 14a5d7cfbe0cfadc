import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export type RecordedNode = Record<string, unknown>;
/** Files of a folder of recordings: texts and bytes as they are, everything else as JSON. */
type Files = Record<string, string | Buffer | object>;

/** The host that addresses of these recordings carry. */
export const recordedSite = "https://cms.example";

/** The answer to a query for one list. */
export const listAnswer = (list: string, nodes: (RecordedNode | null)[]) => ({ data: { [list]: { nodes } } });

/** So many items, made from their numbers. */
export const many = (count: number, item: (number: number) => RecordedNode): RecordedNode[] =>
  Array.from({ length: count }, (_, at) => item(at + 1));

/** Writes a folder of recordings, and answers its path. */
export function writeRecordings(files: Files): string {
  const folder = mkdtempSync(path.join(tmpdir(), "recordings-"));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    const isRaw = typeof content === "string" || Buffer.isBuffer(content);
    writeFileSync(file, isRaw ? content : JSON.stringify(content));
  }
  return folder;
}
