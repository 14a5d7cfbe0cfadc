import { once } from "node:events";
import type { Server } from "node:http";
import { Server as SocketServer } from "node:net";
import { setImmediate as afterArrivals, setTimeout as sleep } from "node:timers/promises";
import { askContentVersion } from "./backend/backends.ts";
import { openContent } from "./backend/content.ts";
import { askBackendHealth, notReady } from "./backend/health.ts";
import { createProxy } from "./backend/proxy.ts";
import { watchContent } from "./backend/watch-content.ts";
import type { SiteEnv } from "./env.ts";
import { watchSharedAddress } from "./http/client-address.ts";
import type { Log } from "./log.ts";
import { serveMetrics } from "./metrics/serve-metrics.ts";
import { clientFolder } from "./pages/site-build.ts";
import { type Application, createSiteServer } from "./site-server.ts";

/**
 * Puts the parts together and listens. `stop` has `/readyz` refuse for `DRAIN_SECONDS`, then takes no more connections and
 * ends each that is open with the answer that is under way on it.
 *
 * @throws Error with code EADDRINUSE when the port is taken.
 */
export async function startSite(
  env: SiteEnv,
  log: Log,
  application: Application,
): Promise<{ stop: () => Promise<void> }> {
  const snapshot = await openContent(env, log, application.company);
  const visitors = watchSharedAddress({ trustProxy: env.TRUST_PROXY, log, now: Date.now });
  let isStopping = false;
  const causes = () => notReady({ state: snapshot.state(), build: application.build, isStopping });
  const watch = watchContent(() => askContentVersion(env), snapshot);
  const server = createSiteServer({
    ...{ env, log, snapshot, watch },
    proxy: createProxy(env, log),
    visitors,
    backendHealth: askBackendHealth(env),
    notReady: causes,
    ...application,
  });
  const metrics = await serveMetrics(env, {
    snapshot,
    isReady: async () => (await causes()).length === 0,
    sharedAddress: visitors.found,
  });
  await once(server.listen(env.PORT, env.HOST), "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : env.PORT;
  log.info({ port, contentVersion: snapshot.state().content?.version }, "listening");
  snapshot.current();
  return {
    async stop() {
      isStopping = true;
      // A proxy that asks `/readyz` sends nobody here any more by then.
      await sleep(env.DRAIN_SECONDS * 1_000);
      await takeAllWhoWait(server);
      await drained(server, env.PROXY_TIMEOUT_SECONDS * 1_000);
      metrics.close();
      watch.stop();
    },
  };
}

/** More do not wait: it is how long the system lets the queue of a server in Node become. */
const longestQueue = 511;
/** In a turn of Node that took so long somebody may have come since it looked. */
const quietTurnMs = 3;

/**
 * Takes the connections that came while the process was busy. They wait in a queue of the system, one is taken in each turn of Node,
 * and all that still wait are cut off, with what was sent on them, once the server listens no more.
 */
async function takeAllWhoWait(server: Server): Promise<void> {
  let hasCome = true;
  const note = () => {
    hasCome = true;
  };
  server.on("connection", note);
  for (let turn = 0; hasCome && turn < longestQueue; turn += 1) {
    const began = performance.now();
    hasCome = false;
    await afterArrivals();
    if (performance.now() - began > quietTurnMs) hasCome = true;
  }
  server.off("connection", note);
}

/**
 * Stops taking connections, and resolves when all that is under way is answered, or cut off after the limit: as long as the
 * backend has for an answer, so that no donor is cut off who would have had one.
 */
function drained(server: Server, limitMs: number): Promise<void> {
  server.prependListener("request", (_request, response) => {
    response.shouldKeepAlive = false;
  });
  return new Promise((resolve) => {
    const idle = setTimeout(() => server.closeIdleConnections(), idleMs);
    const limit = setTimeout(() => server.closeAllConnections(), limitMs);
    // The HTTP server's own `close` cuts off idle connections at once: who is just sending on one would not be answered.
    SocketServer.prototype.close.call(server, () => {
      clearTimeout(idle);
      clearTimeout(limit);
      resolve();
    });
  });
}

/** A connection that nobody uses is left open for so long. */
const idleMs = 1_000;

/** Runs a server until the process is asked to stop. What keeps it from starting is said in one line, exit code 1. */
export async function runUntilStopped(start: () => Promise<{ stop: () => Promise<void> }>): Promise<void> {
  const site = await start().catch((error: unknown) => {
    console.error(faultLine(error));
    process.exit(1);
  });
  let isStopping = false;
  // Both a terminal and who started us may ask: the second signal changes nothing.
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void site.stop().then(() => process.exit(0));
    });
  }
}

/** Why a start ended, in one line. */
function faultLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path = "", port }: NodeJS.ErrnoException & { port?: number } = error;
  if (code === "EADDRINUSE" && port)
    return `${String(port) === process.env.METRICS_PORT ? "METRICS_PORT" : "PORT"}: ${port} is taken by another program`;
  if (code === "ERR_MODULE_NOT_FOUND" || (code === "ENOENT" && path.startsWith(clientFolder)))
    return "The site is not built yet: run `npm start`, or `npm run build -w site`";
  return error.message;
}
