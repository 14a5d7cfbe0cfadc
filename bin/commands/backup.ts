/** `npm run backup -- FILE`: everything that cannot be made again, in one new file; the system may be running meanwhile. */
import path from "node:path";
import { backUp } from "../../backend/src/platform/backup/back-up.ts";
import { backupPlaces, fail, fileArgument } from "../lib/settings.ts";

const file = fileArgument("backup");
process.umask(0o077);
try {
  const { files } = await backUp(await backupPlaces(), file, new Date());
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000;
  console.log(
    `${path.basename(file)}: ${files.length} files of ${megabytes.toFixed(1)} MB, written and read again`,
  );
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
