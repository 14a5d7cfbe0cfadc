import type { CollectionSlug, Payload, Where } from "payload";
import { Gauge, Registry } from "prom-client";
import { attackModeSwitch } from "../donations/protection/attack-mode.ts";
import { declineCounters } from "../donations/protection/protection-counters.ts";
import { donationSecret } from "../donations/record/donation-secret.ts";
import { readAtMostEvery } from "../platform/database/read-at-most-every.ts";
import { jobsInArrears } from "../platform/jobs/jobs-in-arrears.ts";
import { errorFacts } from "../platform/log/error-facts.ts";
import { readiness } from "./readiness.ts";
import { presentHealth } from "./today-health.ts";

const parts = ["data folder", "folder of the database", "database", "receipts", "overdue", "other"] as const;
const openGifts = ["sending", "unknown", "held"] as const;
const waitingMails = ["queued", "sending"] as const;
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

/** All that is found by asking the database. Several backends of one database find the same. */
function lookAt(payload: Payload): () => Promise<Found> {
  const attackMode = attackModeSwitch(payload);
  const declines = declineCounters(payload, donationSecret("declines"));

  async function countOf(metric: string, collection: CollectionSlug, state: string): Promise<Found[number]> {
    const where: Where = { state: { equals: state } };
    const { totalDocs } = await payload.db.count({ collection, where });
    return { metric, labels: { state }, value: totalDocs };
  }

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
    return [
      { metric: "backend_ready", value: ready ? 1 : 0 },
      ...parts.map((part) => ({
        metric: "backend_degraded",
        labels: { part },
        value: degraded.filter((line) => partOf(line) === part).length,
      })),
      ...(await Promise.all(openGifts.map((state) => countOf("backend_gifts_open", "donations", state)))),
      ...(await Promise.all(waitingMails.map((state) => countOf("backend_mails_waiting", "outbox", state)))),
      { metric: "backend_jobs_waiting", value: waitingJobs.totalDocs },
      { metric: "backend_jobs_overdue", value: (await jobsInArrears(payload, now)).length },
      { metric: "backend_attack_mode", value: (await attackMode()) ? 1 : 0 },
      { metric: "backend_declines_in_last_hour", value: await declines.ofForm(now) },
    ];
  };
}

const gauges = {
  backend_ready: "1 while /readyz says that requests may be sent here",
  backend_degraded: "How much /healthz names that does not work as it should, by the part that it names",
  backend_gifts_open: "Gifts that are not settled: being sent, unknown, or held for a person",
  backend_mails_waiting: "Mails in the outbox that are still to be sent, or are being sent",
  backend_jobs_waiting: "Jobs that are queued, also those whose time has not come",
  backend_jobs_overdue: "Scheduled jobs that have not ended well for longer than their schedule allows",
  backend_attack_mode: "1 while staff have switched the attack mode on",
  backend_declines_in_last_hour: "Declined cards of the whole form, by which its limits go",
  backend_database_connections: "Connections to Postgres: at work, idle, and asked for in vain so far",
};
const labelOf: Record<string, string> = {
  backend_degraded: "part",
  backend_gifts_open: "state",
  backend_mails_waiting: "state",
  backend_database_connections: "state",
};

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
  for (const [name, help] of Object.entries(gauges)) {
    const label = labelOf[name];
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
