import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const schema = z.object({ PAYLOAD_SECRET: z.string().min(16), HOOK_SECRET: z.string().min(16) });
export type Secrets = z.output<typeof schema>;

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

const fileIn = (dataDir: string) => path.join(dataDir, "secrets.json");

/**
 * The secrets of this installation; undefined where none have been made.
 *
 * @throws Error of one line when they are there and cannot be read.
 */
export function readSecrets(dataDir: string): Secrets | undefined {
  const file = fileIn(dataDir);
  try {
    return schema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw new Error(`DATA_DIR: ${file} cannot be read; remove it to have new secrets made`, { cause: error });
  }
}

/**
 * The secrets of this installation from `secrets.json` in the data folder, made at the first call. Site and backend
 * may both be the first: the file appears whole or not at all, and the one who comes second reads it.
 */
export function readOrCreateSecrets(dataDir: string): Secrets {
  const file = fileIn(dataDir);
  const known = readSecrets(dataDir);
  if (known) return known;

  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const created: Secrets = {
    PAYLOAD_SECRET: randomBytes(32).toString("hex"),
    HOOK_SECRET: randomBytes(32).toString("hex"),
  };
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(created, null, 2)}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
    return created;
  } catch {
    const theirs = readSecrets(dataDir);
    if (theirs) return theirs;
    throw new Error(`DATA_DIR: ${file} cannot be written`);
  } finally {
    rmSync(draft, { force: true });
  }
}
