import { randomUUID } from "node:crypto";
import type { SiteContent } from "../../app/content/site-content.ts";
import type { Snapshot, SnapshotState } from "../../app/content/snapshot.server.ts";
import { readBuiltApplication } from "../built-application.ts";
import type { SiteEnv } from "../env.ts";
import { bodyOf } from "../finished-page.ts";
import type { Log } from "../log.ts";
import type { SharedAnswers } from "../page-answers.ts";
import type { SharedPage, SharePage } from "../page-sharing.ts";
import { type RunningSite, startSite } from "../start-site.ts";
import { leavePort } from "./leave-port.ts";
import type { ToPrimary, ToWorker } from "./messages.ts";

/** The content is asked after at most so often. */
const wantedEveryMs = 1_000;
/** Should the primary's word not come. */
const longestWaitMs = 1_000;

/**
 * One of the processes that answer on one port. What all have in common, the content above all, comes from the primary;
 * without it this process ends.
 */
export async function startWorker(env: SiteEnv, log: Log): Promise<void> {
  const tell = (message: ToPrimary) => {
    if (process.connected) process.send?.(message, undefined, {}, () => {});
  };
  // The terminal tells all processes; when to end is the primary's to say.
  for (const signal of ["SIGINT", "SIGTERM", "SIGUSR2"] as const) process.on(signal, () => {});

  let content: SiteContent | undefined;
  let state: Omit<SnapshotState, "content"> = { readAt: undefined, failing: false, unkept: false };
  let common = { sharedAddress: false, faults: [] as readonly string[] };
  let wantedAt = Number.NEGATIVE_INFINITY;
  const begun = Promise.withResolvers<void>();
  const rounds = new Map<string, () => void>();
  let site: RunningSite | undefined;
  let pages: SharedAnswers | undefined;

  const snapshot: Snapshot = {
    current() {
      const now = performance.now();
      if (now - wantedAt >= wantedEveryMs) {
        wantedAt = now;
        tell({ kind: "content wanted" });
      }
      return content;
    },
    refresh: async (signature = "") => tell({ kind: "publication", signature }),
    state: () => ({ ...state, content }),
  };

  function untilOut(round: string): Promise<void> {
    return new Promise((resolve) => {
      const limit = setTimeout(out, longestWaitMs);
      function out() {
        clearTimeout(limit);
        rounds.delete(round);
        resolve();
      }
      rounds.set(round, out);
    });
  }

  const share: SharePage = (page, mayBeOld) => {
    const sent = { ...page, rendered: { ...page.rendered, page: withoutEncodings(page) } };
    if (!mayBeOld) {
      tell({ kind: "page", page: sent });
      return undefined;
    }
    const round = randomUUID();
    const out = untilOut(round);
    tell({ kind: "page", page: sent, round });
    return out;
  };

  function take({ page, round }: { page: SharedPage; round?: string }) {
    if (content) {
      const { rendered } = page;
      // A copy, so that the message around it is not kept too.
      const body = Buffer.from(bodyOf(rendered.page));
      const own = { ...page, rendered: { ...rendered, page: { ...rendered.page, body } } };
      pages?.take(own, content, round ? untilOut(round) : undefined);
    }
    if (round) tell({ kind: "taken", round });
  }

  async function stop(othersServe: boolean) {
    if (site && othersServe) await leavePort(site.server, env.PROXY_TIMEOUT_SECONDS * 1000);
    else await site?.stop();
    process.exit(0);
  }

  process.on("message", (message: ToWorker) => {
    switch (message.kind) {
      case "content":
        ({ content } = message);
        return pages?.contentIs(content);
      case "state":
        ({ state } = message);
        common = message;
        return begun.resolve();
      case "page":
        return take(message);
      case "out":
        return rounds.get(message.round)?.();
      case "alive?":
        return tell({
          kind: "alive",
          contentVersion: content?.version,
          sharedAddress: site?.sharedAddress() ?? false,
        });
      case "stop":
        return void stop(message.othersServe);
    }
  });
  tell({ kind: "hello" });
  const application = await readBuiltApplication(env, log, {
    searchMissed: (term) => tell({ kind: "missed search", term }),
    share,
  });
  ({ pages } = application);
  await begun.promise;
  if (content) pages.contentIs(content);
  site = await startSite(env, log, application, {
    snapshot,
    processes: env.SITE_PROCESSES,
    ofAll: () => common,
  });
}

/** Each process makes those that it is asked for. */
const withoutEncodings = ({ rendered }: SharedPage) => ({
  ...rendered.page,
  body: bodyOf(rendered.page),
  variants: new Map(),
});
