/**
 * `npm run prepare-database`: what `npm start` does before it serves, where units or containers start the servers: looks at the
 * settings, migrates the database, fills an empty one and makes the first administrator. To run it again changes nothing.
 */
import { isBuilt } from "../lib/build.ts";
import { prepare } from "../lib/prepare.ts";
import { fail, loadDotEnv, placesFromEnv, requireGoodSettings } from "../lib/settings.ts";
import { stackEnv } from "../lib/stack.ts";

loadDotEnv();
const env = stackEnv(placesFromEnv());
await requireGoodSettings(env);
for (const name of ["site", "backend"] as const)
  if (!isBuilt(name)) fail(`The ${name} is not built of these sources: run \`npm run build\` first.`);
try {
  await prepare(env, (line) => console.log(line));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
