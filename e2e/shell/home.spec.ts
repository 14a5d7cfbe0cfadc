import { expect, holdClock, test } from "../fixtures/clean-page.ts";
import { openRunning, wake } from "../fixtures/hydrated.ts";
import { setInOwnFonts } from "../fixtures/page-fonts.ts";

const firstScreens = [
  [360, 640],
  [1920, 1080],
] as const;

test("the slides move on by themselves, rest where the reader is, and stand still when paused", async ({
  page,
}) => {
  // A clock that only the test moves.
  await holdClock(page);
  await page.goto("/");
  const dots = page.getByRole("button", { name: /^Show slide/ });
  const slides = page.getByRole("region", { name: "Highlights" });
  const count = await dots.count();
  const shown = (slide: number) => expect(dots.nth(slide % count)).toHaveAttribute("aria-current", "true");

  await setInOwnFonts(page);
  for (const [width, height] of firstScreens) {
    await test.step(`the first screen of ${width} × ${height} says what this is, how to give and where to go on`, async () => {
      await page.setViewportSize({ width, height });
      await expect(slides.getByRole("heading").first()).toBeInViewport({ ratio: 1 });
      await expect(slides.getByRole("link", { name: /^Learn More/ }).first()).toBeInViewport({ ratio: 1 });
      const donate = page.getByRole("banner").getByRole("link", { name: "Donate" });
      await expect(donate).toBeInViewport({ ratio: 1 });
    });
  }
  await page.setViewportSize({ width: 1280, height: 720 });

  await test.step("they move on after five seconds and go round, with the page untouched and with React", async () => {
    await expect(page.getByRole("button", { name: "Pause the slides" })).toBeVisible();
    for (let slide = 1; slide <= count; slide += 1) {
      await page.clock.runFor(5_000);
      await shown(slide);
    }
    await page.clock.runFor(5_000);
    await wake(page);
    await shown(1);
    await page.clock.runFor(5_000);
    await shown(2);
  });

  await test.step("they rest while the reader points at them or is in them by keyboard, and go on afterwards", async () => {
    await slides.hover();
    await page.clock.runFor(20_000);
    await shown(2);
    await page.mouse.move(600, 20);
    await dots.first().focus();
    await page.keyboard.press("Shift+Tab");
    await page.clock.runFor(20_000);
    await shown(2);
    await page.getByRole("link", { name: /home page/ }).focus();
    await page.clock.runFor(5_000);
    await shown(3);
  });

  await test.step("a dot shows its slide, and pause keeps it", async () => {
    await page.getByRole("button", { name: "Pause the slides" }).click();
    await dots.nth(1).click();
    await page.mouse.move(600, 20);
    await page.getByRole("link", { name: /home page/ }).focus();
    await page.clock.runFor(20_000);
    await shown(1);
  });
});

test.describe("for readers who prefer less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("the slides rest, and move once play is pressed", async ({ page }) => {
    await holdClock(page);
    await openRunning(page, "/");
    const current = (slide: number) =>
      expect(page.getByRole("button", { name: `Show slide ${slide}` })).toHaveAttribute(
        "aria-current",
        "true",
      );
    await page.clock.runFor(20_000);
    await current(1);
    await page.getByRole("button", { name: "Play the slides" }).click();
    await expect(page.getByRole("button", { name: "Pause the slides" })).toBeVisible();
    await page.clock.runFor(5_000);
    await current(2);
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
