import path from "node:path";

/** Where an installation keeps its state; both come from the settings. */
export type Places = { dataDir: string; databaseUrl: string };

export const dialectOf = ({ databaseUrl }: Places) =>
  databaseUrl.startsWith("file:") ? ("sqlite" as const) : ("postgres" as const);

/** The file of a SQLite database. */
export const databaseFile = ({ databaseUrl }: Places): string =>
  path.resolve(databaseUrl.replace(/^file:/, ""));
