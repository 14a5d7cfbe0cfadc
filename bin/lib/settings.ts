import { existsSync } from "node:fs";
import path from "node:path";
import type { Places } from "../../backend/src/platform/backup/places.ts";
import { root } from "./build.ts";
import { takeDataFolder } from "./data-folder-holder.ts";
import { isFree, portOwner } from "./ports.ts";

/** Reads `.env` beside the README, when there is one; variables already set win. */
export function loadDotEnv(): void {
  const file = path.join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}

/** One line on what is wrong, and the end. */
export function fail(line: string): never {
  console.error(line);
  process.exit(1);
}

function port(name: string, fallback: number): number {
  const text = process.env[name];
  if (!text) return fallback;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > 65_535) {
    fail(`${name}: must be a port number from 1 to 65535, not "${text}"`);
  }
  return number;
}

/** Where the system keeps its state and listens; an empty variable counts as not given: `DATA_DIR`, `PORT`, `BACKEND_PORT`, `GATEWAY_SIMULATOR_PORT`. */
export function placesFromEnv() {
  return {
    dataDir: path.resolve(root, process.env.DATA_DIR || "data"),
    sitePort: port("PORT", 3000),
    backendPort: port("BACKEND_PORT", 3001),
    simulatorPort: port("GATEWAY_SIMULATOR_PORT", 3002),
  };
}

/** Without a store of the real gateway the donations go to our simulator of it. */
export function usesSimulator(env: NodeJS.ProcessEnv): boolean {
  return !env.MONERIS_STORE_ID;
}

/** Stops with one line when something already listens where we want to. */
export async function requireFreePorts(places: ReturnType<typeof placesFromEnv>): Promise<void> {
  const wanted: [name: string, port: number][] = [
    ["PORT", places.sitePort],
    ["BACKEND_PORT", places.backendPort],
  ];
  if (usesSimulator(process.env)) wanted.push(["GATEWAY_SIMULATOR_PORT", places.simulatorPort]);
  for (const [name, number] of wanted) {
    if (await isFree(number)) continue;
    const owner = portOwner(number);
    fail(`Port ${number} is taken${owner ? ` by ${owner}` : ""}; set ${name} to another one.`);
  }
}

/** Stops with one line when another start has the data folder: two would do every job side by side. */
export function requireOwnDataFolder({ dataDir, sitePort }: ReturnType<typeof placesFromEnv>): void {
  let holder: ReturnType<typeof takeDataFolder>;
  try {
    holder = takeDataFolder(dataDir, sitePort);
  } catch (error) {
    fail(`DATA_DIR: ${dataDir} cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!holder) return;
  const where = holder.pid ? ` (process ${holder.pid}, http://localhost:${holder.port})` : "";
  fail(
    `It already runs on ${dataDir}${where}. Stop that one first, or set DATA_DIR and the ports to others.`,
  );
}

/** Stops with one line naming the variable when a setting of the site or the backend does not fit. */
export async function requireGoodSettings(env: NodeJS.ProcessEnv): Promise<void> {
  const site = await import("../../site/server/env.ts");
  const backend = await import("../../backend/src/env.ts");
  try {
    site.readEnv(env);
    backend.readEnv(env);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

/** The file that `npm run backup` or `npm run restore` names, relative to the folder it was called in. */
export function fileArgument(command: string): string {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0) fail(`Usage: npm run ${command} -- FILE`);
  return path.resolve(process.env.INIT_CWD ?? ".", file);
}

/**
 * Where the settings have data folder and database. The backend's own settings are not read: they make new secrets in a folder that has
 * none, and a restore brings the old ones.
 */
export async function backupPlaces(): Promise<Places> {
  loadDotEnv();
  const { dataDir } = placesFromEnv();
  const databaseUrl = process.env.DATABASE_URL || `file:${path.join(dataDir, "foundation.db")}`;
  if (!/^(file:|postgres(ql)?:)/.test(databaseUrl)) fail("DATABASE_URL: must start with file: or postgres:");
  const { readS3 } = await import("../../backend/src/env.ts");
  try {
    return { dataDir, databaseUrl, s3: readS3(process.env) };
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}
