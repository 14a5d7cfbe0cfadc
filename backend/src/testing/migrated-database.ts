import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Payload } from "payload";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the first test file that migrates a database leaves a copy for the others. */
    migratedDatabase: string;
  }
}

/** Names the place before the first test file runs, and clears it after the last one. */
export default function placeForMigratedDatabase(project: TestProject) {
  const folder = mkdtempSync(path.join(tmpdir(), "backend-migrated-"));
  project.provide("migratedDatabase", path.join(folder, "migrated.db"));
  return () => rmSync(folder, { recursive: true, force: true });
}

/** The file of this run of the tests; none for an application that is started outside of it, such as a measurement. */
async function templateFile(): Promise<string | undefined> {
  return process.env.VITEST ? (await import("vitest")).inject("migratedDatabase") : undefined;
}

/**
 * Puts the empty, migrated database of this run of the tests at a path. Answers false when there is none yet: then the
 * caller migrates one of its own and saves it by `saveMigrated`.
 */
export async function copyMigrated(file: string): Promise<boolean> {
  const template = await templateFile();
  if (!template || !existsSync(template)) return false;
  copyFileSync(template, file);
  return true;
}

/** Saves a copy of an application's migrated, still empty SQLite database for the test files that come after. */
export async function saveMigrated(payload: Payload): Promise<void> {
  const template = await templateFile();
  if (!template) return;
  // Two processes may come to this at once: each writes a file of its own, and the last one stays.
  const draft = `${template}.${process.pid}`;
  const { $client } = payload.db.drizzle as unknown as {
    $client: { execute: (statement: string) => Promise<unknown> };
  };
  await $client.execute(`VACUUM INTO '${draft}'`);
  renameSync(draft, template);
}
