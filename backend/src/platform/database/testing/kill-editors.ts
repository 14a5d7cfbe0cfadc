import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import type { Payload } from "payload";
import { z } from "zod";
import { settleInterruptedFiles } from "../../../content/media/keeps-files-until-saved.ts";
import { mendFilesOfTrash } from "../../../content/trash/files-of-trash.ts";
import { kinds } from "./edited-content.ts";
import { foundAfterKill, type Standing } from "./found-after-kill.ts";
import { orphanRows } from "./orphan-rows.ts";
import { randomFrom } from "./random-from.ts";

const line = z.union([
  z.object({ ready: z.literal(true) }),
  z.object({
    kind: z.enum(kinds),
    state: z.number(),
    how: z.enum(["draft", "publish", "put", "bringBack", "delete"]),
    done: z.boolean(),
  }),
]);
type Line = z.infer<typeof line>;
type Step = Exclude<Line, { ready: true }>;

/** From the first save that is done until the kill. */
const longestLifeMs = 700;
const statesEach = 10_000;

const gone: Standing = { seen: undefined, newest: undefined, inTrash: false };

function after({ seen, newest }: Standing, { how, state }: Step): Standing {
  if (how === "delete") return gone;
  // Into the trash and back goes the document as its newest version has it.
  if (how === "put" || how === "bringBack") return { seen: newest, newest, inTrash: how === "put" };
  const draft = how === "draft" && newest !== undefined;
  return { seen: draft ? seen : state, newest: state, inTrash: false };
}

/** How a document may stand: as it was and, where a step was begun and not done, as it was to be. */
function allowedAfter(steps: Step[], before: Standing): Standing[] {
  let standing = before;
  let begun: Step | undefined;
  for (const step of steps) {
    begun = step.done ? undefined : step;
    if (step.done) standing = after(standing, step);
  }
  return begun ? [standing, after(standing, begun)] : [standing];
}

async function startEditor(args: string[]) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "edit-without-pause.ts"), ...args], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const written: Line[] = [];
  const lines = createInterface({ input: child.stdout });
  const [ready, saved] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  lines.on("line", (text) => {
    const each = line.parse(JSON.parse(text));
    written.push(each);
    if ("ready" in each) ready.resolve();
    else if (each.done) saved.resolve();
  });
  const died = Promise.withResolvers<never>();
  died.promise.catch(() => undefined);
  child.on("exit", (code, signal) =>
    died.reject(new Error(`The editor ended by itself: ${signal ?? `code ${code}`}`)),
  );
  await Promise.race([ready.promise, died.promise]);
  return {
    child,
    written,
    /** Begins, and answers when the first save is done. */
    firstSave: () => {
      child.stdin.write("go\n");
      return Promise.race([saved.promise, died.promise]);
    },
    closed: once(lines, "close"),
  };
}

/** Postgres may still be at work for a process that is gone. */
async function untilServerIsDone(payload: Payload) {
  if (payload.db.name !== "postgres") return;
  const { pool } = payload.db as unknown as { pool: { query(text: string): Promise<{ rows: unknown[] }> } };
  const others = `select 1 from pg_stat_activity where datname = current_database()
    and state <> 'idle' and pid <> pg_backend_pid()`;
  while ((await pool.query(others)).rows.length > 0) await sleep(10);
}

/**
 * Kills a process that edits, at a random moment, as often as asked, and looks each time at what it has left. The database is
 * to hold nothing else. Answers how many saves were done and what is not whole; the seed makes the same choices again.
 */
export async function killEditors(
  payload: Payload,
  { kills, seed, say = () => {} }: { kills: number; seed: number; say?: (line: string) => void },
): Promise<{ saves: number; cutOff: number; faults: string[] }> {
  const random = randomFrom(seed);
  const { id: province } = await payload.create({
    collection: "provinces",
    data: { code: "BC", name: "British Columbia" },
  });
  const faults: string[] = [];
  let [saves, cutOff] = [0, 0];
  let words: number | undefined;
  const start = (kill: number) =>
    startEditor([`kill-${kill}`, String(province), String((kill + 1) * statesEach), String(seed + kill)]);
  let next = start(0);
  for (let kill = 0; kill < kills; kill += 1) {
    const { child, written, firstSave, closed } = await next;
    // The next one starts up meanwhile: it takes seconds.
    if (kill + 1 < kills) next = start(kill + 1);
    await firstSave();
    await sleep(random() * longestLifeMs);
    child.kill("SIGKILL");
    await closed;
    await untilServerIsDone(payload);
    await settleInterruptedFiles(payload);
    await mendFilesOfTrash(payload);
    const steps = written.filter((each): each is Step => "kind" in each);
    for (const kind of kinds) {
      const own = steps.filter((step) => step.kind === kind);
      const before = kind === "words" ? words : undefined;
      const allowed = allowedAfter(own, { seen: before, newest: before, inTrash: false });
      if (kind === "words" && own.length === 0 && words === undefined) continue;
      faults.push(...(await foundAfterKill(payload, kind, { name: `kill-${kill}`, allowed })));
      if (own.at(-1)?.done === false) cutOff += 1;
    }
    const rows = (await payload.findGlobal({ slug: "searchWords", depth: 0 })).rows ?? [];
    words = rows[0] ? Number.parseInt(rows[0].typed, 10) : undefined;
    saves += steps.filter(({ done }) => done).length;
    if ((kill + 1) % 20 === 0) say(`${kill + 1} kills, ${saves} saves, ${faults.length} faults`);
  }
  return { saves, cutOff, faults: [...faults, ...(await orphanRows(payload))] };
}
