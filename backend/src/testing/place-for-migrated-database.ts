import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the first test file that migrates a database leaves a copy for the others (`migrated-database.ts`). */
    migratedDatabase: string;
  }
}

/** Names the place before the first test file runs, and clears it after the last one. */
export default function placeForMigratedDatabase(project: TestProject) {
  const folder = mkdtempSync(path.join(tmpdir(), "backend-migrated-"));
  project.provide("migratedDatabase", path.join(folder, "migrated.db"));
  return () => rmSync(folder, { recursive: true, force: true });
}
