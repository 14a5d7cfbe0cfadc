import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/clean-page.ts";
import { holdClock } from "../fixtures/held-clock.ts";
import { openRunning, wake } from "../fixtures/hydrated.ts";

/** The home page as it runs, on a clock that only the test moves. */
async function openHome(page: Page) {
  await holdClock(page);
  await openRunning(page, "/");
}

test("the slides move on after five seconds and go round, with the page untouched and with React", async ({
  page,
}) => {
  await holdClock(page);
  await page.goto("/");
  const dots = page.getByRole("button", { name: /^Show slide/ });
  const count = await dots.count();
  await expect(page.getByRole("button", { name: "Pause the slides" })).toBeVisible();
  for (let slide = 1; slide <= count; slide += 1) {
    await page.clock.runFor(5_000);
    await expect(dots.nth(slide % count)).toHaveAttribute("aria-current", "true");
  }
  await page.clock.runFor(5_000);
  await wake(page);
  await expect(dots.nth(1)).toHaveAttribute("aria-current", "true");
  await page.clock.runFor(5_000);
  await expect(dots.nth(2 % count)).toHaveAttribute("aria-current", "true");
});

test("a dot shows its slide, and pause keeps it", async ({ page }) => {
  await openHome(page);
  await page.getByRole("button", { name: "Pause the slides" }).click();
  const second = page.getByRole("button", { name: /^Show slide 2/ });
  await second.click();
  await page.mouse.move(600, 20);
  await page.getByRole("link", { name: /home page/ }).focus();
  await page.clock.runFor(20_000);
  await expect(second).toHaveAttribute("aria-current", "true");
});

test("the slides rest while the reader points at them or is in them by keyboard, and go on afterwards", async ({
  page,
}) => {
  await openHome(page);
  const first = page.getByRole("button", { name: /^Show slide 1/ });
  await page.getByRole("region", { name: "Highlights" }).hover();
  await page.clock.runFor(20_000);
  await expect(first).toHaveAttribute("aria-current", "true");
  await page.mouse.move(600, 20);
  await first.focus();
  await page.keyboard.press("Shift+Tab");
  await page.clock.runFor(20_000);
  await expect(first).toHaveAttribute("aria-current", "true");
  await page.getByRole("link", { name: /home page/ }).focus();
  await page.clock.runFor(5_000);
  await expect(page.getByRole("button", { name: /^Show slide 2/ })).toHaveAttribute("aria-current", "true");
});

for (const [width, height] of [
  [360, 640],
  [1920, 1080],
] as const) {
  test(`the first screen of ${width} × ${height} says what this is, how to give and where to go on`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const slide = page.getByRole("region", { name: "Highlights" });
    await expect(slide.getByRole("heading").first()).toBeInViewport({ ratio: 1 });
    await expect(slide.getByRole("link", { name: /^Learn More/ }).first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("banner").getByRole("link", { name: "Donate" })).toBeInViewport({ ratio: 1 });
  });
}

test.describe("for readers who prefer less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("the slides rest", async ({ page }) => {
    await openHome(page);
    await page.clock.runFor(20_000);
    await expect(page.getByRole("button", { name: /^Show slide 1/ })).toHaveAttribute("aria-current", "true");
  });

  test("the slides move once play is pressed", async ({ page }) => {
    await openHome(page);
    await page.getByRole("button", { name: "Play the slides" }).click();
    await expect(page.getByRole("button", { name: "Pause the slides" })).toBeVisible();
    await page.clock.runFor(5_000);
    await expect(page.getByRole("button", { name: /^Show slide 2/ })).toHaveAttribute("aria-current", "true");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the first slide, the figures and the three ways to help are complete", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("link", { name: /^Learn More/ }).first()).toBeVisible();
    await expect(page.getByText("25+")).toBeVisible();
    const help = page.getByRole("region", { name: "Take Action" });
    for (const href of ["/get-involved/find-an-event", "/ways-to-give/donate", "/get-involved/volunteer"]) {
      await expect(help.locator(`a[href="${href}"]`)).toBeVisible();
    }
  });
});
