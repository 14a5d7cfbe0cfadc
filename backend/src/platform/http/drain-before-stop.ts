import { setTimeout as sleep } from "node:timers/promises";

declare global {
  // The server's bundles may hold this module more than once; who hears the signal and who answers `/readyz` must meet.
  var stopAsked: boolean | undefined;
}

/** Whether this process was asked to stop. It goes on answering all that comes until it does. */
export const isStopping = (): boolean => globalThis.stopAsked === true;

/**
 * Has a signal to stop wait for so many seconds, in which `/readyz` refuses, before it reaches whoever has listened for it
 * until now: the framework, which ends at once all that it is not answering.
 */
export function drainBeforeStop(seconds: number): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    const stops = process.listeners(signal);
    process.removeAllListeners(signal);
    process.once(signal, async () => {
      globalThis.stopAsked = true;
      await sleep(seconds * 1_000);
      for (const stop of stops) stop(signal);
    });
  }
}
