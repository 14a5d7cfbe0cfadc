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
const usualLimitMs = 15_000;
/** Of so many renders one is a choice or an answer, however many pages wait. */
const pagesInTurn = 4;

/** Thrown to those for whom there is no place. */
export class QueueFull extends Error {}

type Row = { size: number; byAddress: Map<string, (() => Promise<void>)[]> };

export type RenderQueue = {
  /**
   * Runs `task` when its turn comes: pages before choices and answers, which take turns and have every fourth render
   * however many pages wait, and within a kind each address in turn.
   *
   * @throws QueueFull when too many wait already, in all or for this address.
   */
  run<Result>(kind: PageKind, address: string, task: () => Promise<Result>): Promise<Result>;
};

/**
 * One render at a time, so that whatever is ready is sent between two of them. A library would bring the one place
 * (`p-queue`), but who comes next is all that there is to it.
 */
export function createRenderQueue(limits = usualLimits, limitMs = usualLimitMs): RenderQueue {
  const rows: Record<PageKind, Row> = {
    page: { size: 0, byAddress: new Map() },
    choice: { size: 0, byAddress: new Map() },
    answer: { size: 0, byAddress: new Map() },
  };
  let turns: ["choice", "answer"] | ["answer", "choice"] = ["answer", "choice"];
  let running = false;
  let called = false;
  let pagesInRow = 0;

  const order = (): PageKind[] => (pagesInRow < pagesInTurn - 1 ? ["page", ...turns] : [...turns, "page"]);

  /**
   * Has the next one begin after the answers that are ready and the requests that have come meanwhile: a render may wait for
   * nothing at all, and a crowd's would then follow each other unheard.
   */
  function callNext() {
    if (running || called) return;
    called = true;
    setImmediate(next);
  }

  function next() {
    called = false;
    const kind = order().find((each) => rows[each].size > 0);
    if (!kind) return;
    pagesInRow = kind === "page" ? pagesInRow + 1 : 0;
    if (kind !== "page") turns = kind === "choice" ? ["answer", "choice"] : ["choice", "answer"];
    const job = takeFrom(rows[kind]);
    running = true;
    let left = false;
    const leave = () => {
      if (left) return;
      left = true;
      clearTimeout(limit);
      running = false;
      callNext();
    };
    const limit = setTimeout(leave, limitMs);
    void job?.().finally(leave);
  }

  return {
    run(kind, address, task) {
      const row = rows[kind];
      const own = row.byAddress.get(address) ?? [];
      if (row.size >= limits[kind].inAll || own.length >= limits[kind].ofOne) {
        return Promise.reject(new QueueFull());
      }
      return new Promise((resolve, reject) => {
        own.push(async () => {
          try {
            resolve(await task());
          } catch (error) {
            reject(error);
          }
        });
        row.byAddress.set(address, own);
        row.size += 1;
        callNext();
      });
    },
  };
}

/** The first that waits for the address whose turn it is, which then stands behind the others. */
function takeFrom(row: Row) {
  const [[address, waiting] = ["", []]] = row.byAddress;
  const job = waiting.shift();
  row.byAddress.delete(address);
  if (waiting.length > 0) row.byAddress.set(address, waiting);
  row.size -= 1;
  return job;
}
