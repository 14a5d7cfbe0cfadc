import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { root } from "./build.ts";
import { takeDataFolder } from "./data-folder-holder.ts";

test("a folder that another process has is refused with its number and port, and is free when that one crashes", async () => {
  const parent = mkdtempSync(path.join(tmpdir(), "holder-"));
  const dataDir = path.join(parent, "data");
  const module = pathToFileURL(path.join(root, "bin/lib/data-folder-holder.ts")).href;
  const script = `const { takeDataFolder } = await import(${JSON.stringify(module)});
    console.log(JSON.stringify(takeDataFolder(${JSON.stringify(dataDir)}, 3000) ?? "ours"));
    setInterval(() => {}, 1_000);`;
  const node = path.join(root, "node_modules/.bin/node");
  const first = spawn(node, ["--input-type=module", "-e", script], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(first, "exit");
  try {
    const [said] = await once(first.stdout, "data");
    expect(String(said).trim()).toBe('"ours"');
    expect(takeDataFolder(dataDir, 4000)).toEqual({ pid: first.pid, port: 3000 });
    expect(statSync(path.join(dataDir, "running.db")).mode & 0o077).toBe(0);
  } finally {
    first.kill("SIGKILL");
    await ended;
  }
  expect(takeDataFolder(dataDir, 4000)).toBeUndefined();
  rmSync(parent, { recursive: true });
});
