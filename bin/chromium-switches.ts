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
