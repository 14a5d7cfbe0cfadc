/**
 * The backend's part of `npm run doctor`, which starts it: asks the database, and then all that the features have to ask, side by
 * side. What each question has found is a message to the parent (`Answered`). Nothing is changed, whether the system runs meanwhile or not.
 */
import { getPayload, type Payload } from "payload";
import type { Answered, Finding } from "../platform/doctor/finding.ts";

const { env } = await import("../env.ts");
const { default: config } = await import("../payload.config.ts");
const { lookAtDatabase } = await import("../platform/database/look-at-database.ts");
const { findingsOf, wrong } = await import("../platform/doctor/finding.ts");
const { questionsOf } = await import("../platform/doctor/question.ts");

const tell = (at: number, findings: Finding[]) => process.send?.({ at, findings } satisfies Answered);

/** Only a database that these sources fit is opened: opening another one would upgrade it. */
async function openDatabase(): Promise<Payload | undefined> {
  let isUsable = false;
  tell(
    0,
    await findingsOf("Database", async () => {
      const looked = await lookAtDatabase(env.DATABASE_URL);
      isUsable = looked.isUsable;
      return looked.findings;
    }),
  );
  if (!isUsable) return undefined;
  return getPayload({ config, disableOnInit: true }).catch((error: unknown) => {
    const words = error instanceof Error ? error.message : String(error);
    tell(1, [
      wrong("Backend", `does not begin (${words})`, "Mend what it names: npm start would end there, too."),
    ]);
    return undefined;
  });
}

const payload = await openDatabase();
const asked = { payload, now: new Date() };
await Promise.all(
  questionsOf(await config).map(async ({ about, ask }, at) =>
    tell(2 + at, await findingsOf(about, () => ask(asked))),
  ),
);
await payload?.destroy();
process.disconnect?.();
process.exit(0);
