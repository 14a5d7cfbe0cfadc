/**
 * `npm run build`: builds what is not built of the present sources, where units or containers start the servers and not
 * `npm start`.
 */
import { ensureBuilt } from "../lib/build.ts";
import { fail } from "../lib/settings.ts";

try {
  for (const name of ["site", "backend"] as const) {
    const how = await ensureBuilt(name);
    console.log(`The ${name} ${how === "built" ? "is built" : "was built already"}.`);
  }
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
