import { chmodSync, mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

export type Holder = { pid: number; port: number };

/**
 * Takes a data folder for this process, until it ends in whatever way: the lock is one of the operating system's on a file of
 * SQLite, which a crash lets go and other containers see. The file itself stays, and says which process has it and on which
 * port its site listens.
 *
 * @returns who else has the folder; nothing when it is ours now.
 */
export function takeDataFolder(dataDir: string, port: number): Holder | undefined {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = path.join(dataDir, "running.db");
  const database = new DatabaseSync(file);
  chmodSync(file, 0o600);
  try {
    database.exec("BEGIN IMMEDIATE");
    database.exec("CREATE TABLE IF NOT EXISTS holder (pid INTEGER, port INTEGER); DELETE FROM holder");
    database.prepare("INSERT INTO holder VALUES (?, ?)").run(process.pid, port);
    database.exec("COMMIT");
    // A write that never comes: it keeps others from beginning one, and lets them read.
    database.exec("BEGIN IMMEDIATE");
  } catch (error) {
    if (!isLocked(error)) throw error;
    const holder = holderIn(database);
    database.close();
    return holder;
  }
  held.push(database);
  return undefined;
}

/** Open for as long as the process lives: one that nobody names would be closed when memory is short. */
const held: DatabaseSync[] = [];

const busy = 5;
const isLocked = (error: unknown) => error instanceof Error && "errcode" in error && error.errcode === busy;

function holderIn(database: DatabaseSync): Holder {
  try {
    const row = database.prepare("SELECT pid, port FROM holder").get();
    return { pid: Number(row?.pid ?? 0), port: Number(row?.port ?? 0) };
  } catch {
    // It took the folder this very moment and has not written who it is.
    return { pid: 0, port: 0 };
  }
}
