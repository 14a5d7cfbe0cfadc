import { setImmediate as whenOthersAreHeard } from "node:timers/promises";
import { renderQueueLength, renderRefusals } from "../metrics/metrics.ts";
import type { PageKind } from "./page-address.ts";

type Limits = { inAll: number; ofOne: number };

/**
 * How many renders of each kind may wait, in all and of one address. Pages that there are have an end, and each is
 * rendered once however many ask, so that they have room for all of them; what has no end waits in a row that is passed
 * through in a few seconds.
 */
const usualLimits: Readonly<Record<PageKind, Limits>> = {
  page: { inAll: 1_000, ofOne: 250 },
  choice: { inAll: 128, ofOne: 16 },
  answer: { inAll: 64, ofOne: 8 },
};

/** A render that takes longer gives its place to the next. */
const limitMs = 15_000;
/** Of so many renders one is a choice or an answer, however many pages wait. */
const pagesInTurn = 4;

/** Thrown to those for whom there is no place. */
export class QueueFull extends Error {}

type Job = () => Promise<void>;
type Row = { size: number; byAddress: Map<string, Job[]> };

/**
 * One render at a time, so that whatever is ready is sent between two of them. A library would bring the one place
 * (`p-queue`), but who comes next is all that there is to it.
 */
export function createRenderQueue(limits = usualLimits) {
  const emptyRow = (): Row => ({ size: 0, byAddress: new Map() });
  const rows = { page: emptyRow(), choice: emptyRow(), answer: emptyRow() };
  /** The one that has waited longer for its turn stands first. */
  let withoutEnd: PageKind[] = ["answer", "choice"];
  let running = false;
  let pagesInRow = 0;

  function nextJob(): Job | undefined {
    const order: PageKind[] =
      pagesInRow < pagesInTurn - 1 ? ["page", ...withoutEnd] : [...withoutEnd, "page"];
    const kind = order.find((each) => rows[each].size > 0);
    if (!kind) return undefined;
    pagesInRow = kind === "page" ? pagesInRow + 1 : 0;
    renderQueueLength.dec({ kind });
    if (kind !== "page") withoutEnd = [...withoutEnd.filter((each) => each !== kind), kind];
    return takeFrom(rows[kind]);
  }

  async function runAll() {
    if (running) return;
    running = true;
    // A render may wait for nothing at all, and a crowd's would then follow each other unheard.
    await whenOthersAreHeard();
    for (let job = nextJob(); job; job = nextJob()) {
      await job();
      await whenOthersAreHeard();
    }
    running = false;
  }

  return {
    /**
     * Runs `task` when its turn comes: pages before choices and answers, which take turns and have every fourth render
     * however many pages wait, and within a kind each address in turn.
     *
     * @throws QueueFull when too many wait already, in all or for this address.
     */
    async run<Result>(kind: PageKind, address: string, task: () => Promise<Result>): Promise<Result> {
      const row = rows[kind];
      const own = row.byAddress.get(address) ?? [];
      if (row.size >= limits[kind].inAll || own.length >= limits[kind].ofOne) {
        renderRefusals.inc({ kind });
        throw new QueueFull();
      }
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      own.push(async () => {
        const ended = Promise.withResolvers<void>();
        const limit = setTimeout(ended.resolve, limitMs);
        void Promise.resolve().then(task).then(resolve, reject).then(ended.resolve);
        await ended.promise;
        clearTimeout(limit);
      });
      row.byAddress.set(address, own);
      row.size += 1;
      renderQueueLength.inc({ kind });
      void runAll();
      return promise;
    },
  };
}

/** The first that waits for the address whose turn it is, which then stands behind the others. */
function takeFrom(row: Row): Job | undefined {
  const [[address, waiting] = ["", []]] = row.byAddress;
  const job = waiting.shift();
  row.byAddress.delete(address);
  if (waiting.length > 0) row.byAddress.set(address, waiting);
  row.size -= 1;
  return job;
}
