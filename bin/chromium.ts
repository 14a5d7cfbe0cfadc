import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

const find = () => [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place));

/**
 * Path of a Chromium for the browser tests: `CHROMIUM_PATH`, the usual places, or Debian's package, installed when we
 * may install packages. Ubuntu has no such package.
 *
 * @throws Error that says in one line what to install.
 */
export function chromium(): string {
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium from Debian's packages …");
    const options: SpawnSyncOptions = {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    };
    spawnSync("apt-get", ["update", "-qq"], options);
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], options);
  }
  const installed = find();
  if (installed) return installed;
  throw new Error(
    "The browser tests need Chromium: `apt-get install chromium` on Debian, Google Chrome on Ubuntu, or name one in CHROMIUM_PATH.",
  );
}
