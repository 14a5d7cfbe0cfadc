/** `npm run staff -- …`: the staff command of the backend, with the settings that `npm start` would have. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { root } from "./build.ts";
import { quickImports } from "./quick-imports.ts";
import { loadDotEnv, placesFromEnv } from "./settings.ts";
import { stackEnv } from "./stack.ts";

loadDotEnv();
const command = [...quickImports, "backend/src/commands/staff.ts", ...process.argv.slice(2)];
const { status } = spawnSync(path.join(root, "node_modules/.bin/node"), command, {
  cwd: root,
  stdio: "inherit",
  env: { ...stackEnv(placesFromEnv()), LOG_LEVEL: "warn" },
});
process.exit(status ?? 1);
