/**
 * `npm run gifts-in -- FILE.csv`, on the server; the system may be running meanwhile. Brings past gifts of a former system over
 * by a small map of its columns, takes them back with `--undo --source NAME`, and only says what it would do with `--dry-run`.
 */
import { getPayload, type Payload } from "payload";
import { GiftsInUsage, giftsIn, readGiftsInArguments } from "../donations/moved-in/gifts-in-command.ts";
import { MapFault } from "../donations/moved-in/gifts-map.ts";
import { UnreadableTable } from "../donations/moved-in/read-table.ts";

let opened: Payload | undefined;
const payload = async (): Promise<Payload> => {
  const { default: config } = await import("../payload.config.ts");
  opened = await getPayload({ config });
  return opened;
};

try {
  const asked = readGiftsInArguments(process.argv.slice(2));
  process.exitCode = await giftsIn(asked, { say: (line) => console.log(line), payload, now: new Date() });
} catch (error) {
  const isPlain = [GiftsInUsage, MapFault, UnreadableTable].some((kind) => error instanceof kind);
  // What a database says may quote a row: its code alone is printed.
  const code = error instanceof Error && "code" in error ? ` (${String(error.code)})` : "";
  console.error(
    isPlain && error instanceof Error
      ? error.message
      : `The run broke off${code}. What is in is whole: run it again, and it goes on.`,
  );
  process.exitCode = 1;
}
await opened?.destroy();
process.exit();
