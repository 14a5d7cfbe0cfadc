import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * The pages with which Chromium builds the lists under its address bar, again for every window and as good as every test:
 * some 400 requests and 400 ms of a processor at the very time at which the page under test is opened.
 */
const addressBarPages = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"];

/** What Playwright switches off itself (`disabledFeatures` in playwright-core): Chromium reads only the last such list. */
const disabledByPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/** Switches for a headless Chromium without network chatter of its own, and with no more work of its own than needed. */
export const chromiumSwitches = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
  // The shell would round the width of every letter to whole pixels, which no window does.
  "--font-render-hinting=none",
  `--disable-features=${[...disabledByPlaywright, ...addressBarPages].join(",")}`,
];

/** The browser without a window: it needs two thirds of the processor time of the whole one for the same pages. */
const headlessShell = "/usr/bin/chromium-headless-shell";

const places = [
  headlessShell,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

const find = () => [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place));

/** Installs Debian's package, or the one of the whole browser where Debian is too old to have it. Ubuntu has neither. */
function install() {
  console.log("Installing Chromium from Debian's packages …");
  const options: SpawnSyncOptions = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  // Without a network an installed Chromium will do, and is not to be waited for.
  const patience = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20"];
  const aptGet = (...words: string[]) =>
    spawnSync("apt-get", [...patience, "-qq", ...words], options).status === 0;
  aptGet("update");
  const has = (name: string) => aptGet("install", "-y", "--no-install-recommends", name);
  if (!has("chromium-headless-shell") && !find()) has("chromium");
}

/**
 * Path of a Chromium for the browser tests: `CHROMIUM_PATH`, Debian's Chromium without a window, installed when we may
 * install packages, or one in the usual places.
 *
 * @throws Error that says in one line what to install.
 */
export function chromium(): string {
  const found = find();
  if (found && (found === process.env.CHROMIUM_PATH || found === headlessShell)) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) install();
  const installed = find();
  if (installed) return installed;
  throw new Error(
    "The browser tests need Chromium: `apt-get install chromium-headless-shell` on Debian, Google Chrome on Ubuntu, or name one in CHROMIUM_PATH.",
  );
}
