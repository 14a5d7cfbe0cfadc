import { once } from "node:events";
import { createServer } from "node:http";
import { collectDefaultMetrics, Registry } from "prom-client";
import { counted } from "./measures.ts";
import { unwatched } from "./watch-requests.ts";

/**
 * Answers `/metrics` in the text of Prometheus on a port of its own, which no visitor reaches: what was counted, what `state`
 * finds when it is asked, and how the process does.
 *
 * @throws Error with code EADDRINUSE when the port is taken.
 */
export async function serveMetrics(at: { host: string; port: number }, state: Registry): Promise<() => void> {
  const own = new Registry();
  collectDefaultMetrics({ register: own });
  // Parts of the server are loaded when they are first asked for, and count from then on.
  const told = () => Promise.all([counted, state, own].map((each) => each.metrics()));
  const server = createServer(async (request, response) => {
    if (request.url !== "/metrics") return response.writeHead(404).end();
    response.writeHead(200, { "content-type": own.contentType }).end((await told()).join("\n"));
  });
  unwatched.add(server);
  await once(server.listen(at.port, at.host), "listening");
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
