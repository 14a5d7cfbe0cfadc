import { availableParallelism } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { patientPolls } from "../patient-polls.ts";
import { canadaPlacesModule } from "./vite-canada-places.ts";
import { inlineScript } from "./vite-inline-script.ts";

/**
 * The application. Its test files share a process, which loads the libraries of the page once, and each has a realm and a
 * window of its own in it.
 */
export default defineConfig({
  plugins: [inlineScript(), canadaPlacesModule()],
  resolve: { alias: { "~": path.join(import.meta.dirname, "app") } },
  test: {
    name: "site",
    root: import.meta.dirname,
    include: ["app/**/*.test.{ts,tsx}"],
    environment: "node",
    maxWorkers: availableParallelism(),
    pool: "vmForks",
    setupFiles: ["tests/patient-finds.ts"],
    // The system is built meanwhile.
    testTimeout: 90_000,
    expect: patientPolls,
  },
});
