import { execFile } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { root } from "../lib/build.ts";

// Its part with the backend has four seconds of loading to do, of which a busy machine may make a minute.
vi.setConfig({ testTimeout: 120_000 });

const folder = mkdtempSync(path.join(tmpdir(), "doctor-"));
const dataDir = path.join(folder, "data");
/** A site that runs, and has something to say. */
const site = createServer((_request, response) =>
  response.end(JSON.stringify({ degraded: ["visitors: many share one address"] })),
);
let siteUrl = "";
beforeAll(async () => {
  site.listen(0, "127.0.0.1");
  await once(site, "listening");
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
  rmSync(folder, { recursive: true });
});

/** `npm run doctor` in a world without settings but these. */
const doctor = (settings: Record<string, string>, ...words: string[]) =>
  new Promise<{ status: number; out: string }>((resolve) => {
    const { PATH } = process.env;
    execFile(
      path.join(root, "node_modules/.bin/node"),
      ["bin/commands/doctor.ts", ...words],
      { cwd: root, env: { PATH, DATA_DIR: dataDir, BACKEND_URL: "http://127.0.0.1:9", ...settings } },
      (error, out, err) => resolve({ status: error ? Number(error.code) : 0, out: out + err }),
    );
  });

test("before the first start nothing is wrong, and nothing is made", async () => {
  const { status, out } = await doctor({ SITE_INTERNAL_URL: "http://127.0.0.1:9" });
  expect(out).toMatch(/^– note {3}Data folder: .* is not there yet/m);
  expect(out).toMatch(/^– note {3}Database: .* is not there yet/m);
  expect(out).toMatch(/^– note {3}Mail: no mail server is set/m);
  expect(out).toMatch(/\nNothing is wrong\.\n$/);
  expect(out).not.toContain("\u001b");
  expect(status).toBe(0);
  expect(existsSync(dataDir)).toBe(false);
});

test("what a running site says of itself is passed on, as JSON too, and is a fault", async () => {
  const { status, out } = await doctor({ SITE_INTERNAL_URL: siteUrl }, "--json");
  const { ok, findings } = JSON.parse(out);
  expect([ok, status]).toEqual([false, 1]);
  expect(findings).toEqual(
    expect.arrayContaining([
      { about: "Site", state: "good", words: `runs at ${siteUrl}` },
      expect.objectContaining({ about: "Visitors", state: "wrong", words: "many share one address" }),
    ]),
  );
});

test("with settings that do not fit all of them are told, and what is asked without them", async () => {
  const wrong = { LOG_LEVEL: "loud", SMTP_URL: "mail.foundation.ca", RECAPTCHA_SITE_KEY: "key" };
  const { status, out } = await doctor({ ...wrong, SITE_INTERNAL_URL: "http://127.0.0.1:9" });
  for (const name of ["LOG_LEVEL", "SMTP_URL", "RECAPTCHA_SECRET"])
    expect(out).toMatch(
      new RegExp(`^✗ WRONG {2}Settings: ${name} does not fit \\(.*\\n {10}→ Correct ${name}`, "m"),
    );
  expect(out).toMatch(/^– note {3}Database: /m);
  expect(out).toMatch(/\n3 things are wrong\. /);
  expect(status).toBe(1);
});

test("nothing is asked where nobody knows what is meant", async () => {
  const { status, out } = await doctor({ PORT: "http" });
  expect(out).toMatch(/^✗ WRONG {2}Settings: PORT does not fit \(must be a port number\)/m);
  expect(out).toMatch(/^– note {3}Everything else: was not asked/m);
  expect(out).toMatch(/\n1 thing is wrong\. /);
  expect(status).toBe(1);
});
