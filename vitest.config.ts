import { existsSync } from "node:fs";
import { defineConfig } from "vitest/config";

const workspaces = ["contract", "site", "backend"].filter((name) => existsSync(`${name}/vitest.config.ts`));

export default defineConfig({
  test: {
    projects: [
      ...workspaces,
      {
        test: {
          name: "bin",
          include: ["bin/**/*.test.ts", "contract/src/**/*.test.ts"],
          environment: "node",
        },
      },
    ],
  },
});
