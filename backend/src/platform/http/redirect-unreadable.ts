import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** The status for a request that the framework fails on with 500: a method that it has no request for, a broken address. */
export function unreadableStatus(method: string, address: string): 400 | 405 | undefined {
  if (!methods.has(method)) return 405;
  try {
    decodeURIComponent(address.split("?")[0] ?? "");
  } catch {
    return 400;
  }
}

/**
 * Leads requests that the framework would fail on to `/refused/{status}`, before it sees them: nothing else of ours comes
 * before it when it listens by itself.
 */
export function redirectUnreadable(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    const status = unreadableStatus(request.method ?? "", request.url ?? "/");
    if (!status) return;
    request.method = "GET";
    request.url = `/refused/${status}`;
  });
}
