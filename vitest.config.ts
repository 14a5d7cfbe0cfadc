import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { patientPolls } from "./patient-polls.ts";

export default defineConfig({
  test: {
    projects: [
      "site/vitest.config.ts",
      "site/vitest.server.config.ts",
      "backend/vitest.config.ts",
      // Rules alone: nothing that one test file could leave to the next.
      {
        test: {
          name: "contract",
          include: ["contract/src/**/*.test.ts"],
          environment: "node",
          maxWorkers: availableParallelism(),
          isolate: false,
          expect: patientPolls,
        },
      },
      {
        test: {
          name: "bin, e2e",
          include: ["bin/**/*.test.ts", "e2e/**/*.test.ts"],
          environment: "node",
          // As in every project: Vitest would leave one processor free, which is half of two.
          maxWorkers: availableParallelism(),
          testTimeout: 90_000,
          expect: patientPolls,
        },
      },
    ],
  },
});
