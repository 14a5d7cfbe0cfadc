import type { Payload } from "payload";
import type { Gateway } from "../gateway/gateway.ts";

/** What every change of a monthly gift needs. */
export type ChangeContext = { payload: Payload; gateway: Gateway; now: () => Date };

/** What is told when a change of a monthly gift cannot be made. */
export class NotChanged extends Error {
  override name = "NotChanged";
}

/** How far back a run looks for changes that a process may have left half done; runs come every hour of the day. */
const lookbackMs = 2 * 86_400_000;

export const lookbackStart = (now: Date): string => new Date(now.getTime() - lookbackMs).toISOString();
