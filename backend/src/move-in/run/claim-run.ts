import { hostname } from "node:os";
import type { Payload } from "payload";
import { inOneSave } from "../../platform/database/in-one-save.ts";
import { takeTurn } from "../../platform/database/take-turn.ts";
import { type Asked, beginRun, noteRun, type Run, runsOf } from "../ledger/move-ins.ts";

const worker = () => `${hostname()} ${process.pid}`;

/** A run that has not spoken for longer is over: it says how far it is every two seconds. */
const livesWithinMs = 60_000;

/** Whether somebody is at work on a run: on this machine its process lives, on another one it has spoken lately. */
function isAlive({ worker: at, updatedAt, state }: Run, now: Date): boolean {
  if (state !== "running" || !at) return false;
  const [machine, process_] = at.split(" ");
  if (machine !== hostname() || Number(process_) === process.pid)
    return now.getTime() - Date.parse(updatedAt) < livesWithinMs;
  try {
    process.kill(Number(process_), 0);
    return true;
  } catch {
    // No process of this number: the run was ended from outside, and another one may go on.
    return false;
  }
}

type Wish = { source: string; asked: Asked; startedBy?: string | undefined; id?: number | undefined };

/**
 * Takes the work for this process: a new run, or one that waits for somebody to do it. Runs never overlap.
 *
 * @throws Error when another run is under way.
 */
export async function claimRun(
  payload: Payload,
  { source, asked, startedBy, id }: Wish,
  now: Date,
): Promise<number> {
  return inOneSave(payload, async (req) => {
    await takeTurn(payload, req.transactionID, "move in");
    for (const run of await runsOf(payload)) {
      if (run.id === id || run.state !== "running") continue;
      if (isAlive(run, now))
        throw new Error(
          "Content is being brought already. Wait until that run is over, then start this one.",
        );
      await noteRun(payload, run.id, { state: "failed", fault: "The run was ended from outside." }, req);
    }
    if (id !== undefined) {
      await noteRun(payload, id, { state: "running", worker: worker() }, req);
      return id;
    }
    const run = {
      source,
      asked,
      state: "running",
      worker: worker(),
      ...(startedBy && { startedBy }),
    } as const;
    return (await beginRun(payload, run, req)).id;
  });
}
