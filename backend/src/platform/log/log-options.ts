import type { Config } from "payload";
import { isCallersMistake } from "../http/callers-mistake.ts";
import { errorFacts } from "./error-facts.ts";
import { requestInLog } from "./request-id.ts";

type Logger = Exclude<NonNullable<Config["logger"]>, "sync">;
type LogOptions = Extract<Logger, { options: unknown }>["options"];

/** A database error repeats the statement and its values, which may be a person's; its code says enough. */
const messageOf = (error: Error) => ("query" in error ? undefined : error.message);

const errorOf = (line: unknown): unknown => {
  if (line instanceof Error || typeof line !== "object" || line === null) return line;
  return "err" in line ? line.err : undefined;
};

/** What a line says of an error in place of the error itself. */
function withoutValues(line: object): object {
  const error = errorOf(line);
  if (!(error instanceof Error)) return line;
  const rest = line instanceof Error ? {} : line;
  return { msg: messageOf(error), ...rest, err: errorFacts(error) };
}

/** What the library caught of a request. A line with words of its own is ours, and means its level. */
const isMistake = (line: unknown) =>
  !(typeof line === "object" && line !== null && "msg" in line) && isCallersMistake(errorOf(line));

/**
 * JSON lines of ids and codes: never bodies, names or addresses, also not inside an error of the database. Mistakes of who
 * asks are no errors here, whatever the library calls them.
 */
export const logOptions = (level: string) =>
  ({
    name: "backend",
    level,
    base: {},
    mixin: requestInLog,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    hooks: {
      logMethod([first, ...rest], method) {
        const line: unknown = first;
        const safe = typeof line === "object" && line !== null ? withoutValues(line) : line;
        const write = isMistake(line) ? this.info : method;
        write.apply(this, [safe, ...rest] as Parameters<typeof method>);
      },
    },
  }) satisfies LogOptions;
