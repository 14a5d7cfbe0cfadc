import { readBuiltApplication } from "./built-application.ts";
import { hookSecret, type SiteEnv } from "./env.ts";
import type { Log } from "./log.ts";
import { createMissedSearches } from "./missed-searches.ts";
import { startSite } from "./start-site.ts";

/** The built site in this process alone. */
export async function startAlone(env: SiteEnv, log: Log): Promise<{ stop: () => Promise<void> }> {
  const missed = createMissedSearches({ backend: env.BACKEND_URL, secret: () => hookSecret(env), log });
  const site = await startSite(
    env,
    log,
    await readBuiltApplication(env, log, { searchMissed: missed.count }),
  );
  const stopReports = missed.start();
  process.on("SIGUSR2", () =>
    log.warn({ variable: "SITE_PROCESSES" }, "one process alone cannot be replaced while it serves"),
  );
  return {
    async stop() {
      stopReports();
      // Until it has stopped, readers still search.
      await site.stop();
      await missed.report();
    },
  };
}
