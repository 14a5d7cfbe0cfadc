/** What each test file of the backend begins with. */
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
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

/** What is kept of a password is derived in so many rounds (Payload's `generatePasswordSaltHash`), to keep thieves waiting. */
const rounds = 600_000;

const done = Symbol.for("password hashes are quick");

// A sign-in and a new account take a fifth of a second each time, and the tests have hundreds of them, none of which is about that. One
// round does for them what all do: another password, or another salt, gives another hash of the same length.
if (!(done in globalThis)) {
  const { pbkdf2 } = crypto;
  crypto.pbkdf2 = (password, salt, iterations, ...rest) =>
    pbkdf2(password, salt, iterations === rounds ? 1 : iterations, ...rest);
  syncBuiltinESMExports();
  Object.assign(globalThis, { [done]: true });
}
