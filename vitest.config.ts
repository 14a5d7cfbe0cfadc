import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { quickImports } from "./bin/lib/stack.ts";
import { canadaPlacesModule } from "./site/vite-canada-places.ts";
import { inlineScript } from "./site/vite-inline-script.ts";

const at = (name: string) => path.join(import.meta.dirname, name);

const app = { "~": at("site/app") };
/** One copy of GraphQL: Vite would take the ES modules, while the libraries have Node take the others. */
const graphql = createRequire(at("backend/package.json")).resolve("graphql");

/**
 * Tests of what only operators do (several backends, moves of files and databases, proxies, the chapters of the guide) take
 * minutes, and some need Postgres: `npm test machines` runs them and nothing else.
 */
const ofMachines = "**/*.machines.test.ts";
const machines = process.env.TEST_OF_MACHINES === "1";
const ofProject = (folder: string) =>
  machines
    ? { include: [`${folder}/${ofMachines}`] }
    : { include: [`${folder}/**/*.test.ts`], exclude: [ofMachines] };

export default defineConfig({
  test: {
    // Vitest would leave one processor free, which is half of two.
    maxWorkers: availableParallelism(),
    // A machine that shares its processors, and on which the system is built meanwhile, may take several times as long as usual.
    testTimeout: 90_000,
    expect: { poll: { timeout: 20_000 } },
    // Each inherits the settings above.
    projects: [
      // Rules alone: nothing that one test file could leave to the next.
      {
        root: at("contract"),
        test: { name: "contract", include: ["src/**/*.test.ts"], isolate: false },
      },
      // The application: its test files share a process, which loads the libraries of the page once, and each has a realm and
      // a window of its own in it.
      {
        root: at("site"),
        plugins: [inlineScript(), canadaPlacesModule()],
        resolve: { alias: app },
        test: {
          name: "site",
          include: ["app/**/*.test.{ts,tsx}"],
          pool: "vmForks",
          setupFiles: [at("site/tests/patient-finds.ts")],
        },
      },
      // The server: in Node as it is, whose errors are of one realm. Its test files share a process, and what they load.
      {
        root: at("site"),
        // Some read the routes, whose small scripts are texts in the page.
        plugins: [inlineScript()],
        resolve: { alias: app },
        test: { name: "site server", include: ["server/**/*.test.ts", "tests/**/*.test.ts"], isolate: false },
      },
      {
        root: at("backend"),
        resolve: { alias: { "@payload-config": at("backend/src/payload.config.ts"), graphql } },
        test: {
          name: "backend",
          ...ofProject("src"),
          pool: "forks",
          isolate: false,
          // In the processes of the tests and in those that they start.
          execArgv: quickImports,
          env: { NODE_OPTIONS: quickImports.join(" ") },
          globalSetup: [at("backend/src/testing/migrated-database.ts")],
          setupFiles: [at("backend/src/testing/set-up-test-file.ts")],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: "bin, e2e",
          ...(machines
            ? ofProject("bin")
            : { include: ["bin/**/*.test.ts", "e2e/**/*.test.ts"], exclude: [ofMachines] }),
        },
      },
    ],
  },
});
