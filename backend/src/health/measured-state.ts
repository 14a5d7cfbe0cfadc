import type { Payload } from "payload";
import { Gauge, Registry } from "prom-client";
import { readAtMostEvery } from "../platform/database/read-at-most-every.ts";
import { type Gauge as FeatureGauge, healthSourcesOf } from "../platform/health/health-source.ts";
import { jobsInArrears } from "../platform/jobs/jobs-in-arrears.ts";
import { errorFacts } from "../platform/log/error-facts.ts";
import { readiness } from "./readiness.ts";
import { presentHealth } from "./today-health.ts";

const parts = ["data folder", "folder of the database", "database", "receipts", "overdue", "other"] as const;
const connections = ["used", "idle", "wanted"] as const;

const partOf = (line: string) => parts.find((part) => line.startsWith(`${part}: `)) ?? "other";

/** Two who scrape share one look. */
const lookEveryMs = 5_000;
/** Prometheus gives up after ten seconds: without these numbers it still gets the others. */
const answerWithinMs = 4_000;

type Found = { metric: string; labels?: Record<string, string>; value: number }[];

type Pool = { totalCount: number; idleCount: number; waitingCount: number };

/** Those of Postgres; a file needs none. */
function poolOf({ db }: Payload): Found {
  if (!("pool" in db)) return [];
  const { totalCount, idleCount, waitingCount } = db.pool as Pool;
  const values = { used: totalCount - idleCount, idle: idleCount, wanted: waitingCount };
  return connections.map((state) => ({
    metric: "backend_database_connections",
    labels: { state },
    value: values[state],
  }));
}

const gaugesOf = (payload: Payload): FeatureGauge[] =>
  healthSourcesOf(payload.config).flatMap(({ gauges = [] }) => gauges);

/** All that is found by asking the database. Several backends of one database find the same. */
function lookAt(payload: Payload): () => Promise<Found> {
  const ofFeatures = gaugesOf(payload).map(({ name, label, reads }) => ({
    name,
    label,
    read: reads(payload),
  }));

  return async () => {
    const now = new Date();
    const { ready } = await readiness(payload, () => presentHealth(payload));
    const { degraded } = await presentHealth(payload);
    const waitingJobs = await payload.db.count({
      collection: "payload-jobs",
      where: {
        completedAt: { exists: false },
        hasError: { not_equals: true },
        processing: { equals: false },
      },
    });
    const found = await Promise.all(
      ofFeatures.map(async ({ name, label, read }) =>
        (await read(now)).map(({ of, value }) => ({
          metric: name,
          labels: label && of ? { [label]: of } : {},
          value,
        })),
      ),
    );
    return [
      { metric: "backend_ready", value: ready ? 1 : 0 },
      ...parts.map((part) => ({
        metric: "backend_degraded",
        labels: { part },
        value: degraded.filter((line) => partOf(line) === part).length,
      })),
      ...found.flat(),
      { metric: "backend_jobs_waiting", value: waitingJobs.totalDocs },
      { metric: "backend_jobs_overdue", value: (await jobsInArrears(payload, now)).length },
    ];
  };
}

type Described = Pick<FeatureGauge, "name" | "help" | "label">;

/** Of the whole system; each feature adds its own. */
const ownGauges: Described[] = [
  { name: "backend_ready", help: "1 while /readyz says that requests may be sent here" },
  {
    name: "backend_degraded",
    help: "How much /healthz names that does not work as it should, by the part that it names",
    label: "part",
  },
  { name: "backend_jobs_waiting", help: "Jobs that are queued, also those whose time has not come" },
  {
    name: "backend_jobs_overdue",
    help: "Scheduled jobs that have not ended well for longer than their schedule allows",
  },
  {
    name: "backend_database_connections",
    help: "Connections to Postgres: at work, idle, and asked for in vain so far",
    label: "state",
  },
];

/** What is asked of the running application when somebody looks. What cannot be read in time is left out. */
export function measuredState(payload: Payload): Registry {
  const registry = new Registry();
  const look = readAtMostEvery(lookEveryMs, lookAt(payload));

  async function found(): Promise<Found> {
    const late = AbortSignal.timeout(answerWithinMs);
    const { promise, reject } = Promise.withResolvers<never>();
    late.addEventListener("abort", () => reject(late.reason));
    try {
      return [...poolOf(payload), ...(await Promise.race([look(), promise]))];
    } catch (error) {
      payload.logger.warn({ msg: "the numbers of the database could not be read", error: errorFacts(error) });
      return [...poolOf(payload), { metric: "backend_ready", value: 0 }];
    }
  }

  let round: Promise<Found> | undefined;
  for (const { name, help, label } of [...ownGauges, ...gaugesOf(payload)]) {
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [registry],
      async collect() {
        // All of one scrape are of one look.
        round ??= found().finally(() => {
          round = undefined;
        });
        const values = await round;
        this.reset();
        // What was not found is no nought.
        if (!label) this.remove();
        for (const { metric, labels = {}, value } of values) if (metric === name) this.set(labels, value);
      },
    });
  }
  return registry;
}
