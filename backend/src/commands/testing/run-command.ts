import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { TestPayload } from "../../testing/test-payload.ts";

const commands = path.resolve(import.meta.dirname, "..");

/** Runs a command, such as `billing.ts --dry-run`, on the database of a test; rejects where it ends with a fault. */
export const runCommand = (
  { dataDir, databaseUrl }: TestPayload,
  [name = "", ...words]: string[],
  env: Record<string, string> = {},
) =>
  promisify(execFile)(process.execPath, [path.join(commands, name), ...words], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      NODE_ENV: "test",
      LOG_LEVEL: "error",
      ...env,
    },
  });
