import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const module = path.resolve(import.meta.dirname, "memory-folder.ts");

/** Makes a folder in a process of its own, which then does `ending`; answers where it was, or nothing where there is no room. */
function folderOf(name: string, ending = "") {
  const script = `const { memoryFolder } = await import(${JSON.stringify(module)});
    console.log(memoryFolder(${JSON.stringify(name)}) ?? ""); ${ending}`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
  return stdout.trim();
}

test("a folder in memory goes with its process, and one that a killed process left goes with the next", () => {
  const name = `folder-of-a-test-${process.pid}`;
  expect(existsSync(folderOf(name) || "/nowhere")).toBe(false);
  const left = folderOf(name, `process.kill(process.pid, "SIGKILL");`);
  // Where there is no room the tests write to the disk.
  if (left) expect(existsSync(left)).toBe(true);
  folderOf(name);
  expect(existsSync(left || "/nowhere")).toBe(false);
});
