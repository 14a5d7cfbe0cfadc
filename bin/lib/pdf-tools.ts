import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const there = () => spawnSync("pdftotext", ["-v"], { stdio: "ignore" }).error === undefined;

/**
 * The receipts' tests read their PDF by `pdftotext`, found in PATH; Debian's package is installed when we may install
 * packages.
 *
 * @throws Error that says in one line what to install.
 */
export function ensurePdfTools(): void {
  if (!there() && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    spawnSync("apt-get", ["update", "-qq"], { stdio: ["ignore", "ignore", "inherit"] });
    spawnSync("apt-get", ["install", "-y", "-qq", "poppler-utils"], {
      stdio: ["ignore", "ignore", "inherit"],
    });
  }
  if (!there()) throw new Error("The receipts' tests need pdftotext: `apt-get install poppler-utils`.");
}
