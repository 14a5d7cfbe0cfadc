/** Everything that can be said of the sources without running the product: `npm run check`. */
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { ensureBuilt, root } from "../lib/build.ts";
import { importFaults } from "../lib/check-imports.ts";
import { lightPageFaults } from "../lib/check-light-pages.ts";
import { quickImports } from "../lib/stack.ts";
import { zoneDataNote } from "../lib/zone-data-note.ts";

/** Runs a command to its end. Answers nothing when it succeeds, or all that it printed. */
async function run(command: string, args: string[], cwd = root): Promise<string | undefined> {
  const child = spawn(path.join(root, "node_modules/.bin", command), args, { cwd });
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  const code = await new Promise((resolve) => child.on("close", resolve).on("error", resolve));
  return code === 0 ? undefined : (await printed).join("") || `${command} ended with ${code}`;
}

/**
 * The types of a project, by one checker. TypeScript takes four, and each works out for itself what the others know: that is
 * nearly twice the work, on processors that the other checks have something to do for.
 */
const types = (...project: string[]) => run("tsc", ["--checkers", "1", ...project]);

/** Each check answers nothing, or what is wrong. */
const checks: [name: string, check: () => Promise<string | undefined>][] = [
  ["format and lint", () => run("biome", ["check", "--error-on-warnings", "."])],
  ["direction and circles of imports", async () => importFaults(root).join("\n") || undefined],
  ["types: contract", () => types("-p", "contract")],
  ["types: bin, bench, e2e", () => types("-p", ".")],
  ["types: site", () => types("--noEmit", "-p", "site")],
  ["types: backend", () => types("--noEmit", "-p", "backend")],
  ["dead code", () => run("knip", ["--no-progress"])],
  [
    "generated files and migrations",
    () => run("node", [...quickImports, "bin/commands/migrations.ts", "--check"]),
  ],
  [
    "reading grade of the sample content",
    () => run("node", [...quickImports, "backend/src/commands/reading-grades.ts"]),
  ],
  [
    "size budgets",
    async () => {
      await ensureBuilt("site");
      return run("size-limit", []);
    },
  ],
  [
    "script before the first touch, HTML of the finder",
    async () => {
      await ensureBuilt("site");
      return (await lightPageFaults()).join("\n") || undefined;
    },
  ],
];

// The types of the routes, which several checks read.
const faultOfRoutes = await run("react-router", ["typegen"], path.join(root, "site"));
if (faultOfRoutes !== undefined) console.log(faultOfRoutes);

let faults = faultOfRoutes === undefined ? 0 : 1;
const begun = performance.now();
const secondsSince = (from: number) => ((performance.now() - from) / 1000).toFixed(1);

/** Takes one check after the other that nobody has taken. */
async function takeChecks() {
  for (let next = checks.shift(); next; next = checks.shift()) {
    const [name, check] = next;
    const from = performance.now();
    const fault = await check();
    console.log(`${fault === undefined ? "ok  " : "FAIL"} ${name} (${secondsSince(from)} s)`);
    if (fault === undefined) continue;
    faults += 1;
    console.log(fault);
  }
}

const all = checks.length + 1;
const note = zoneDataNote(new Date(), process.versions.tz);
if (note) console.log(`note ${note}`);
await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, takeChecks));
console.log(`${all - faults} passed, ${faults} failed (${secondsSince(begun)} s)`);
process.exit(faults === 0 ? 0 : 1);
