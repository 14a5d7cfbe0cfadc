import type { IncomingMessage, ServerResponse } from "node:http";
import { publicApi } from "@pcf/contract/public-api";
import type { SiteEnv } from "../env.ts";
import { inLog } from "../http/request-id.ts";
import type { Log } from "../log.ts";
import { countCachedPage, requestDuration, requests, type StatusClass, statusClass } from "./metrics.ts";

type RequestKind = "page" | "api" | "file" | "other";

const routes = new WeakMap<IncomingMessage, string>();

/** The route of a page by which a request was answered: its pattern, as the table of routes has it. */
export function notePage(request: IncomingMessage, pattern: string): void {
  routes.set(request, pattern);
}

const ownAddresses = new Set([
  ...["/healthz", "/readyz", "/hooks/content", "/preview"],
  ...publicApi.map(({ path }) => path),
]);
const folders = ["/api", "/media", "/assets"] as const;

/** The pattern of an address that is no page. Of what strangers make up nothing is left. */
function patternOf(address: string): string {
  const path = address.split("?", 1)[0] ?? "";
  if (ownAddresses.has(path)) return path;
  const folder = folders.find((each) => path.startsWith(`${each}/`));
  return folder ? `${folder}/*` : "other";
}

function kindOf(request: IncomingMessage, route: string): RequestKind {
  if (routes.has(request)) return "page";
  if (route.startsWith("/api/")) return "api";
  return route === "/media/*" || route === "/assets/*" ? "file" : "other";
}

export function noteCached(request: IncomingMessage, response: ServerResponse): void {
  countCachedPage(routes.get(request) ?? "other", statusClass(response.statusCode));
}

/**
 * Counts each request when it is over, and logs what failed and what was slow: route, time and status, and the id by which
 * the backend's log has it. How long a file takes is a matter of the reader's line.
 */
export function watchRequests(env: Pick<SiteEnv, "SLOW_REQUEST_MS">, log: Log) {
  const slowMs = env.SLOW_REQUEST_MS || Number.POSITIVE_INFINITY;
  return (request: IncomingMessage, response: ServerResponse): void => {
    const began = performance.now();
    const address = request.url ?? "/";
    response.once("close", () => {
      const ms = Math.round(performance.now() - began);
      const route = routes.get(request) ?? patternOf(address);
      const kind = kindOf(request, route);
      const status: StatusClass = response.writableFinished ? statusClass(response.statusCode) : "left";
      requests.inc({ route, status });
      requestDuration.observe({ kind }, (performance.now() - began) / 1_000);
      const facts = { route, ms, status: response.statusCode, ...inLog(request) };
      // Of what is asked every two seconds the answer itself says what is wrong.
      if (route === "/healthz" || route === "/readyz") return;
      // Who is told to wait (503) is one of very many in a crowd: they are counted, and lines without end would fill the disk.
      if (status === "5xx" && response.statusCode !== 503)
        log.warn(facts, "a request was answered with an error");
      else if (ms >= slowMs && kind !== "file" && status !== "5xx") log.warn(facts, "a slow request");
    });
  };
}
