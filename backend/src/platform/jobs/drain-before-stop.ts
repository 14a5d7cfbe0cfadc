import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Payload } from "payload";
import { jobsUnderWay } from "./under-lease.ts";

declare global {
  // The server's bundles may hold this module more than once; who hears the signal and who answers `/readyz` must meet.
  var backendIsStopping: boolean | undefined;
}

/** Whether this process was asked to stop: it goes on answering for a moment, but is not to be sent anything new. */
export const isStopping = (): boolean => globalThis.backendIsStopping === true;

/** Sites ask every second where they may send what comes (`GET /api/content-version`), and need a moment for it. */
const noticeMs = 2_500;
/** What jobs are at work on may take so long; who started us waits for ten seconds. The rest is taken up by another backend. */
const jobsMs = 6_000;

/**
 * On SIGTERM or SIGINT: begins no more jobs, says by `/readyz` and to the sites that others are to be asked, goes on answering until
 * they have (`seconds` for a proxy that asks less often), and waits for the jobs under way. Then the framework stops, as ever: it
 * takes no more connections and ends with the last answer. Were it to close its port at once, a gift that is just
 * connecting would be cut off. Being asked again while it does changes nothing. A backend that has its database for itself has nobody to send to.
 */
export function drainBeforeStop(payload: Payload, seconds: number): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    const ofFramework = process.listeners(signal);
    process.removeAllListeners(signal);
    process.on(signal, () => {
      if (isStopping()) return;
      void drained(payload, seconds).then(() => {
        for (const stop of ofFramework) stop(signal);
      });
    });
  }
  subscribe("http.server.request.start", (message) => {
    const { response } = message as { response: ServerResponse };
    if (isStopping()) response.shouldKeepAlive = false;
  });
}

async function drained(payload: Payload, seconds: number): Promise<void> {
  globalThis.backendIsStopping = true;
  for (const cron of payload.crons) cron.stop();
  const begunAt = performance.now();
  await sleep(Math.max(seconds * 1_000, payload.db.name === "postgres" ? noticeMs : 0));
  while (jobsUnderWay(payload).size > 0 && performance.now() - begunAt < seconds * 1_000 + jobsMs)
    await sleep(20);
}
