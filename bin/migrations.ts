/**
 * `npm run migrations`: after a change of collections, writes the migration of both databases, the types, the admin's
 * import map and `contract/schema.graphql` anew. With `--check` it writes nothing and exits 1 when one is outdated.
 */
import {
  dialectNames,
  migrationUpToDate,
  recreateMigration,
} from "../backend/src/database/migration-files.ts";

async function loadConfig() {
  // The configuration needs secrets and a folder; neither reaches a generated file.
  process.env.PAYLOAD_SECRET ??= "only for generating files";
  process.env.HOOK_SECRET ??= "only for generating files";
  const { default: config } = await import("../backend/src/payload.config.ts");
  return await config;
}

/** The names of generated things that no longer fit the collections; empty when all do. */
export async function outdatedGeneratedFiles(): Promise<string[]> {
  const config = await loadConfig();
  const { graphqlSchemaUpToDate } = await import("../backend/src/database/generated-files.ts");
  const outdated: string[] = [];
  for (const dialect of dialectNames) {
    if (!(await migrationUpToDate(config, dialect))) outdated.push(`migrations of ${dialect}`);
  }
  if (!(await graphqlSchemaUpToDate(config))) outdated.push("contract/schema.graphql");
  return outdated;
}

/** True when migrations of both databases and `contract/schema.graphql` fit the collections. */
export const migrationsUpToDate = async (): Promise<boolean> => (await outdatedGeneratedFiles()).length === 0;

async function check() {
  const outdated = await outdatedGeneratedFiles();
  if (outdated.length > 0) {
    console.error(`not up to date: ${outdated.join(", ")}; run npm run migrations`);
    process.exit(1);
  }
}

async function write() {
  const config = await loadConfig();
  const { writeGeneratedFiles } = await import("../backend/src/database/generated-files.ts");
  for (const dialect of dialectNames) await recreateMigration(config, dialect);
  await writeGeneratedFiles(config);
  console.log("migrations, types, import map and GraphQL schema written");
}

if (import.meta.main) {
  await (process.argv.includes("--check") ? check() : write());
  process.exit(0);
}
