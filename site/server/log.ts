import pino from "pino";
import type { SiteEnv } from "./env.ts";

/** JSON lines of ids and codes. Never bodies, names, addresses, or the search part of a URL. */
export function createLog(env: Pick<SiteEnv, "LOG_LEVEL">) {
  return pino({
    level: env.LOG_LEVEL,
    base: { service: "site" },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}

export type Log = ReturnType<typeof createLog>;

/** What a log line says of an error. */
export function errorFacts(error: unknown): { error: string; code?: string } {
  if (!(error instanceof Error)) return { error: String(error) };
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : "";
  return { error: `${error.message}${cause}`, ...("code" in error ? { code: String(error.code) } : {}) };
}
