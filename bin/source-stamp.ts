import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

const left = new Set(["node_modules", "build", ".next", ".react-router", "tests", "test-results"]);

function* filesBelow(at: string): Generator<string> {
  for (const name of readdirSync(at).sort()) {
    if (left.has(name) || name.endsWith(".tsbuildinfo") || name === "next-env.d.ts") continue;
    const file = path.join(at, name);
    if (statSync(file).isDirectory()) yield* filesBelow(file);
    else if (!/\.test\.tsx?$/.test(name)) yield file;
  }
}

/** A hash of all sources below the folders and of the lock file: equal stamps mean an equal build. */
export function sourceStamp(root: string, folders: string[]): string {
  const hash = createHash("sha256");
  const files = folders.flatMap((folder) => [...filesBelow(path.join(root, folder))]);
  for (const file of [...files, path.join(root, "package-lock.json")]) {
    hash.update(path.relative(root, file)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}
