/**
 * `npm run migrations -- NAME`: after a change of collections, adds a migration of that name for both databases, and writes
 * the types, the admin's import map and `contract/schema.graphql` again. What changes no table needs no name. With `--check`
 * it writes nothing and exits 1 when one is outdated. Where something comes and something goes it asks at the terminal
 * whether that is a new name; `--none-renamed` answers no to all of it.
 */

import { faultsOfLanded, listMigrations } from "../../backend/src/platform/database/landed-migrations.ts";
import {
  addMigration,
  dialectNames,
  migrationUpToDate,
  questionsOfNextMigration,
} from "../../backend/src/platform/database/migration-files.ts";
import { fail } from "../lib/settings.ts";

async function loadConfig() {
  // The configuration needs secrets and a folder; neither reaches a generated file.
  process.env.PAYLOAD_SECRET ??= "only for generating files";
  process.env.HOOK_SECRET ??= "only for generating files";
  const { default: config } = await import("../../backend/src/payload.config.ts");
  return await config;
}

/** The names of generated things that no longer fit the collections; empty when all do. */
async function outdatedGeneratedFiles(): Promise<string[]> {
  const config = await loadConfig();
  const { graphqlSchemaUpToDate } = await import("../../backend/src/platform/database/generated-files.ts");
  const outdated: string[] = [];
  for (const dialect of dialectNames) {
    if (!(await migrationUpToDate(config, dialect))) outdated.push(`migrations of ${dialect}`);
  }
  if (!(await graphqlSchemaUpToDate(config))) outdated.push("contract/schema.graphql");
  return outdated;
}

async function check() {
  const faults = faultsOfLanded();
  if (faults.length > 0) {
    console.error(faults.join("\n"));
    process.exit(1);
  }
  const outdated = await outdatedGeneratedFiles();
  if (outdated.length > 0) {
    console.error(`not up to date: ${outdated.join(", ")}; run npm run migrations`);
    process.exit(1);
  }
}

/** @throws Error when the library would ask and nobody is there: before anything is written, for both databases at once. */
async function refuseWithoutTerminal(config: Awaited<ReturnType<typeof loadConfig>>) {
  const questions = await Promise.all(
    dialectNames.map((dialect) => questionsOfNextMigration(config, dialect)),
  );
  const [doubts] = questions.filter((each) => each.length > 0);
  if (!doubts) return;
  throw new Error(
    `Is that a new name for the old (${doubts.join("; ")})? Run this in a terminal and answer, or add --none-renamed: then the old is deleted with all it holds.`,
  );
}

async function write(name: string | undefined, noneRenamed: boolean) {
  const config = await loadConfig();
  if (!noneRenamed && !process.stdin.isTTY) await refuseWithoutTerminal(config);
  const { writeGeneratedFiles } = await import("../../backend/src/platform/database/generated-files.ts");
  const now = new Date();
  for (const dialect of dialectNames) {
    const added = await addMigration({ config, dialect, name, now, noneRenamed });
    if (added) console.log(`a migration of ${dialect} was added`);
  }
  listMigrations();
  await writeGeneratedFiles(config);
  console.log("types, import map and GraphQL schema written");
}

const words = process.argv.slice(2);
const name = words.find((word) => !word.startsWith("--"));
const work = words.includes("--check") ? check() : write(name, words.includes("--none-renamed"));
await work.catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
process.exit(0);
