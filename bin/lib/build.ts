import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { endWith } from "./asked-to-end.ts";

export const root = path.resolve(import.meta.dirname, "../..");

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

const underWay = new Map<Package, Promise<"built" | "current">>();

/**
 * Builds a package unless its build is that of the present sources. Who asks while it is built waits for the same build: two
 * would empty each other's folder. The build ends with who started it, when that one is asked to end.
 *
 * @throws Error with the build's own output when it fails.
 */
export function ensureBuilt(name: Package, asked?: AbortSignal): Promise<"built" | "current"> {
  const build = underWay.get(name) ?? buildWhereChanged(name, asked).finally(() => underWay.delete(name));
  underWay.set(name, build);
  return build;
}

async function buildWhereChanged(name: Package, asked?: AbortSignal): Promise<"built" | "current"> {
  if (isBuilt(name)) return "current";
  const stamp = sourceStamp(root, [...builds[name].folders]);
  const [command, ...args] = builds[name].command;
  const child = spawn(path.join(root, "node_modules/.bin", command), args, {
    cwd: path.join(root, name),
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  endWith(child, asked);
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

/** What is no source, or made by a build. */
const skipped = new Set(["node_modules", "build", ".next", ".react-router", "tests", "test-results"]);

function* filesBelow(at: string): Generator<string> {
  for (const name of readdirSync(at).sort()) {
    if (skipped.has(name) || name.endsWith(".tsbuildinfo") || name === "next-env.d.ts") continue;
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

const brotli = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
const compressible = /\.(js|css|json|svg|txt|xml|webmanifest)$/;
const leastBytes = 500;

/** Puts a file compressed by brotli beside each file below the folder that gets smaller by it, named `NAME.br`. */
async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => path.join(folder, name))
    .filter((file) => compressible.test(file) && statSync(file).size > leastBytes);
  await Promise.all(
    files.map(async (file) => {
      const whole = readFileSync(file);
      const small = await brotli(whole, { params });
      if (small.length < whole.length) writeFileSync(`${file}.br`, small);
    }),
  );
}

/** A letter that takes two bytes, and the backslashes before it. */
const wide = /(\\*)([\u0100-\uffff])/g;

/**
 * The same script with an escape in place of each letter that is not in Latin-1. The engine holds the text of a script for as long
 * as it may run, in one byte a letter or, for a single dash or quotation mark in a comment, in two. A raw template alone would
 * read its escape as it stands.
 */
export function oneByteSource(source: string): string {
  return source.replace(wide, (_all, backslashes: string, letter: string) => {
    const escaped = `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
    // An escaped letter is that letter.
    return (backslashes.length % 2 ? backslashes.slice(1) : backslashes) + escaped;
  });
}

/** Writes all scripts below a folder anew in this way. */
export function holdInOneByte(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".js")) continue;
    const file = path.join(folder, name);
    const source = readFileSync(file, "utf8");
    const narrow = oneByteSource(source);
    if (narrow !== source) writeFileSync(file, narrow);
  }
}
