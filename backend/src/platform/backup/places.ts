import path from "node:path";
import type { S3Settings } from "../storage/s3-faults.ts";

/** Where an installation keeps its state, by its settings. With `s3` its files lie there, else in the data folder. */
export type Places = { dataDir: string; databaseUrl: string; s3?: S3Settings | undefined };

export const dialectOf = ({ databaseUrl }: Places) =>
  databaseUrl.startsWith("file:") ? ("sqlite" as const) : ("postgres" as const);

/** The file of a SQLite database. */
export const databaseFile = ({ databaseUrl }: Places): string =>
  path.resolve(databaseUrl.replace(/^file:/, ""));
