import { mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import path from "node:path";

/** Where Linux keeps files in memory. */
const memory = "/dev/shm";
const gibibyte = 1024 ** 3;
/** What all tests write at once is far below one; the machine has other things to do. */
const room = 4 * gibibyte;

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    // A test may start what it has written.
    const noPrograms = /^\S+ \/dev\/shm \S+ \S*\bnoexec\b/m.test(readFileSync("/proc/mounts", "utf8"));
    return bavail * bsize > room && freemem() > 1.5 * room && !noPrograms;
  } catch {
    return false;
  }
}

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}

/**
 * An empty folder in memory for what this process and its children write and throw away, removed when it ends; undefined where
 * there is no such place or no room. A database there waits for no disk when it saves, which it does thousands of times.
 */
export function memoryFolder(name: string): string | undefined {
  if (!hasRoom()) return undefined;
  // What a process has left that was killed.
  for (const left of readdirSync(memory).filter((each) => each.startsWith(`${name}-`)))
    if (isGone(Number(left.slice(name.length + 1)))) rmSync(path.join(memory, left), { recursive: true });
  const folder = path.join(memory, `${name}-${process.pid}`);
  mkdirSync(folder, { mode: 0o700 });
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  return folder;
}
