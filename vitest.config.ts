import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      "site/vitest.config.ts",
      "site/vitest.server.config.ts",
      "backend/vitest.config.ts",
      {
        test: {
          name: "bin",
          include: ["bin/**/*.test.ts", "contract/src/**/*.test.ts"],
          environment: "node",
          // As in every project: Vitest would leave one processor free, which is half of two.
          maxWorkers: availableParallelism(),
          testTimeout: 30_000,
        },
      },
    ],
  },
});
