/** Starts the whole site: `npm start`. Builds what is not built, migrates, seeds an empty database, then serves. */
import { askedToEnd } from "../lib/asked-to-end.ts";
import { ensureBuilt } from "../lib/build.ts";
import { longSteps } from "../lib/long-steps.ts";
import { prepare } from "../lib/prepare.ts";
import {
  fail,
  loadDotEnv,
  placesFromEnv,
  requireFreePorts,
  requireGoodSettings,
  requireOwnDataFolder,
} from "../lib/settings.ts";
import { stackEnv, startStack, untilAllHealthy } from "../lib/stack.ts";

const startedAt = Date.now();
const asked = askedToEnd();
const say = (line: string) =>
  console.log(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${line}`);

loadDotEnv();
const places = placesFromEnv();
requireOwnDataFolder(places);
await requireFreePorts(places);
const env = stackEnv(places);
await requireGoodSettings(env);

const { step } = longSteps(say);
const build = (name: "site" | "backend") =>
  step(`the build of the ${name}`, async () => {
    const how = await ensureBuilt(name, asked.signal);
    say(how === "built" ? `The ${name} is built.` : `The ${name} was built already.`);
  });
let preparing = "begins";

try {
  say("Checking that site and backend are built; preparing the database …");
  await Promise.all([
    step(
      () => `the database (${preparing})`,
      () =>
        prepare(
          env,
          (line) => {
            if (/^(database|sample content|frame): /.test(line)) preparing = line;
            say(line);
          },
          asked.signal,
        ),
    ),
    build("site"),
    build("backend"),
  ]);
} catch (error) {
  if (asked.signal.aborted) process.exit(0);
  // The other build, or the database, is of no use any more.
  asked.abort();
  fail(error instanceof Error ? error.message : String(error));
}

if (asked.signal.aborted) process.exit(0);
const stack = startStack({
  ...places,
  output: process.stdout,
  failed: async (name) => {
    await stack.stop();
    fail(`The ${name} could not start; the lines above say why.`);
  },
});
asked.signal.addEventListener("abort", async () => {
  await stack.stop();
  process.exit(0);
});

await Promise.all(
  Object.entries({ site: stack.siteUrl, backend: stack.backendUrl }).map(([name, url]) =>
    step(`the first answer of the ${name}`, () => untilAllHealthy([`${url}/healthz`], 60_000, say)),
  ),
);
say("Ready.");
console.log(`
  The site        ${stack.siteUrl}
  Staff admin     ${stack.backendUrl}/admin
`);
