// Runs one of the project's scripts: `node bin/run.mjs bin/commands/start.ts`. Plain JavaScript of the standard library alone,
// so that it works on a fresh clone with any Node ≥ 20: it installs the packages when they are missing or older than the
// lock file, then hands over to the pinned Node 24 among them.
import { spawn } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), "..");
const bin = path.join(root, "node_modules", ".bin");
const installed = path.join(root, "node_modules", ".package-lock.json");

function isInstalled() {
  if (!existsSync(installed)) return false;
  return statSync(installed).mtimeMs >= statSync(path.join(root, "package-lock.json")).mtimeMs;
}

if (!isInstalled()) {
  console.log("Installing packages (about a minute, once) …");
  const begun = Date.now();
  const waiting = setInterval(
    () => console.log(`Still installing, for ${Math.round((Date.now() - begun) / 1000)} s …`),
    15_000,
  );
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ["npm", []];
  const install = spawn(command, [...args, "ci", "--loglevel=error", "--no-audit", "--no-fund"], {
    cwd: root,
    // Build tools are needed also where NODE_ENV says production.
    env: { ...process.env, NODE_ENV: "development" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const status = await new Promise((resolve) => install.on("close", resolve).on("error", resolve));
  clearInterval(waiting);
  if (status !== 0) {
    console.error("Installing the packages failed; the lines above say why.");
    process.exit(1);
  }
}

const node = path.join(bin, process.platform === "win32" ? "node.cmd" : "node");
const child = spawn(existsSync(node) ? node : process.execPath, process.argv.slice(2), {
  cwd: root,
  env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
// npm runs a script in a shell, and a shell that is told to end does not tell its children: they see that it is gone.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && child.kill("SIGTERM"), 250).unref();
}
child.on("exit", (code, signal) =>
  process.exit(code ?? (signal === "SIGINT" || signal === "SIGTERM" ? 0 : 1)),
);
