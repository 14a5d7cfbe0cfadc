import { afterAll, vi } from "vitest";

// Test files of one process share the libraries, which take seconds to load, and nothing of ours: settings are read when
// a module is loaded, so each file loads our modules again and finds environment and file modes as they were.
vi.resetModules();
const environment = { ...process.env };
// The settings of the backend set it (`env.ts`).
const mask = process.umask();

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  process.umask(mask);
});
