import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

export const manifestName = "manifest.json";
/** What lies in the data folder, in the archive. */
export const dataName = "data";
/** The database in the archive: a SQLite file, or what `pg_dump` wrote. */
export const databaseNames = { sqlite: "database.db", postgres: "database.dump" } as const;

/** The first file of a backup: what the others are. Sizes are in bytes. */
export const manifestSchema = z.object({
  format: z.literal(1),
  version: z.string(),
  createdAt: z.iso.datetime(),
  dialect: z.enum(["sqlite", "postgres"]),
  migrations: z.array(z.string()),
  files: z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })),
});
export type Manifest = z.output<typeof manifestSchema>;

async function hashOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest("hex");
}

/** All files below a folder but the manifest, in the order of their names. */
export async function filesBelow(folder: string): Promise<Manifest["files"]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .filter((name) => name !== manifestName)
    .sort();
  const files: Manifest["files"] = [];
  for (const name of names) {
    const file = path.join(folder, name);
    files.push({ name, bytes: (await stat(file)).size, sha256: await hashOf(file) });
  }
  return files;
}

/** What of the files found (their hashes by name) is not as the manifest says, in words; undefined when all is. */
export function differenceTo(manifest: Manifest, found: Map<string, string>): string | undefined {
  for (const { name, sha256 } of manifest.files) {
    if (!found.has(name)) return `${name} is missing`;
    if (found.get(name) !== sha256) return `${name} is damaged`;
  }
  const names = new Set([manifestName, ...manifest.files.map(({ name }) => name)]);
  const more = [...found.keys()].find((name) => !names.has(name));
  return more && `${more} is not in its manifest`;
}
