import cluster, { type Worker } from "node:cluster";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { signatureAgeMs } from "@pcf/contract/signed-hook";
import type { SiteContent } from "../../app/content/site-content.ts";
import { openContent } from "../content-source.ts";
import { hookSecret, type SiteEnv } from "../env.ts";
import { errorFacts, type Log } from "../log.ts";
import { createMissedSearches } from "../missed-searches.ts";
import { clientFolder, readCompany } from "../site-build.ts";
import { createCrew } from "./crew.ts";
import type { ToPrimary, ToWorker } from "./messages.ts";
import { createPageRounds } from "./page-rounds.ts";

/** New content is shown by every process within this time, or something is wrong. */
const shownWithinMs = 5_000;
const lookEveryMs = 1_000;
/** Beyond what a page passed on to the backend may take. */
const leaveMarginMs = 5_000;

/**
 * Has `SITE_PROCESSES` processes answer on one port, and does once what need not be done by each: reads the content, keeps it
 * for the next start, counts searches that find nothing, and passes on the pages that one of them has drawn. `SIGUSR2` to the
 * process named in `DATA_DIR/site.pid` replaces them one after the other.
 * Ends this process when the first one does not start, which has said why.
 */
export async function startPrimary(env: SiteEnv, log: Log): Promise<{ stop: () => Promise<void> }> {
  const company = readCompany(clientFolder);
  const missed = createMissedSearches({ backend: env.BACKEND_URL, secret: () => hookSecret(env), log });
  const snapshot = await openContent(env, log, company, tellNews);

  let announced: SiteContent | undefined;
  let announcedAt = 0;
  const shown = new Map<Worker, { contentVersion: string | undefined; sharedAddress: boolean }>();
  /** Those that listen to messages: the others get all when they do. */
  const ready = new Set<Worker>();
  let announcedState = "";
  let allHaveServed = false;

  // Each takes connections itself: one that the primary has handed to a process which ends just then would never be answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ serialization: "advanced" });
  const crew = createCrew({
    size: env.SITE_PROCESSES,
    log,
    leaveWithinMs: env.PROXY_TIMEOUT_SECONDS * 1000 + leaveMarginMs,
    gone(worker) {
      ready.delete(worker);
      shown.delete(worker);
      pages.gone(worker);
    },
  });
  const pages = createPageRounds<Worker>((round, members) => {
    for (const worker of members) crew.tell(worker, { kind: "out", round });
  });
  const isNews = createRepeatCheck(Date.now);

  const faults = (): string[] => {
    const serving = crew.serving();
    allHaveServed ||= serving >= env.SITE_PROCESSES;
    const late = Date.now() - announcedAt > shownWithinMs;
    const behind = [...shown.values()].filter(({ contentVersion }) => contentVersion !== announced?.version);
    return [
      ...(allHaveServed && serving < env.SITE_PROCESSES
        ? [`processes: ${serving} of ${env.SITE_PROCESSES} answer; the others are being started again`]
        : []),
      ...(late && behind.length > 0 ? [`content: ${behind.length} of the processes show older content`] : []),
    ];
  };

  function stateMessage(): ToWorker {
    const { readAt, failing, unkept } = snapshot.state();
    const sharedAddress = [...shown.values()].some((each) => each.sharedAddress);
    return { kind: "state", state: { readAt, failing, unkept }, sharedAddress, faults: faults() };
  }

  /** Tells every process of content and state, where they are other ones than it was told. */
  function tellNews() {
    const { content } = snapshot.state();
    if (content && content !== announced) {
      const message: ToWorker = { kind: "content", content };
      announced = content;
      announcedAt = Date.now();
      for (const worker of ready) crew.tell(worker, message);
    }
    const message = stateMessage();
    const text = JSON.stringify(message);
    if (text === announcedState) return;
    announcedState = text;
    for (const worker of ready) crew.tell(worker, message);
  }

  cluster.on("message", (worker, message: ToPrimary) => {
    switch (message.kind) {
      case "hello":
        tellNews();
        ready.add(worker);
        if (announced) crew.tell(worker, { kind: "content", content: announced });
        return crew.tell(worker, stateMessage());
      case "content wanted":
        snapshot.current();
        return;
      case "publication":
        if (isNews(message.signature)) void snapshot.refresh();
        return;
      case "missed search":
        return missed.count(message.term);
      case "page": {
        const others = [...ready].filter((each) => each !== worker);
        for (const other of others) crew.tell(other, message);
        if (message.round) pages.begin(message.round, worker, others);
        return;
      }
      case "taken":
        return pages.taken(message.round, worker);
      case "alive":
        crew.alive(worker);
        shown.set(worker, message);
        return;
    }
  });

  snapshot.current();
  await crew.start().catch(() => process.exit(1));
  const looking = setInterval(tellNews, lookEveryMs);
  const stopReports = missed.start();
  const pidFile = writePidFile(env.DATA_DIR, log);
  process.on("SIGUSR2", () => {
    log.info({}, "the processes of the site are replaced one after the other");
    void crew.replaceAll().then(() => log.info({}, "the processes of the site have been replaced"));
  });

  return {
    async stop() {
      clearInterval(looking);
      stopReports();
      rmSync(pidFile, { force: true });
      await crew.stop();
      // Until they have stopped, readers still search.
      await missed.report();
    },
  };
}

/** Where `kill -USR2` finds this process. A disk that takes no more keeps nobody from reading. */
function writePidFile(folder: string, log: Log): string {
  const file = path.join(folder, "site.pid");
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, `${process.pid}\n`, { mode: 0o600 });
  } catch (error) {
    log.warn(errorFacts(error), "site.pid could not be written");
  }
  return file;
}

/** Whether an announcement came for the first time: each process by itself knows only those that came to it. */
function createRepeatCheck(now: () => number) {
  const seen = new Map<string, number>();
  return (signature: string): boolean => {
    for (const [old, at] of seen) if (now() - at > 2 * signatureAgeMs) seen.delete(old);
    if (seen.has(signature)) return false;
    seen.set(signature, now());
    return true;
  };
}
