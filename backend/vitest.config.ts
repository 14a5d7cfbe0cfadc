import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { defineConfig } from "vitest/config";
import { patientPolls } from "../patient-polls.ts";

/** Loads Drizzle in half the time, in the processes of the tests and in those that they start. */
const quickImports = `--import=${pathToFileURL(path.resolve(import.meta.dirname, "src/platform/database/quick-drizzle-imports.ts")).href}`;

export default defineConfig({
  resolve: {
    alias: {
      "@payload-config": path.resolve(import.meta.dirname, "src/payload.config.ts"),
      // One copy of GraphQL: Vite would take the ES modules, while the libraries have Node take the others.
      graphql: createRequire(import.meta.url).resolve("graphql"),
    },
  },
  test: {
    name: "backend",
    root: import.meta.dirname,
    include: ["src/**/*.test.ts"],
    environment: "node",
    maxWorkers: availableParallelism(),
    pool: "forks",
    isolate: false,
    execArgv: [quickImports],
    env: { NODE_OPTIONS: quickImports },
    globalSetup: ["src/testing/place-for-migrated-database.ts"],
    setupFiles: ["src/testing/fresh-modules.ts", "src/testing/quick-password-hashes.ts"],
    // As for the browser tests: a machine that shares its processors may take several times as long as usual.
    testTimeout: 180_000,
    expect: patientPolls,
    hookTimeout: 180_000,
  },
});
