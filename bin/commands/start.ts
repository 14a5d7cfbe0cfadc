/** Starts the whole site: `npm start`. Builds what is not built, migrates, seeds an empty database, then serves. */
import { ensureBuilt } from "../lib/build.ts";
import { prepare } from "../lib/prepare.ts";
import { fail, loadDotEnv, placesFromEnv, requireFreePorts, requireGoodSettings } from "../lib/settings.ts";
import { stackEnv, startStack, untilAllHealthy } from "../lib/stack.ts";

const startedAt = Date.now();
const say = (line: string) =>
  console.log(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${line}`);

loadDotEnv();
const places = placesFromEnv();
await requireFreePorts(places);
const env = stackEnv(places);
await requireGoodSettings(env);

try {
  say("Checking that site and backend are built; preparing the database …");
  await Promise.all([
    prepare(env, (line) => say(line)),
    ensureBuilt("site").then((how) =>
      say(how === "built" ? "The site is built." : "The site was built already."),
    ),
    ensureBuilt("backend").then((how) =>
      say(how === "built" ? "The backend is built." : "The backend was built already."),
    ),
  ]);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

const stack = startStack({
  ...places,
  output: process.stdout,
  failed: async (name) => {
    await stack.stop();
    fail(`The ${name} could not start; the lines above say why.`);
  },
});
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    await stack.stop();
    process.exit(0);
  });
}

await untilAllHealthy([`${stack.siteUrl}/healthz`, `${stack.backendUrl}/healthz`], 60_000, say);
say("Ready.");
console.log(`
  The site        ${stack.siteUrl}
  Staff admin     ${stack.backendUrl}/admin
`);
