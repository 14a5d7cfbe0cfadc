import { Counter, Gauge, Histogram, Registry } from "prom-client";

/**
 * What the site counts, for as long as the process lasts. Labels have few values, all of them written in our own code or in
 * the table of routes: never an address as it was asked for, and nothing of a visitor.
 */
export const counted = new Registry();
const registers = [counted];

/** `2xx` to `5xx`; `left` where the visitor went before the answer was whole. */
export type StatusClass = "2xx" | "3xx" | "4xx" | "5xx" | "left";

export const statusClass = (status: number): StatusClass =>
  status < 300 ? "2xx" : status < 400 ? "3xx" : status < 500 ? "4xx" : "5xx";

/** Requests that were answered from the page cache, by route and status. Adding to a number is all that they have time for. */
const cachedPages = new Map<string, number>();

export function countCachedPage(route: string, status: StatusClass): void {
  const key = `${status} ${route}`;
  cachedPages.set(key, (cachedPages.get(key) ?? 0) + 1);
}

export const requests = new Counter({
  name: "site_requests_total",
  help: "Requests by the pattern of their route and the class of their status",
  labelNames: ["route", "status"] as const,
  registers,
  collect() {
    for (const [key, count] of cachedPages) {
      const [status = "", route = ""] = key.split(/ (.*)/s);
      this.inc({ route, status }, count);
      pageCacheLookups.inc({ found: "hit" }, count);
    }
    cachedPages.clear();
  },
});

export const pageCacheLookups = new Counter({
  name: "site_kept_pages_total",
  help: "Pages that were asked for: found in the page cache under this address (hit) or not (miss)",
  labelNames: ["found"] as const,
  registers,
});

export const requestDuration = new Histogram({
  name: "site_request_duration_seconds",
  help: "Time from a request to the end of its answer, but for pages from the cache, which take none worth measuring",
  labelNames: ["kind"] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

export const renderDuration = new Histogram({
  name: "site_render_duration_seconds",
  help: "Time in which one page was rendered and compressed, without the wait for its turn",
  buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5, 15],
  registers,
});

export const renderQueueLength = new Gauge({
  name: "site_render_queue_length",
  help: "Renders that wait for their turn",
  labelNames: ["kind"] as const,
  registers,
});

export const renderRefusals = new Counter({
  name: "site_render_refusals_total",
  help: "Pages that were refused with 503 because too many renders waited",
  labelNames: ["kind"] as const,
  registers,
});

export const backendDuration = new Histogram({
  name: "site_backend_request_duration_seconds",
  help: "Time until the backend began its answer to what was passed on for a visitor: answered, slow (given up) or down",
  labelNames: ["outcome"] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

for (const kind of ["page", "choice", "answer"]) {
  renderQueueLength.set({ kind }, 0);
  renderRefusals.inc({ kind }, 0);
}
for (const found of ["hit", "miss"]) pageCacheLookups.inc({ found }, 0);
for (const outcome of ["answered", "slow", "down"]) backendDuration.zero({ outcome });
