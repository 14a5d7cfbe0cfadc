import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "../fixtures/clean-page.ts";
import { startOwnSite } from "./own-site.ts";

test.use({ expectedComplaints: /ERR_FAILED|Unsafe attempt to initiate navigation|allow-top-navigation/ });
test.setTimeout(120_000);

/** What another company would show: it has scripts of its own and would lead the page that frames it away. */
const calendarPage = `<!doctype html><title>Calendar</title><h1>Meetings elsewhere</h1><p></p><script>
document.querySelector("p").textContent = "Drawn by a script";
try { top.location = "/gone" } catch {}
</script>`;

test("the calendar of another company is shown on press, below our own list, and one that is blocked is said not to come", async ({
  page,
}) => {
  const asked: string[] = [];
  const company = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(200, { "content-type": "text/html" }).end(calendarPage);
  }).listen(0, "127.0.0.1");
  await once(company, "listening");
  const host = `127.0.0.1:${(company.address() as AddressInfo).port}`;
  const dataDir = mkdtempSync(path.join(tmpdir(), "own-site-"));
  const site = await startOwnSite(process.env.E2E_BACKEND_URL ?? "", dataDir, {
    CALENDAR_WIDGET_SRC: `http://${host}/embed`,
  });
  const address = `${site.url}/get-support/support-groups/find-a-meeting`;
  await expect.poll(async () => (await fetch(address)).status, { timeout: 30_000 }).toBe(200);

  await page.route(`http://${host}/**`, (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  // Without React, which waits for the reader: the group's clock, and the reader's where that is another.
  await expect(page.locator(".meeting-here").filter({ hasText: "on your clock" }).first()).toBeVisible();
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
  const widget = page.getByRole("region", { name: "Another calendar" });
  await expect(widget).toContainText("comes from another company");
  await page.getByRole("button", { name: `Show the calendar of ${host}` }).click();
  const again = widget.getByRole("button", { name: "Load it again" });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(widget.getByRole("alert")).toContainText(`The calendar of ${host} could not load`);
    // The way back up stands beside the page, or in a line below it: it covers nothing of the button.
    // It moves there when the page has been laid out for the new width.
    await expect(async () => {
      await again.evaluate((button) => button.scrollIntoView({ block: "nearest", behavior: "instant" }));
      const up = await page.getByRole("button", { name: "Back to top" }).boundingBox();
      const box = await again.boundingBox();
      if (!up || !box) throw new Error("there is no way back up, or no button");
      expect(box.x + box.width <= up.x || box.y + box.height <= up.y).toBe(true);
    }).toPass();
  }
  expect(asked).toEqual([]);

  await page.unroute(`http://${host}/**`);
  await again.click();
  const calendar = widget.getByTitle(`Calendar of ${host}`);
  await expect(calendar.contentFrame().getByText("Drawn by a script")).toBeVisible();
  await expect(widget.getByRole("status")).toHaveCount(0);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const box = await calendar.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(1000);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
  expect(page.url()).toBe(address);
  const list = await page.locator(".meetings").boundingBox();
  expect((await calendar.boundingBox())?.y).toBeGreaterThan((list?.y ?? 0) + (list?.height ?? 0));

  await site.stop();
  company.close();
  company.closeAllConnections();
  rmSync(dataDir, { recursive: true, force: true });
});
