/** The site as built: `node server/main.ts`. One process, or several behind one port (`SITE_PROCESSES`). */
import cluster from "node:cluster";
import { readEnv } from "./env.ts";
import { createLog } from "./log.ts";
import { faultLine, runUntilStopped } from "./run-until-stopped.ts";

if (cluster.isWorker) {
  // What keeps one of them from starting is said by it, and not by all.
  const env = readEnv(process.env);
  const { startWorker } = await import("./processes/worker.ts");
  await startWorker(env, createLog(env, cluster.worker?.id)).catch((error: unknown) => {
    console.error(faultLine(error));
    process.exit(1);
  });
} else {
  await runUntilStopped(async () => {
    const env = readEnv(process.env);
    const log = createLog(env);
    if (env.SITE_PROCESSES === 1) return (await import("./start-alone.ts")).startAlone(env, log);
    return (await import("./processes/primary.ts")).startPrimary(env, log);
  });
}
