/** Everything that can be said of the sources without running the product: `npm run check`. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { ensureBuilt, root } from "./build.ts";
import { importFaults } from "./check-imports.ts";

function run(command: string, args: string[], cwd = root): string | undefined {
  const result = spawnSync(path.join(root, "node_modules/.bin", command), args, { cwd, encoding: "utf8" });
  return result.status === 0 ? undefined : `${result.stdout}${result.stderr}`;
}

/** Each check answers nothing, or what is wrong. */
const checks: [name: string, check: () => string | undefined | Promise<string | undefined>][] = [
  ["format and lint", () => run("biome", ["check", "--error-on-warnings", "."])],
  ["direction of imports", () => importFaults(root).join("\n") || undefined],
  ["types: contract", () => run("tsc", ["-p", "contract"])],
  ["types: bin, bench, e2e", () => run("tsc", ["-p", "."])],
  [
    "types: site",
    () => run("react-router", ["typegen"], path.join(root, "site")) ?? run("tsc", ["--noEmit", "-p", "site"]),
  ],
  ["types: backend", () => run("tsc", ["--noEmit", "-p", "backend"])],
  ["dead code", () => run("knip", ["--no-progress"])],
  ["generated files and migrations", () => run("node", ["bin/migrations.ts", "--check"])],
  [
    "size budgets",
    async () => {
      await ensureBuilt("site");
      return run("size-limit", []);
    },
  ],
];

let faults = 0;
for (const [name, check] of checks) {
  const startedAt = Date.now();
  const fault = await check();
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`${fault === undefined ? "ok  " : "FAIL"} ${name} (${seconds} s)`);
  if (fault !== undefined) {
    faults += 1;
    console.log(fault);
  }
}
console.log(`${checks.length - faults} passed, ${faults} failed`);
process.exit(faults === 0 ? 0 : 1);
