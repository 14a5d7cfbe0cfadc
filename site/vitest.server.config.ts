import { availableParallelism } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { patientPolls } from "../patient-polls.ts";
import { inlineScript } from "./vite-inline-script.ts";

/** The server: in Node as it is, whose errors are of one realm. Its test files share a process, and what they load. */
export default defineConfig({
  // Some read the routes, whose small scripts are texts in the page.
  plugins: [inlineScript()],
  resolve: { alias: { "~": path.join(import.meta.dirname, "app") } },
  test: {
    name: "site server",
    root: import.meta.dirname,
    include: ["server/**/*.test.ts", "tests/**/*.test.ts"],
    environment: "node",
    maxWorkers: availableParallelism(),
    isolate: false,
    testTimeout: 90_000,
    expect: patientPolls,
  },
});
