import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import type { Simulator } from "./start-simulator.ts";

/** A gift that its process does not live to finish. `step` is the last that it comes to; none: it is followed up to its end. */
export const deadlyGiftSchema = z.object({
  key: z.string(),
  type: z.enum(["single", "monthly"]),
  step: z.string().optional(),
  /** Of its own, so that a charge is known as this gift's by whatever order id. */
  dollars: z.string(),
});
export type DeadlyGift = z.output<typeof deadlyGiftSchema>;

const script = path.resolve(import.meta.dirname, "give-until-killed.ts");

/** An application on a database in a process of its own, which takes gifts and is killed while each stands at its step. */
export function startGiving(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string },
  { origin }: Simulator,
) {
  const child = spawn(process.execPath, [script, origin], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, NODE_ENV: "test" },
    stdio: ["pipe", "pipe", "ignore"],
  });
  const reached = new Map<string, () => void>();
  createInterface({ input: child.stdout }).on("line", (line) => reached.get(line)?.());
  const died = Promise.withResolvers<never>();
  died.promise.catch(() => undefined);
  child.on("exit", () => died.reject(new Error("The process that gives ended by itself")));
  return {
    /** Has a gift taken; answers when it has come to its step. */
    give(gift: DeadlyGift): Promise<void> {
      const standing = Promise.withResolvers<void>();
      reached.set(gift.key, standing.resolve);
      child.stdin.write(`${JSON.stringify(gift)}\n`);
      return Promise.race([standing.promise, died.promise]);
    },
    /** Answers when it is gone. */
    async kill() {
      const exit = once(child, "exit");
      child.kill("SIGKILL");
      await exit;
    },
  };
}
