/**
 * Makes the database ready: migrates it, fills an empty one with the sample content (`SAMPLE_CONTENT=0`: with the frame of a site), finishes what an interrupted start
 * has left, and makes the first administrator. `npm run seed -- --reset` removes all content first. `--prepared-by` is
 * kept in the database when all is done, so that the next start with the same sources need not ask.
 */
import { parseArgs } from "node:util";
import { getPayload, type Payload } from "payload";
import { preparedKey } from "./prepared-key.ts";

const { env } = await import("../env.ts");
const { default: config } = await import("../payload.config.ts");
const { migrate } = await import("../platform/database/database.ts");
const { whileAlone } = await import("../platform/database/take-turn.ts");
const { endWithOtherSecrets } = await import("../platform/same-secrets.ts");
const { removeContent, seed } = await import("./seed.ts");
const { createFirstAdministrator } = await import("../staff/first-administrator.ts");
const { announcePublication } = await import("../content/publishing/announce-publications.ts");

const say = (line: string) => console.log(line);

type Asked = { reset: boolean; preparedBy: string | undefined };

async function prepare(asked: Asked) {
  const startedAt = performance.now();
  const payload = await getPayload({ config });
  payload.logger.level = "warn";
  if (env.NODE_ENV !== "production") await migrate(payload, env.DATABASE_URL);
  await endWithOtherSecrets(payload);

  say(`database: migrated (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);

  const waits = () => say("database: another start is filling it; this one waits until that is done");
  await whileAlone(payload, { turn: "prepare the database", waits }, () => fill(payload, asked));
  await payload.destroy();
}

async function fill(payload: Payload, { reset, preparedBy }: Asked) {
  await payload.kv.delete(preparedKey);
  if (reset) {
    if (!env.SAMPLE_CONTENT)
      throw new Error(
        "SAMPLE_CONTENT: --reset reads the sample content; a site without it begins in a new DATA_DIR",
      );
    await removeContent(payload);
    say("content removed");
  }
  const sample = env.SAMPLE_CONTENT;
  const changed = await seed({ payload, dir: env.SEED_DIR, now: new Date(), sample, tell: say });
  if (changed && !sample)
    say("no sample content: the dashboard of the admin lists what is still to be written");
  // At a first start the site is not there yet; after a reset it may be showing what is gone.
  if (changed && reset) await announcePublication(payload);

  const login = await createFirstAdministrator(payload, env.ADMIN_EMAIL);
  if (login) {
    say(`staff login: ${env.BACKEND_ADMIN_ORIGIN}/admin`);
    say(`  email: ${login.email}`);
    say(`  one-time password: ${login.password} (shown this once; you choose your own at the first sign-in)`);
  }
  if (preparedBy) await payload.kv.set(preparedKey, preparedBy);
}

try {
  const { values } = parseArgs({
    options: { reset: { type: "boolean", default: false }, "prepared-by": { type: "string" } },
  });
  await prepare({ reset: values.reset, preparedBy: values["prepared-by"] });
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
