import type { Config } from "payload";
import { errorFacts } from "./error-facts.ts";

type Logger = Exclude<NonNullable<Config["logger"]>, "sync">;
type LogOptions = Extract<Logger, { options: unknown }>["options"];

/** A database error repeats the statement and its values, which may be a person's; its code says enough. */
const saying = (error: Error) => ("query" in error ? undefined : error.message);

/** What a line says of an error in place of the error itself. */
function told(line: object): object {
  const error = line instanceof Error ? line : "err" in line ? line.err : undefined;
  if (!(error instanceof Error)) return line;
  const rest = line instanceof Error ? {} : line;
  return { msg: saying(error), ...rest, err: errorFacts(error) };
}

/** JSON lines of ids and codes: never bodies, names or addresses, also not inside an error of the database. */
export const logOptions = (level: string) =>
  ({
    name: "backend",
    level,
    base: {},
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    hooks: {
      logMethod([first, ...rest], method) {
        const line: unknown = first;
        const safe = typeof line === "object" && line !== null ? told(line) : line;
        method.apply(this, [safe, ...rest] as Parameters<typeof method>);
      },
    },
  }) satisfies LogOptions;
