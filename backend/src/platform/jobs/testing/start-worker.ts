import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";

export const queueOfTest = "of-this-test";

/** A job that was begun, and the moment of its schedule that it is for. */
const begunSchema = z.object({ id: z.number(), slug: z.string(), tick: z.string() });
const lineSchema = z.union([z.object({ ready: z.literal(true) }), begunSchema]);

/** A process that queues and works on jobs of a database, until it is killed: with signal 9, as a machine dies. */
export function startWorker(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string },
  how: "end" | "hold",
) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "work-on-jobs.ts"), how], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const begun: z.output<typeof begunSchema>[] = [];
  const ready = Promise.withResolvers<void>();
  createInterface({ input: child.stdout }).on("line", (text) => {
    // Lines of the log.
    if (!text.startsWith("{")) return console.error(text);
    const line = lineSchema.parse(JSON.parse(text));
    if ("ready" in line) ready.resolve();
    else begun.push(line);
  });
  return {
    ready: ready.promise,
    begun,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, "exit");
      child.kill("SIGKILL");
      await exit;
    },
  };
}
