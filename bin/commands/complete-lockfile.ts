/**
 * Adds to package-lock.json the optional packages of other platforms that the registry did not offer when the lock
 * was made, without which `npm ci` stops with "Missing: … from lock file", and the C library of those that say it in their names
 * alone, without which it installs each of them twice. Run after every dependency change.
 */
import { readFileSync, writeFileSync } from "node:fs";

type LockedPackage = {
  version?: string;
  optionalDependencies?: Record<string, string>;
  dev?: boolean;
  optional?: boolean;
  libc?: string[];
};

const platforms = [
  "aix",
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "wasi",
  "win32",
];
const processors = [
  "arm64",
  "arm",
  "ia32",
  "loong64",
  "mips64el",
  "ppc64",
  "riscv64",
  "s390x",
  "wasm32",
  "x64",
];

const path = new URL("../../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(path, "utf8")) as { packages: Record<string, LockedPackage> };
let added = 0;

for (const [at, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const nested = `${at === "" ? "" : `${at}/`}node_modules/${name}`;
    const outer = `node_modules/${name}`;
    if (lock.packages[nested] || lock.packages[outer]) continue;
    const words = name.split(/[/-]/);
    lock.packages[outer] = {
      version: range.replace(/^[\^~]/, ""),
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
      os: platforms.filter((platform) => words.includes(platform)),
      cpu: processors.filter((processor) => words.includes(processor)),
    } as LockedPackage;
    added += 1;
  }
}

let told = 0;
for (const [at, entry] of Object.entries(lock.packages)) {
  const [, library] = /-(gnu|musl)(eabihf)?$/.exec(at) ?? [];
  if (!entry.optional || entry.libc || !library) continue;
  entry.libc = [library === "gnu" ? "glibc" : "musl"];
  told += 1;
}

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${added} packages of other platforms added, ${told} told their C library`);
