import { availableParallelism } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";

/** The server: in Node as it is, whose errors are of one realm. */
export default defineConfig({
  resolve: { alias: { "~": path.join(import.meta.dirname, "app") } },
  test: {
    name: "site server",
    root: import.meta.dirname,
    include: ["server/**/*.test.ts", "tests/**/*.test.ts"],
    environment: "node",
    maxWorkers: availableParallelism(),
    testTimeout: 30_000,
  },
});
