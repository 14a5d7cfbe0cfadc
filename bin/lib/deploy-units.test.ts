import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "./build.ts";
import { backendArguments, backendOptions, fewArenas, siteArguments } from "./stack.ts";

const read = (file: string) => readFileSync(path.join(root, "deploy", file), "utf8");
const line = (text: string, key: string) => text.match(new RegExp(`^${key}=(.*)$`, "m"))?.[1];
const node = "/opt/foundation/node_modules/.bin/node";
const arenas = Object.entries(fewArenas)
  .map(([name, value]) => `${name}=${value}`)
  .join(" ");

test("the units run what `npm start` runs", () => {
  const site = read("systemd/foundation-site@.service");
  expect(line(site, "ExecStart")).toBe([node, ...siteArguments].join(" "));
  expect(site).toContain(arenas);
  const backend = read("systemd/foundation-backend@.service");
  expect(line(backend, "ExecStart")).toBe(
    [node, ...backendArguments, "-p", "%i", "-H", `\${BACKEND_HOST}`].join(" "),
  );
  expect(backend).toContain(`NODE_OPTIONS=${backendOptions}`);
  expect(backend).toContain(arenas);
});

const systemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

test.runIf(systemd)("systemd understands the units, and finds little that they leave open", () => {
  const units = ["foundation-site@.service", "foundation-backend@.service", "foundation-backup.service"];
  for (const unit of units) {
    const file = path.join(root, "deploy/systemd", unit);
    const looked = spawnSync(
      "systemd-analyze",
      ["security", "--offline=yes", "--no-pager", "--threshold=25", file],
      { encoding: "utf8" },
    );
    expect(looked.stdout + looked.stderr, unit).toMatch(/exposure level.*(?:OK|SAFE)/);
    expect(looked.stderr, unit).not.toMatch(/Unknown|Failed to parse|ignoring/i);
    expect(looked.status, unit).toBe(0);
  }
});

test("no setting of the settings file is unknown, and none names a port that a unit names", () => {
  const known = new Set(
    [...readFileSync(path.join(root, ".env.example"), "utf8").matchAll(/^#([A-Z0-9_]+)=/gm)].map(
      ([, name]) => name,
    ),
  );
  const lines = read("foundation.env").split("\n");
  const named = lines.flatMap((each) => each.match(/^#?([A-Z0-9_]+)=/)?.[1] ?? []);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  expect(named).not.toContain("PORT");
  expect(named).not.toContain("BACKEND_PORT");
  // systemd takes what follows a value for a part of it.
  expect(lines.filter((each) => /^[A-Z0-9_]+=.*\s#/.test(each))).toEqual([]);
});
