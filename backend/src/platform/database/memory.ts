import type { Payload } from "payload";
import type { Pool, PoolClient } from "pg";
import { z } from "zod";
import { errorFacts } from "../log/error-facts.ts";

/**
 * What an application remembers for seconds or minutes, such as what is under way: of one process, or of all that share a
 * Postgres. `state` may be read and changed within a step alone.
 */
export type Memory<State extends object> = {
  readonly state: State;
  /** Milliseconds. */
  clock: () => number;
  /** Does `work` in a step that no other step comes between, in whichever process; so it awaits nothing. */
  step<Answer>(work: () => Answer): Promise<Answer>;
  /** What a process has noted of itself counts for so long, unless it says so again: it may be gone. */
  leaseMs: number;
  /** Nobody tells a process what others have changed, so whoever waits for it looks again after so long. */
  lookAgainMs: number;
};

/** Things by their ids in the order in which they came, as the database keeps them: JSON has no maps, and an object there no order. */
export const mapOf = <Value extends z.ZodType>(value: Value) =>
  z.preprocess((found) => new Map(Array.isArray(found) ? found : []), z.map(z.string(), value));

/** Memory of this process, which costs nothing. */
export const memoryOfProcess = <State extends object>(
  schema: z.ZodType<State>,
  clock: () => number = () => performance.now(),
): Memory<State> => ({
  state: schema.parse({}),
  clock,
  step: async (work) => work(),
  leaseMs: Number.POSITIVE_INFINITY,
  lookAgainMs: Number.POSITIVE_INFINITY,
});

type Waiting = { work: () => unknown; resolve: (answer: never) => void; reject: (error: unknown) => void };

/**
 * The lock is a row's, within one short transaction, so a pooler in front that hands out connections by transactions does no
 * harm. What is remembered may be lost with the server's last moment, so no commit waits for the disk; and a machine that is
 * cut off in the middle of a step holds the others up for two seconds.
 */
const begin = `begin; set local synchronous_commit = off;
  set local lock_timeout = '5s'; set local idle_in_transaction_session_timeout = '2s'`;
const select = `select data, extract(epoch from clock_timestamp()) * 1000 as now
  from payload_kv where key = $1 for update`;
const insert = "insert into payload_kv (key, data) values ($1, '{}') on conflict (key) do nothing";
const update = "update payload_kv set data = $2 where key = $1";

const written = (state: object): string =>
  JSON.stringify(state, (_, value: unknown) => (value instanceof Map ? [...value] : value));

/**
 * Memory that all processes on a Postgres share: one row of `payload_kv`, locked while it is looked at and changed. Steps that are
 * asked for while one is under way are done together in the next, so a thousand at once cost a few statements. The time is
 * the database's, since clocks of two machines differ.
 */
export function memoryOfPostgres<State extends object>(
  payload: Payload,
  key: string,
  schema: z.ZodType<State>,
): Memory<State> {
  const { pool } = payload.db as unknown as { pool: Pool };
  const state = schema.parse({});
  let ahead = Date.now() - performance.now();
  let waiting: Waiting[] = [];
  let busy = false;

  async function load(client: PoolClient): Promise<string> {
    const { rows } = await client.query<{ data: unknown; now: string }>(select, [key]);
    const [row] = rows;
    if (!row) {
      await client.query(insert, [key]);
      return load(client);
    }
    ahead = Number(row.now) - performance.now();
    // What a version of ours with another shape has left is forgotten.
    Object.assign(state, schema.safeParse(row.data).data ?? schema.parse({}));
    return written(state);
  }

  async function doTogether(together: Waiting[], client: PoolClient): Promise<() => void> {
    await client.query(begin);
    const before = await load(client);
    const ends = together.map(({ work, resolve, reject }) => {
      try {
        const answer = work();
        return () => resolve(answer as never);
      } catch (error) {
        return () => reject(error);
      }
    });
    const after = written(state);
    if (after !== before) await client.query(update, [key, after]);
    await client.query("commit");
    return () => {
      for (const end of ends) end();
    };
  }

  async function doWaiting() {
    busy = true;
    while (waiting.length > 0) {
      const together = waiting;
      waiting = [];
      let client: PoolClient | undefined;
      try {
        client = await pool.connect();
        const end = await doTogether(together, client);
        client.release();
        end();
      } catch (error) {
        // A connection in the middle of a transaction is of no more use.
        client?.release(true);
        // What was not kept has not been.
        Object.assign(state, schema.parse({}));
        payload.logger.warn({
          msg: "What the backends count together is out of reach",
          error: errorFacts(error),
        });
        for (const { reject } of together) reject(error);
      }
    }
    busy = false;
  }

  return {
    state,
    clock: () => performance.now() + ahead,
    step: (work) =>
      new Promise((resolve, reject) => {
        waiting.push({ work, resolve, reject });
        if (!busy) void doWaiting();
      }),
    leaseMs: 30_000,
    lookAgainMs: 250,
  };
}

/** Memory of all processes that share the application's database: SQLite is one process's. */
export const memoryOf = <State extends object>(
  payload: Payload,
  key: string,
  schema: z.ZodType<State>,
): Memory<State> =>
  payload.db.name === "postgres" ? memoryOfPostgres(payload, key, schema) : memoryOfProcess(schema);
