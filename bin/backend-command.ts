import { spawnSync } from "node:child_process";
import path from "node:path";
import { root } from "./build.ts";
import { quickImports } from "./quick-imports.ts";
import { loadDotEnv, placesFromEnv } from "./settings.ts";
import { stackEnv } from "./stack.ts";

/** Runs a command of the backend with the words of this one and the settings that `npm start` would have, and ends. */
export function runBackendCommand(script: string): never {
  loadDotEnv();
  const { status } = spawnSync(
    path.join(root, "node_modules/.bin/node"),
    [...quickImports, script, ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: "inherit",
      env: { ...stackEnv(placesFromEnv()), LOG_LEVEL: "warn" },
    },
  );
  process.exit(status ?? 1);
}
