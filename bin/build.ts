import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { compressFiles } from "./compress-files.ts";
import { holdInOneByte } from "./one-byte-sources.ts";
import { sourceStamp } from "./source-stamp.ts";

export const root = path.resolve(import.meta.dirname, "..");

const builds = {
  site: { folders: ["contract/src", "site"], output: "site/build", command: ["react-router", "build"] },
  backend: { folders: ["contract/src", "backend"], output: "backend/.next", command: ["next", "build"] },
} as const;

type Package = keyof typeof builds;

const stampFile = (name: Package) => path.join(root, builds[name].output, "source-stamp");

/** Whether the built package is that of the sources as they are now. */
export function isBuilt(name: Package): boolean {
  const file = stampFile(name);
  return existsSync(file) && readFileSync(file, "utf8") === sourceStamp(root, [...builds[name].folders]);
}

const underWay = new Map<Package, Promise<"built" | "kept">>();

/**
 * Builds a package unless its build is that of the present sources. Who asks while it is built waits for the same build: two
 * would empty each other's folder.
 *
 * @throws Error with the build's own output when it fails.
 */
export function ensureBuilt(name: Package): Promise<"built" | "kept"> {
  const build = underWay.get(name) ?? buildWhereChanged(name).finally(() => underWay.delete(name));
  underWay.set(name, build);
  return build;
}

async function buildWhereChanged(name: Package): Promise<"built" | "kept"> {
  if (isBuilt(name)) return "kept";
  const stamp = sourceStamp(root, [...builds[name].folders]);
  const [command, ...args] = builds[name].command;
  const child = spawn(path.join(root, "node_modules/.bin", command), args, {
    cwd: path.join(root, name),
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  const code = await new Promise((resolve) => child.on("close", resolve));
  if (code !== 0) throw new Error(`Building ${name} failed:\n${output}`);
  if (name === "site") await compressFiles(path.join(root, "site/build/client"));
  else holdInOneByte(path.join(root, "backend/.next/server"));
  writeFileSync(stampFile(name), stamp);
  return "built";
}
