/**
 * `npm run move-in -- --from https://cms.example/graphql`, on the server: brings the content of the WordPress that the charity
 * had before; the system may be running meanwhile. Run again it brings what has changed there. `docs/operations.md` has the evening itself.
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { getPayload, type Payload } from "payload";
import { moveInUsage, readMoveInRequest } from "../move-in/run/move-in-arguments.ts";

const sayEveryMs = 5_000;

function fail(line: string): never {
  console.error(line);
  process.exit(1);
}

const request = (() => {
  try {
    return readMoveInRequest(process.argv.slice(2), process.env);
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${moveInUsage}`);
  }
})();

const { env } = await import("../env.ts");
const { default: config } = await import("../payload.config.ts");
const { migrate } = await import("../platform/database/database.ts");
const { prepareEmptyDatabase } = await import("../move-in/run/prepare-empty-database.ts");
const { runMoveIn } = await import("../move-in/run/run-move-in.ts");
const { runsOf } = await import("../move-in/ledger/move-ins.ts");
const { openSource } = await import("../move-in/run/open-source.ts");
const { reportHtml, reportJson } = await import("../move-in/report/report.ts");
const { words } = await import("../move-in/report/report-words.ts");
type Said = import("../move-in/ledger/move-ins.ts").Progress;

let saidAt = 0;
function say({ at, done, of, secondsLeft }: Said): void {
  if (performance.now() - saidAt < sayEveryMs) return;
  saidAt = performance.now();
  const left = secondsLeft === undefined ? "" : `, about ${Math.ceil(secondsLeft / 60)} min left`;
  console.error(
    of === 0 ? `${words.kinds[at] ?? at} …` : `${done} of ${of} (${words.kinds[at] ?? at})${left}`,
  );
}

/** Taking back asks the old site nothing: it may be gone by then. */
async function sourceBefore(payload: Payload) {
  const [last] = await runsOf(payload);
  return { source: { origin: last?.source ?? "the old site" }, heard: undefined, close: () => undefined };
}

let isStopped = false;
process.on("SIGINT", () => {
  if (isStopped) process.exit(130);
  isStopped = true;
  console.error("Stopping after what is under way. Run it again, and it goes on.");
});

try {
  const payload = await getPayload({ config });
  payload.logger.level = "warn";
  if (env.NODE_ENV !== "production") await migrate(payload, env.DATABASE_URL);
  if (!request.undo) await prepareEmptyDatabase(payload, env.SEED_DIR, new Date());
  const { source, heard, close } = request.undo ? await sourceBefore(payload) : await openSource(request);
  try {
    const { isDry, only, hosts, since, undo, user } = request;
    const asked = { only, hosts, since, undo, user };
    const result = await runMoveIn({
      payload,
      source,
      ...(heard && { heard }),
      asked,
      isDry,
      progress: say,
      stopped: () => isStopped,
    });
    const report = { ...result, source: source.origin, isDry, finishedAt: new Date().toISOString() };
    await mkdir(request.report, { recursive: true });
    const file = path.join(request.report, "move-in-report");
    await writeFile(`${file}.json`, reportJson(report, env.BACKEND_ADMIN_ORIGIN));
    await writeFile(`${file}.html`, reportHtml(report, env.BACKEND_ADMIN_ORIGIN));
    for (const { kind, there, here, made, changed, same, leftOut } of result.counts)
      console.log(
        `${words.kinds[kind] ?? kind}: ${there} there, ${here} here (${made} new, ${changed} changed, ${same} as before, ${leftOut} left out)`,
      );
    console.log(
      `${result.changes.length} changes, ${result.findings.length} lines to look at: ${file}.html${isDry ? "\nA trial: nothing was written, and no file was read." : ""}`,
    );
  } finally {
    await close();
  }
  await payload.destroy();
  process.exit(0);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
