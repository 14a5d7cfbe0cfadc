import path from "node:path";
import type { Payload } from "payload";
import { env } from "../env.ts";
import { healthNotices, healthSourcesOf } from "../platform/health/health-source.ts";
import { errorFacts } from "../platform/log/error-facts.ts";
import { diskFaults, isForWantOfRoom } from "../platform/storage/disk-faults.ts";
import { files } from "../platform/storage/files.ts";
import { createS3Check } from "../platform/storage/s3-faults.ts";
import { overdueWork } from "./overdue-work.ts";

/** `notices` are no faults: what the settings mean for whoever answers for them. */
export type Health = { ok: boolean; degraded: string[]; notices?: string[] };

/** A question of the supervisor or of a monitor is answered well before they give up. */
const answerWithinMs = 5_000;
/** The disk is written to at most this often, however often this is called. */
const writeEveryMs = 10_000;

const slowDisk = "data folder: does not answer";

function withinTime<T>(work: Promise<T>, limitMs = answerWithinMs): Promise<T> {
  const { promise, reject } = Promise.withResolvers<T>();
  const timer = setTimeout(() => reject(new Error("time limit")), limitMs);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

/** The database may lie on another disk than the data folder, or refuse to write for a reason of its own. */
async function databaseFaults(payload: Payload): Promise<string[]> {
  try {
    await withinTime(payload.kv.set("health", new Date().toISOString()));
    return [];
  } catch (error) {
    return [isForWantOfRoom(error) ? "database: the disk is full" : "database: cannot be written"];
  }
}

/** What is late is asked for last: a database that cannot say so has been named by then. */
async function overdue(payload: Payload): Promise<string[]> {
  try {
    return await withinTime(overdueWork(payload, new Date()), answerWithinMs / 2);
  } catch (error) {
    payload.logger.error({ msg: "Overdue work could not be looked for", error: errorFacts(error) });
    return ["overdue: could not be looked for; the log says why"];
  }
}

const s3Check = createS3Check(files);

/** The client asks again by itself, which takes longer than anybody waits here. */
async function s3Faults(): Promise<string[]> {
  if (!env.S3) return [];
  const faults = await withinTime(s3Check(), answerWithinMs / 2).catch(() => ["S3 does not answer"]);
  return faults.map((fault) => `files: ${fault}`);
}

/** What features say of themselves. */
async function featureFaults(payload: Payload): Promise<string[]> {
  const sources = healthSourcesOf(payload.config);
  const found = await Promise.all(sources.map(({ faults }) => faults?.(payload, new Date()) ?? []));
  return found.flat();
}

async function faultsFound(payload: Payload): Promise<string[]> {
  const databaseFile = /^file:(.+)$/.exec(env.DATABASE_URL)?.[1];
  const databaseFolder = databaseFile && path.resolve(path.dirname(databaseFile));
  const named = (name: string) => (fault: string) => `${name}: ${fault}`;
  return [
    ...(await diskFaults(env.DATA_DIR)).map(named("data folder")),
    ...(databaseFolder && databaseFolder !== env.DATA_DIR
      ? (await diskFaults(databaseFolder)).map(named("folder of the database"))
      : []),
    ...(await databaseFaults(payload)),
    ...(await s3Faults()),
    ...(await featureFaults(payload)),
    ...(await overdue(payload)),
  ];
}

/**
 * Answers whether the backend can serve, and what does not work as it should. Without the database it cannot. A disk that
 * does not answer in time, as while a backup is written, is no reason to end it: nothing more is written until it has.
 */
export function createHealth(
  connect: () => Promise<Payload>,
  now = () => performance.now(),
  faultsOf = faultsFound,
  limitMs = answerWithinMs,
) {
  let written: { at: number; faults: Promise<string[]>; underWay: boolean } | undefined;

  function write(payload: Payload) {
    const faults = faultsOf(payload);
    const begun = { at: now(), faults, underWay: true };
    const ended = () => {
      begun.underWay = false;
    };
    faults.then(ended, ended);
    return begun;
  }

  return async (): Promise<Health> => {
    try {
      const payload = await withinTime(connect());
      await withinTime(payload.count({ collection: "users" }));
      if (!written || (!written.underWay && now() - written.at >= writeEveryMs)) written = write(payload);
      const degraded = await withinTime(written.faults, limitMs).catch(() => [slowDisk]);
      const notices = healthNotices(payload.config);
      return { ok: true, degraded, ...(notices.length > 0 && { notices }) };
    } catch {
      return { ok: false, degraded: ["database: does not answer"] };
    }
  };
}

/** Says at the start what of the settings a public site's owner answers for, or is still to mend; `/healthz` goes on saying it. */
export async function sayWhatIsNotFit(payload: Payload): Promise<void> {
  for (const notice of healthNotices(payload.config)) payload.logger.warn(notice);
  for (const fault of [...(await s3Faults()), ...(await featureFaults(payload))]) payload.logger.warn(fault);
}
