import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { backendSource } from "../../project-root.ts";

const migrationsFolder = path.join(backendSource, "migrations");
/** The hash of each file of a migration, in the form of `sha256sum`. */
const listName = "landed.sha256";

const hashOf = (file: string): string => createHash("sha256").update(readFileSync(file)).digest("hex");

function listed(folder: string): Map<string, string> {
  const lines = readFileSync(path.join(folder, listName), "utf8").split("\n").filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [hash = "", name = ""] = line.split(/\s+/);
      return [name, hash];
    }),
  );
}

/** The files of all migrations, such as `sqlite/20260101_000000_init.ts`. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\/\d{8}_\d{6}_\w+\.(ts|json)$/.test(name))
    .sort();

/** What was done to migrations that databases have run already, or that nobody has put on the list; empty when all is well. */
export function faultsOfLanded(folder = migrationsFolder): string[] {
  const known = listed(folder);
  const changed = [...known].flatMap(([name, hash]) => {
    const file = path.join(folder, name);
    if (!existsSync(file)) return [`${name} has landed and is gone`];
    return hashOf(file) === hash ? [] : [`${name} has landed and was changed`];
  });
  const added = filesOf(folder).filter((name) => !known.has(name));
  return [...changed, ...added.map((name) => `${name} is not in ${listName}: run npm run migrations`)];
}

/** Puts the new migrations on the list; what stands there stays. */
export function listMigrations(folder = migrationsFolder): void {
  const known = listed(folder);
  for (const name of filesOf(folder)) if (!known.has(name)) known.set(name, hashOf(path.join(folder, name)));
  const lines = [...known].map(([name, hash]) => `${hash}  ${name}`);
  writeFileSync(path.join(folder, listName), `${lines.join("\n")}\n`);
}
