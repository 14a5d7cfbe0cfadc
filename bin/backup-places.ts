import path from "node:path";
import type { Places } from "../backend/src/platform/backup/places.ts";
import { fail, loadDotEnv, placesFromEnv } from "./settings.ts";

/** The file that `npm run backup` or `npm run restore` names, from where the person stands. */
export function fileArgument(command: string): string {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0) fail(`Usage: npm run ${command} -- FILE`);
  return path.resolve(process.env.INIT_CWD ?? ".", file);
}

/**
 * Where the settings have data folder and database. The backend's own settings are not asked for: they make new secrets in a folder that has
 * none, and a restore brings the old ones.
 */
export function backupPlaces(): Places {
  loadDotEnv();
  const { dataDir } = placesFromEnv();
  const databaseUrl = process.env.DATABASE_URL || `file:${path.join(dataDir, "foundation.db")}`;
  if (!/^(file:|postgres(ql)?:)/.test(databaseUrl)) fail("DATABASE_URL: must start with file: or postgres:");
  return { dataDir, databaseUrl };
}
