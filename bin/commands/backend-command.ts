/**
 * `node bin/run.mjs bin/commands/backend-command.ts SCRIPT …`: runs a command of the backend with the words that follow and the settings
 * that `npm start` would have (`npm run billing`, `annual-receipts`, `staff`, `seed`, `move`). Words before the script are Node's.
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { root } from "../lib/build.ts";
import { loadDotEnv, placesFromEnv } from "../lib/settings.ts";
import { fewArenas, quickImports, stackEnv } from "../lib/stack.ts";

loadDotEnv();
const { status } = spawnSync(
  path.join(root, "node_modules/.bin/node"),
  [...quickImports, ...process.argv.slice(2)],
  { cwd: root, stdio: "inherit", env: { ...fewArenas, ...stackEnv(placesFromEnv()), LOG_LEVEL: "warn" } },
);
process.exit(status ?? 1);
