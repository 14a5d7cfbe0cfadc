import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { formatAmount } from "@pcf/contract/donation/amount";
import type { Payload } from "payload";
import { type GiftsMap, MapFault, readGiftsMap } from "./gifts-map.ts";
import { moveGiftsIn } from "./move-gifts-in.ts";
import { proposeMap } from "./propose-map.ts";
import { openTable } from "./read-table.ts";
import { reportData, reportLines, reportPage } from "./report.ts";
import { stayWords, takeGiftsOut } from "./take-gifts-out.ts";

export const giftsInUsage = `Usage: npm run gifts-in -- FILE.csv [--map FILE.map.json] [--source NAME] [--dry-run]
       npm run gifts-in -- --undo --source NAME [--dry-run]`;

/** What was asked for cannot be understood; `message` is how to ask. */
export class GiftsInUsage extends Error {
  override name = "GiftsInUsage";
}

type Asked = {
  file: string | undefined;
  map: string | undefined;
  source: string | undefined;
  undo: boolean;
  dryRun: boolean;
};

/** @throws GiftsInUsage */
export function readGiftsInArguments(words: string[]): Asked {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        map: { type: "string" },
        source: { type: "string" },
        undo: { type: "boolean", default: false },
        "dry-run": { type: "boolean", default: false },
      },
    });
    const [file, ...more] = positionals;
    const { map, source, undo } = values;
    if (more.length > 0 || (undo ? !(source || file) : !file)) throw new GiftsInUsage(giftsInUsage);
    return { file, map, source, undo, dryRun: values["dry-run"] };
  } catch {
    throw new GiftsInUsage(giftsInUsage);
  }
}

/** The name of a source: as it was given, or of the file. */
function sourceOf(given: string): string {
  const name = given
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9.-]+/g, "-")
    .replace(/^[-.]+|[-.]+$/g, "")
    .slice(0, 40);
  if (!name) throw new MapFault("Give this source a name: --source NAME");
  return name;
}

type Out = { say: (line: string) => void; payload: () => Promise<Payload>; now: Date };

/**
 * What `npm run gifts-in` does; answers its exit code. The database is only opened once there is something to do with it.
 *
 * @throws MapFault, UnreadableTable with sentences for the operator.
 */
export async function giftsIn(asked: Asked, out: Out): Promise<number> {
  const base = asked.file && path.basename(asked.file, path.extname(asked.file));
  if (asked.undo) return undo(sourceOf(asked.source ?? base ?? ""), asked, out);
  const file = asked.file ?? "";
  if (!existsSync(file)) throw new MapFault(`There is no file ${file}.`);
  const mapFile = asked.map ?? `${withoutEnding(file)}.map.json`;
  if (!existsSync(mapFile)) {
    if (asked.map) throw new MapFault(`There is no map ${mapFile}.`);
    await propose(file, mapFile, out);
    return 2;
  }
  const { columns, rows } = await openTable(file);
  await rows.return();
  const map: GiftsMap = readGiftsMap(readFileSync(mapFile, "utf8"), columns);
  const source = sourceOf(asked.source ?? map.source ?? base ?? "");
  const payload = await out.payload();
  const result = await moveGiftsIn(payload, {
    ...{ file, map, source, dryRun: asked.dryRun, now: out.now },
    linking: () => out.say("All gifts are in. They are led to their donors now …"),
    progress: (read) => {
      if (read >= 10_000 && read % 10_000 < 200) out.say(`${read} rows …`);
    },
  });
  const data = reportData(result, path.basename(file), out.now);
  const report = `${withoutEnding(file)}.report`;
  writeFileSync(`${report}.json`, `${JSON.stringify(data, null, 2)}\n`, { mode: 0o600 });
  writeFileSync(`${report}.html`, reportPage(data), { mode: 0o600 });
  for (const line of reportLines(data)) out.say(line);
  out.say(`The whole report: ${report}.html and ${report}.json`);
  return data.agrees ? 0 : 1;
}

const withoutEnding = (file: string): string => file.slice(0, file.length - path.extname(file).length);

const sampleRows = 200;

/** Says which columns a file has and what they may mean. Writes nothing. */
async function propose(file: string, mapFile: string, { say }: Out): Promise<void> {
  const table = await openTable(file);
  const sample: string[][] = [];
  for await (const { cells } of table.rows) if (sample.push(cells) >= sampleRows) break;
  say(`There is no map ${mapFile} yet, so nothing was read in. The file has these columns:`);
  for (const name of table.columns) say(`  ${name || "(without a name)"}`);
  say("");
  say(`What they seem to mean. Look it over, keep it as ${mapFile}, and run this again with --dry-run:`);
  say(JSON.stringify(proposeMap(table.columns, sample), null, 2));
}

async function undo(source: string, { dryRun }: Asked, out: Out): Promise<number> {
  const taken = await takeGiftsOut(await out.payload(), { source, dryRun });
  out.say(
    dryRun
      ? `${taken.gifts} gifts of “${source}” would be taken back, ${formatAmount(taken.cents)}. Nothing was changed.`
      : `${taken.gifts} gifts of “${source}” were taken back, ${formatAmount(taken.cents)}.`,
  );
  if (taken.stays.length > 0) out.say(`${taken.stays.length} ${dryRun ? "would stay" : "stay"}:`);
  for (const { id, why } of taken.stays) out.say(`  ${id}: ${stayWords[why]}`);
  return taken.stays.length > 0 ? 1 : 0;
}
