import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Payload, SanitizedConfig } from "payload";
import { beginRequest } from "../log/request-id.ts";
import { counter, durations } from "./measures.ts";

const kinds = ["graphql", "give", "forms", "media", "admin", "rest", "health", "other"] as const;
type Kind = (typeof kinds)[number];
/** `left`: whoever asked went before the answer was whole. */
const statuses = ["2xx", "3xx", "4xx", "5xx", "left"] as const;

const countRequest = counter({
  name: "backend_requests_total",
  help: "Requests by kind and class of status",
  labels: { kind: kinds, status: statuses },
});
const noteDuration = durations(
  {
    name: "backend_request_duration_seconds",
    help: "Time from a request to the end of its answer",
    labels: { kind: kinds },
  },
  [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
);

const addresses: readonly [RegExp, Kind][] = [
  [/^\/api\/graphql\/?$/, "graphql"],
  [/^\/api\/donate\/?$/, "give"],
  [/^\/api\/forms\//, "forms"],
  [/^\/media\//, "media"],
  [/^\/(admin|_next)(\/|$)/, "admin"],
  [/^\/api\//, "rest"],
  [/^\/(healthz|readyz)$/, "health"],
];
const kindOf = (path: string): Kind => addresses.find(([pattern]) => pattern.test(path))?.[1] ?? "other";

const statusClass = (status: number) =>
  status < 300 ? "2xx" : status < 400 ? "3xx" : status < 500 ? "4xx" : "5xx";

type Endpoints = readonly { path: string }[] | false;

/** Finds the pattern of an address under `/api`, of which nothing that was made up is left. */
export function routePatterns({ endpoints, collections, globals }: SanitizedConfig) {
  const below = (folder: string, own: Endpoints) =>
    (own || []).map(({ path }) => `${folder}${path === "/" ? "" : path}`);
  const patterns = [
    "/api/graphql",
    ...below("/api", endpoints),
    ...globals.flatMap((each) => below(`/api/globals/${each.slug}`, each.endpoints)),
    ...collections.flatMap((each) => below(`/api/${each.slug}`, each.endpoints)),
  ].map((pattern) => pattern.split("/"));
  return (path: string): string => {
    const steps = path.split("/");
    const fits = (pattern: string[]) =>
      pattern.length === steps.length &&
      pattern.every((step, at) => step.startsWith(":") || step === steps[at]);
    const folder = steps.length > 2 && kindOf(path) !== "other" ? `/${steps[1]}/*` : "other";
    return patterns.find(fits)?.join("/") ?? folder;
  };
}

declare global {
  // The server's bundles may hold this module more than once; who listens and who watches must meet.
  var unwatchedServers: WeakSet<Server> | undefined;
}
globalThis.unwatchedServers ??= new WeakSet();
/** Servers of this process whose requests are no work of the backend. */
export const unwatched = globalThis.unwatchedServers;

/** What the site, or a proxy before the admin, may call a request: no more than an id, since it stands in logs. */
const wellFormed = /^[\w.-]{8,64}$/;

/**
 * Watches all requests of this process before the framework sees them. Each gets the id that the site has given it, or a new
 * one, with which all that follows from it is logged. When it is over it is counted, and what failed or was slow is logged:
 * the pattern of its route, time and status.
 */
export function watchRequests(
  log: Pick<Payload["logger"], "warn">,
  patternOf: (path: string) => string,
  slowMs: number,
): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response, server } = message as {
      request: IncomingMessage;
      response: ServerResponse;
      server: Server;
    };
    if (unwatched.has(server)) return;
    const claimed = request.headers["x-request-id"];
    const id = typeof claimed === "string" && wellFormed.test(claimed) ? claimed : randomUUID();
    beginRequest(id);
    const began = performance.now();
    const [path = ""] = (request.url ?? "").split("?", 1);
    const kind = kindOf(path);
    response.once("close", () => {
      const ms = performance.now() - began;
      const status = response.writableFinished ? statusClass(response.statusCode) : "left";
      countRequest({ kind, status });
      noteDuration({ kind }, ms);
      const isSlow = slowMs > 0 && ms >= slowMs && kind !== "media";
      // Of what is asked every two seconds the answer itself says what is wrong.
      if (kind === "health") return;
      // Who is told to wait (503) is one of very many in a crowd: they are counted, and lines without end would fill the disk.
      const isFailed = status === "5xx" && response.statusCode !== 503;
      if (!isFailed && (status === "5xx" || !isSlow)) return;
      const msg = isFailed ? "a request was answered with an error" : "a slow request";
      const [route, took] = [patternOf(path), Math.round(ms)];
      log.warn({ msg, route, ms: took, status: response.statusCode, request: id });
    });
  });
}
