import type { Payload } from "payload";
import { recordAction } from "../../audit/record-action.ts";
import { announcePublication } from "../../content/publishing/announce-publications.ts";
import { errorFacts } from "../../platform/log/error-facts.ts";
import { findingsOf, type NewFinding, noteFinding } from "../ledger/findings.ts";
import { type Asked, noteRun, type Outcome, type Progress } from "../ledger/move-ins.ts";
import { movedItemsOf } from "../ledger/moved-items.ts";
import { kindsOf, type Source } from "../source/old-items.ts";
import { undoAll } from "../write/undo.ts";
import type { Writing } from "../write/write-item.ts";
import { claimRun } from "./claim-run.ts";
import { moveIn, type Result, Stopped } from "./move-in.ts";
import type { Heard } from "./open-source.ts";

export type RunOptions = {
  payload: Payload;
  source: Pick<Source, "origin"> & Partial<Source>;
  asked: Asked;
  heard?: Heard;
  isDry?: boolean;
  startedBy?: string;
  /** A run that waits already, such as one asked for in the admin. */
  id?: number;
  now?: Date;
  progress?: (progress: Progress) => void;
  stopped?: () => boolean;
};

/** How often the row of a run says how far it is. */
const noteEveryMs = 2_000;

/**
 * Brings content, or takes it back, and keeps how it went. A dry run writes nothing at all.
 *
 * @throws Error in words for staff: another run is under way, the old site does not answer, or somebody stopped it.
 */
export async function runMoveIn(options: RunOptions): Promise<Result> {
  const { payload, source, asked, isDry = false, startedBy, now = new Date() } = options;
  const { progress = () => {}, stopped = () => false } = options;
  // One that was asked for in the admin has a row, which tells how it went.
  if (isDry && options.id === undefined) return work(options, 0, progress);
  const run = await claimRun(payload, { source: source.origin, asked, startedBy, id: options.id }, now);
  // Who asked in the admin was written down there.
  if (options.id === undefined) {
    const action = asked.undo ? "move-in-undone" : "move-in";
    await recordAction(payload, { by: { kind: "system" }, action, label: source.origin });
  }
  let saidAt = 0;
  const heard = (said: Progress) => {
    progress(said);
    if (performance.now() - saidAt < noteEveryMs) return;
    saidAt = performance.now();
    noteRun(payload, run, { progress: said }).catch((error: unknown) =>
      payload.logger.warn({ error: errorFacts(error) }, "how far the move is could not be written down"),
    );
  };
  try {
    const result = await work({ ...options, stopped }, run, heard);
    const { counts, changes, findings } = result;
    const outcome: Outcome = { counts, changes, ...(isDry && { findings }) };
    const state = asked.undo ? "undone" : "done";
    await noteRun(payload, run, { state, outcome, password: null, finishedAt: new Date().toISOString() });
    return result;
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    if (!(error instanceof Stopped)) payload.logger.error({ error: errorFacts(error) }, "a move has stopped");
    await noteRun(payload, run, {
      state: "failed",
      fault,
      password: null,
      finishedAt: new Date().toISOString(),
    });
    throw error;
  }
}

async function work(options: RunOptions, run: number, progress: (said: Progress) => void): Promise<Result> {
  const { payload, source, asked, isDry = false, now = new Date(), stopped = () => false } = options;
  if (asked.undo) return undo(payload, { run, isDry, progress, stopped });
  return moveIn({
    payload,
    source: source as Source,
    only: kindsOf(asked.only),
    since: asked.since === undefined ? undefined : new Date(asked.since),
    hosts: asked.hosts,
    heard: options.heard,
    isDry,
    run,
    now,
    progress,
    stopped,
  });
}

type Undo = { run: number; isDry: boolean; progress: (said: Progress) => void; stopped: () => boolean };

async function undo(payload: Payload, { run, isDry, progress, stopped }: Undo): Promise<Result> {
  const findings: NewFinding[] = [];
  const result: Result = { counts: [], changes: [], findings };
  const writing: Writing = {
    payload,
    isDry,
    ledger: await movedItemsOf(payload),
    note: async (finding) => {
      findings.push(finding);
    },
    changed: (change) => result.changes.push(change),
  };
  const begun = performance.now();
  await undoAll({
    ...writing,
    stopped,
    progress: (done, of) => {
      const secondsLeft = Math.ceil(((performance.now() - begun) / 1_000 / done) * (of - done));
      progress({ at: "taking back", done, of, secondsLeft });
    },
  });
  if (stopped()) throw new Stopped("Stopped. Run it again, and it goes on.");
  if (isDry) return result;
  // What the earlier runs told of is gone; what this one tells of is to be looked at.
  for (const { id } of await findingsOf(payload))
    await payload.delete({ collection: "move-in-findings", id });
  for (const finding of findings) await noteFinding(payload, run, finding);
  await announcePublication(payload);
  return result;
}
