/** `npm run restore -- FILE`: puts a backup into the empty data folder of the settings. */
import { restore } from "../../backend/src/platform/backup/restore.ts";
import { backupPlaces, fail, fileArgument } from "../lib/settings.ts";

const file = fileArgument("restore");
process.umask(0o077);
const places = await backupPlaces();
try {
  const { createdAt, files } = await restore(places, file);
  console.log(`${files.length} files of ${createdAt} are in ${places.dataDir}; npm start goes on from there`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
