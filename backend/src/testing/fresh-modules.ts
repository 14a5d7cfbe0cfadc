import { afterAll, vi } from "vitest";

// Test files of one process share the libraries, which take seconds to load, and nothing of ours: settings are read when
// a module is loaded, so each file loads our modules anew and finds the environment as it was.
vi.resetModules();
const environment = { ...process.env };

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
});
