import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Simulator } from "./start-simulator.ts";

const script = path.resolve(import.meta.dirname, "serve-backend.ts");

/** One of several backends on a database, with checks that cost nothing. */
export async function startBackend(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string },
  { port }: Pick<Simulator, "port">,
) {
  const child = spawn(process.execPath, [script], {
    env: {
      ...process.env,
      ...{ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, NODE_ENV: "test" },
      ...{ GATEWAY_SIMULATOR_PORT: String(port), HUMAN_CHECK_COST: "1" },
    },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const exit = once(child, "exit");
  const gone = exit.then(() => {
    throw new Error("The backend ended by itself");
  });
  const [line] = await Promise.race([once(createInterface({ input: child.stdout }), "line"), gone]);
  gone.catch(() => undefined);
  return {
    origin: `http://127.0.0.1:${line}`,
    /** Answers when it is gone. */
    async kill() {
      child.kill("SIGKILL");
      await exit;
    },
  };
}
export type Backend = Awaited<ReturnType<typeof startBackend>>;
