import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { ensurePdfTools } from "./pdf-tools.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test("a pdftotext anywhere in PATH will do; without one, one line says what to install", () => {
  // Whoever runs this, nothing is to be installed here.
  vi.spyOn(process, "getuid").mockReturnValue(1000);
  const folder = mkdtempSync(path.join(tmpdir(), "pdf-tools-"));
  vi.stubEnv("PATH", folder);
  expect(ensurePdfTools).toThrow("The receipts' tests need pdftotext: `apt-get install poppler-utils`.");
  writeFileSync(path.join(folder, "pdftotext"), "#!/bin/sh\n", { mode: 0o755 });
  expect(ensurePdfTools).not.toThrow();
  rmSync(folder, { recursive: true });
});
