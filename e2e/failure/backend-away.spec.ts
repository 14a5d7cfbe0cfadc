import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, holdClock, test } from "../fixtures/clean-page.ts";
import { backendGate } from "./backend-gate.ts";
import { startOwnSite } from "./own-site.ts";

// Pictures of a backend or a site that is away do not come, and one that is on its way is cut.
test.use({
  expectedComplaints: /status of 502|ERR_CONNECTION_RE(FUSED|SET)|ERR_INCOMPLETE_CHUNKED_ENCODING/,
});
test.setTimeout(120_000);

const backendUrl = process.env.E2E_BACKEND_URL ?? "";
/** How the site itself is. What the shared backend says of its own work depends on the other tests. */
async function health(url: string) {
  const { degraded, ...rest } = await (await fetch(`${url}/healthz`)).json();
  const own = degraded.filter((line: string) => !line.startsWith("backend: "));
  return { ...rest, status: own.length === 0 ? "ok" : rest.status, degraded: own };
}

test("without a backend the first visitor sees that the site is starting, and then the site, by itself", async ({
  page,
}) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "own-site-"));
  const gate = await backendGate(backendUrl);
  const site = await startOwnSite(gate.url, dataDir);

  await holdClock(page);
  const answer = await page.goto(`${site.url}/about-us`);
  expect(answer?.status()).toBe(503);
  const loading = page.locator('[data-state="loading"]');
  await expect(loading).toBeVisible();
  await expect(page.getByText("The site is starting.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Retry" })).toBeHidden();
  await page.clock.runFor(5_000);
  await expect(page.getByText("This takes longer than usual.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Retry" })).toBeVisible();
  await expect(page.locator('a[href^="tel:"]')).toBeVisible();
  expect((await fetch(`${site.url}/healthz`)).status).toBe(503);

  gate.open();
  await page.clock.resume();
  await expect(page.getByRole("heading", { level: 1, name: "About us" })).toBeVisible({ timeout: 30_000 });
  await expect(loading).toHaveCount(0);
  expect(await health(site.url)).toMatchObject({ status: "ok", degraded: [] });

  await test.step("the backend goes away: pages are served all the same, and health says so", async () => {
    gate.shut();
    // Old content is asked for again after half a minute; a publication asks at once.
    expect(await site.announcePublication()).toBe(202);
    await expect
      .poll(() => health(site.url))
      .toMatchObject({
        status: "degraded",
        degraded: [expect.stringContaining("the backend does not answer")],
      });
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    expect((await page.goto(`${site.url}/get-support`))?.status()).toBe(200);
    expect((await fetch(`${site.url}/api/videos`)).status).toBe(502);
    expect(await site.stop()).toBe(0);
  });

  await test.step("the site starts again without its backend and serves what it kept", async () => {
    const again = await startOwnSite(gate.url, dataDir);
    expect((await page.goto(`${again.url}/get-support`))?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1, name: "Get support" })).toBeVisible();
    await again.stop();
  });
  gate.stop();
  rmSync(dataDir, { recursive: true });
});
