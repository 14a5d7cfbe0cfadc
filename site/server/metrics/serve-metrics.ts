import { once } from "node:events";
import { createServer } from "node:http";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { Snapshot } from "../../app/content/read/snapshot.server.ts";
import type { SiteEnv } from "../env.ts";
import { counted } from "./metrics.ts";

type State = { snapshot: Snapshot; isReady: () => Promise<boolean>; sharedAddress: () => boolean };

/** What is asked of the running site at each look, beside what was counted. What is not known is no number. */
function stateOf({ snapshot, isReady, sharedAddress }: State): Registry {
  const registry = new Registry();
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read());
      },
    });
  gauge("site_ready", "1 while /readyz says that visitors may be sent here", async () =>
    (await isReady()) ? 1 : 0,
  );
  gauge("site_content_read_timestamp_seconds", "When the content was last read from the backend", () =>
    Math.round((snapshot.state().readAt ?? Number.NaN) / 1_000),
  );
  gauge(
    "site_content_version",
    "The first digits of the content's version as a number: the same on all sites with the same content",
    () => Number.parseInt(snapshot.state().content?.version.slice(0, 8) ?? "", 16),
  );
  new Gauge({
    name: "site_degraded",
    help: "1 where /healthz names something of this part that does not work as it should",
    labelNames: ["part"] as const,
    registers: [registry],
    collect() {
      const { content, failing, unkept } = snapshot.state();
      this.set({ part: "content" }, !content || failing ? 1 : 0);
      this.set({ part: "data folder" }, unkept ? 1 : 0);
      this.set({ part: "visitors" }, sharedAddress() ? 1 : 0);
    },
  });
  collectDefaultMetrics({ register: registry });
  return registry;
}

/**
 * Answers `/metrics` in the text of Prometheus on a port of its own, which no visitor reaches. Nothing listens while
 * `METRICS_PORT` is not set.
 *
 * @throws Error with code EADDRINUSE when the port is taken.
 */
export async function serveMetrics(env: SiteEnv, state: State): Promise<{ close: () => void }> {
  if (env.METRICS_PORT === undefined) return { close() {} };
  const all = Registry.merge([counted, stateOf(state)]);
  const server = createServer(async (request, response) => {
    if (request.url !== "/metrics") return response.writeHead(404).end();
    response.writeHead(200, { "content-type": all.contentType }).end(await all.metrics());
  });
  await once(server.listen(env.METRICS_PORT, env.METRICS_HOST), "listening");
  return {
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
