import type { Server } from "node:http";
import { Server as SocketServer } from "node:net";

/** A connection that nobody uses is left open for so long: who is just sending on it would not be answered. */
const idleMs = 2_000;
const lookEveryMs = 100;

/**
 * Stops taking connections while others listen on the port, and resolves when all that is under way is answered. Each
 * connection is ended by the answer that says so in its head, so that nobody sends on one that is being closed; after
 * `limitMs` whatever is left is cut off.
 */
export function leavePort(server: Server, limitMs: number): Promise<void> {
  server.prependListener("request", (_request, response) => {
    response.shouldKeepAlive = false;
  });
  return new Promise((resolve) => {
    const since = performance.now();
    const looking = setInterval(() => {
      const passedMs = performance.now() - since;
      if (passedMs > limitMs) server.closeAllConnections();
      else if (passedMs > idleMs) server.closeIdleConnections();
    }, lookEveryMs);
    // The HTTP server's own `close` cuts off idle connections at once.
    SocketServer.prototype.close.call(server, () => {
      clearInterval(looking);
      resolve();
    });
  });
}
