import { access, constants, stat } from "node:fs/promises";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { type Finding, good, notice, wrong } from "../doctor/finding.ts";
import { roomFaults } from "../storage/disk-faults.ts";
import { migrationsFor } from "./database.ts";
import { lookAtPostgres, notReached } from "./look-at-postgres.ts";
import type { SqliteFacts } from "./look-at-sqlite.ts";

const about = "Database";

const askSqlite = (file: string): Promise<SqliteFacts> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL("./look-at-sqlite.ts", import.meta.url), { workerData: file });
    thread.once("message", resolve);
    thread.once("error", reject);
  });

const restore =
  "Stop the system, keep a copy of the file, and bring back the newest good backup (npm run restore).";

async function lookAtSqlite(
  file: string,
): Promise<{ migrations: string[]; findings: Finding[] } | undefined> {
  const size = await stat(file).then(
    ({ size }) => size,
    () => undefined,
  );
  if (size === undefined) return undefined;
  const { migrations, fault } = await askSqlite(file);
  const mayWrite = await access(file, constants.W_OK).then(
    () => true,
    () => false,
  );
  const room = await roomFaults(path.dirname(file));
  return {
    migrations,
    findings: [
      fault
        ? wrong(about, `${file} is damaged (${fault})`, restore)
        : good(about, `SQLite, ${file}, ${(size / 1_000_000).toFixed(1)} MB, is whole`),
      ...(mayWrite
        ? []
        : [
            wrong(
              about,
              `this user may not write ${file}`,
              "Give the file to the user that runs the system (chown), or run the doctor as that user.",
            ),
          ]),
      ...room.map((words) =>
        wrong(about, `beside ${file}: ${words}`, "Make room on that disk, or move the data to a larger one."),
      ),
    ],
  };
}

/** How the migrations that the database has had stand to those of these sources. */
function migrationFindings(ran: string[], ours: string[]): Finding[] {
  const newer = ran.filter((name) => !ours.includes(name));
  const waiting = ours.filter((name) => !ran.includes(name));
  if (newer.length > 0)
    return [
      wrong(
        about,
        `it was upgraded by a newer version than these sources (${newer.at(-1)})`,
        "Take the newer sources again. To stay with the older ones, go back as “Upgrading” in docs/operations.md says.",
      ),
    ];
  if (waiting.length > 0)
    return [
      wrong(
        about,
        `${waiting.length} of its upgrades were not run yet (the next one is ${waiting[0]})`,
        "Make a backup, then start the system anew: a start runs them.",
      ),
    ];
  return [good(about, `it is as these sources need it: all ${ours.length} upgrades were run`)];
}

/** What the database says of itself. `isUsable`: these sources can work with it as it is. */
export async function lookAtDatabase(url: string): Promise<{ findings: Finding[]; isUsable: boolean }> {
  const file = /^file:(.+)$/.exec(url)?.[1];
  try {
    const found = file ? await lookAtSqlite(path.resolve(file)) : await lookAtPostgres(url);
    if (!found || (found.migrations.length === 0 && found.findings.every(({ state }) => state !== "wrong")))
      return {
        isUsable: false,
        findings: [
          ...(found?.findings ?? []),
          notice(
            about,
            `${file ?? "the database"} ${found ? "is empty" : "is not there yet"}: the first npm start fills it`,
          ),
        ],
      };
    const ours = migrationsFor(url).map(({ name }) => name);
    const findings = [...found.findings, ...migrationFindings(found.migrations, ours)];
    return { findings, isUsable: !findings.some((each) => each.state === "wrong" && each.about === about) };
  } catch (error) {
    if (!file) return { findings: [notReached(url, error)], isUsable: false };
    const words = error instanceof Error ? error.message : String(error);
    return {
      findings: [wrong(about, `${file} cannot be read as a database (${words})`, restore)],
      isUsable: false,
    };
  }
}
