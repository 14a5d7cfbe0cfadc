import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { root } from "../lib/build.ts";
import { takeDataFolder } from "../lib/data-folder-holder.ts";
import { freePort } from "../lib/ports.ts";

const dataDir = mkdtempSync(path.join(tmpdir(), "start-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

const freePlaces = async () => ({
  DATA_DIR: dataDir,
  PORT: String(await freePort()),
  BACKEND_PORT: String(await freePort()),
  GATEWAY_SIMULATOR_PORT: String(await freePort()),
});

async function start(settings: Record<string, string>) {
  const node = path.join(root, "node_modules/.bin/node");
  const { status, stdout, stderr } = spawnSync(node, ["bin/commands/start.ts"], {
    cwd: root,
    encoding: "utf8",
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...(await freePlaces()), ...settings },
  });
  return { status, lines: `${stdout}${stderr}`.trim().split("\n") };
}

test.each([
  ["PORT", "eighty"],
  ["SITE_URL", "charity.example"],
  ["DATABASE_URL", "mysql://host/name"],
  ["MONERIS_STORE_ID", "store1"],
])("a start with a wrong %s ends with one line that names a variable", async (name, value) => {
  const { status, lines } = await start({ [name]: value });
  expect(status).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(name === "MONERIS_STORE_ID" ? /^MONERIS_API_TOKEN: / : `${name}: `),
  ]);
});

test("a start on a taken port ends with one line that says which, and who has it", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const { status, lines } = await start({ BACKEND_PORT: String(port) });
  other.close();
  expect(status).toBe(1);
  // Other systems do not tell us who.
  const owner = process.platform === "linux" ? ` by node( \\S+)? \\(process ${process.pid}\\)` : "( by .+)?";
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`^Port ${port} is taken${owner}; set BACKEND_PORT to another one\\.$`)),
  ]);
});

test("a second start on the same data says where the first one runs, and ends", async () => {
  const other = mkdtempSync(path.join(tmpdir(), "start-"));
  expect(takeDataFolder(other, 3456)).toBeUndefined();
  const { status, lines } = await start({ DATA_DIR: other });
  rmSync(other, { recursive: true });
  expect(status).toBe(1);
  expect(lines).toEqual([
    `It already runs on ${other} (process ${process.pid}, http://localhost:3456). Stop that one first, or set DATA_DIR and the ports to others.`,
  ]);
});

test("with the real gateway nothing is wanted of the simulator's port", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const { lines } = await start({
    GATEWAY_SIMULATOR_PORT: String(port),
    MONERIS_STORE_ID: "store1",
    MONERIS_API_TOKEN: "token1",
    // Ends the start at the step after the ports.
    SITE_URL: "charity.example",
  });
  other.close();
  expect(lines).toEqual([expect.stringMatching(/^SITE_URL: /)]);
});

test("a public start that would take card numbers itself ends with the line that says what that means", async () => {
  const gateway = { MONERIS_STORE_ID: "store1", MONERIS_API_TOKEN: "token1" };
  const { status, lines } = await start({ SITE_URL: "https://charity.example", ...gateway });
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^MONERIS_HPT_PROFILE: .*SAQ D.*ALLOW_CARD_NUMBERS=1/)]);
});

test("what npm runs ends when npm is told to end", async () => {
  const project = mkdtempSync(path.join(tmpdir(), "npm-"));
  const script = path.join(project, "wait.mjs");
  writeFileSync(script, "console.log(process.pid); setInterval(() => {}, 1_000);");
  const start = `node ${path.join(root, "bin/run.mjs")} ${script}`;
  writeFileSync(path.join(project, "package.json"), JSON.stringify({ scripts: { start } }));
  const npm = spawn("npm", ["start", "--silent"], { cwd: project, stdio: ["ignore", "pipe", "ignore"] });
  const [line] = await once(npm.stdout, "data");
  const pid = Number(line);
  expect(pid).toBeGreaterThan(0);
  npm.kill("SIGTERM");
  await once(npm, "exit");
  const runs = () => spawnSync("kill", ["-0", String(pid)]).status === 0;
  try {
    await expect.poll(runs, { timeout: 20_000 }).toBe(false);
  } finally {
    if (runs()) process.kill(pid, "SIGKILL");
    rmSync(project, { recursive: true });
  }
});
