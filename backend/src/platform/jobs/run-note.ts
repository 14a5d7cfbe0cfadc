import type { Payload } from "payload";
import { z } from "zod";
import { errorFacts } from "../log/error-facts.ts";

/** What of a run came to nothing: the numbers of gifts, and why in words. No personal data of anybody. */
const faultSchema = z.object({ orders: z.array(z.string()), why: z.string() });

const noteSchema = z.object({
  startedAt: z.iso.datetime(),
  /** `null` while it runs, and for ever of one that broke off. */
  endedAt: z.iso.datetime().nullable(),
  /** Who started it; `null` where its schedule did. */
  by: z.string().nullable(),
  /** What it was about to do when it began; `null` until that is worked out. */
  planned: z.object({ count: z.number(), cents: z.number() }).nullable(),
  faults: z.array(faultSchema),
});

/** How the last run of a job stands, as its screen shows it. */
export type RunNote = z.output<typeof noteSchema>;

/** What a job tells of its run while it works. */
export type RunReport = {
  planned: (some: NonNullable<RunNote["planned"]>) => Promise<void>;
  failed: (orders: readonly string[], why: unknown) => void;
};

/** Of so many faults the words are kept; more say nothing new. */
const mostFaults = 100;

const keyOf = (name: string) => `run:${name}`;

/** How the last run stands; `null` before the first one. */
export async function lastRun(payload: Payload, name: string): Promise<RunNote | null> {
  return noteSchema.safeParse(await payload.kv.get(keyOf(name))).data ?? null;
}

/** Why something failed, for staff who have no log before them. A database's own message would repeat what it was given. */
function whyWords(why: unknown): string {
  if (typeof why === "string") return why;
  const { name, code } = errorFacts(why);
  if (code === "ENOSPC" || code === "SQLITE_FULL" || code === "53100") return "The server’s disk is full.";
  return `An error broke it off (${[name, code].filter(Boolean).join(" ")}). The server’s log has the rest.`;
}

/**
 * Does the work of a job, and writes down how it stands as it goes: when it began, what it is about to do, what failed, when it
 * ended. `now` is the moment that its work counts from. A run that its schedule began and that finds nothing to do leaves the
 * note of the one before.
 */
export async function notedRun<Result>(
  payload: Payload,
  { name, by, now }: { name: string; by: string | null; now: Date },
  work: (report: RunReport) => Promise<Result>,
): Promise<Result> {
  const note: RunNote = { startedAt: now.toISOString(), endedAt: null, by, planned: null, faults: [] };
  const write = () => payload.kv.set(keyOf(name), note);
  if (by !== null) await write();
  const report: RunReport = {
    async planned(some) {
      note.planned = some;
      if (by !== null || some.count > 0) await write();
    },
    failed(orders, why) {
      if (note.faults.length < mostFaults) note.faults.push({ orders: [...orders], why: whyWords(why) });
    },
  };
  const result = await work(report);
  note.endedAt = new Date().toISOString();
  if (by !== null || (note.planned?.count ?? 0) > 0 || note.faults.length > 0) await write();
  return result;
}
