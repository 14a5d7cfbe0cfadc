import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/clean-page.ts";
import { holdPictures, holdTwoSeconds } from "../fixtures/held-first-paint.ts";
import { tellSlowLine } from "../fixtures/slow-line.ts";

const phone = { width: 390, height: 700 };
const informationPage = "/about-prostate-cancer/what-is-prostate-cancer/the-prostate";
const held = (page: Page) => page.locator("noscript[data-below]");
/** Laid out in columns by below.css alone. */
const footerColumns = (page: Page) => page.locator(".footer-columns");

/** The page on a slow phone, before its picture is there. */
async function openUnpainted(page: Page, path: string) {
  await page.setViewportSize(phone);
  await tellSlowLine(page);
  const letTwoSecondsPass = await holdTwoSeconds(page);
  const letPicturesCome = await holdPictures(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return { letTwoSecondsPass, letPicturesCome };
}

// Of the kinds of pages whose text begins below it, under the box for urgent help.
for (const path of [
  informationPage,
  "/about-us/contact-us",
  "/about-prostate-cancer/treatment/treatment-for-localized-prostate-cancer",
  "/about-prostate-cancer/living-with-prostate-cancer/sleep",
  "/get-support/peer-support",
  "/get-support/more-resources/external-resources",
]) {
  test(`the first screen of ${path} needs none of the styles of what is below`, async ({ page }) => {
    const { letTwoSecondsPass } = await openUnpainted(page, path);
    await expect(held(page)).toHaveCount(1);
    const before = await page.screenshot({ animations: "disabled" });
    await letTwoSecondsPass();
    await expect(held(page)).toHaveCount(0);
    const after = await page.screenshot({ animations: "disabled" });
    expect(after.equals(before)).toBe(true);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
}

test("the first words of the donation form need none of the styles that stand behind them", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const form = "/ways-to-give/donate-online";
  const words = page.locator(".giving-head");
  // Both times in the fonts of the device: those of the site come in time for one of the two, or for both.
  await page.route("**/*.woff2", (route) => route.fulfill({ status: 404 }));
  await page.goto(form);
  const whole = await words.screenshot({ animations: "disabled" });
  await page.route(`**${form}`, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({ response: answer, body: html.slice(0, html.indexOf("data-first-screen-end")) });
  });
  await page.goto(form);
  await expect(page.locator(".donation-form")).toHaveCount(0);
  expect((await words.screenshot({ animations: "disabled" })).equals(whole)).toBe(true);
});

test("on a slow phone the styles of what is below count as soon as the picture is there", async ({
  page,
}) => {
  const { letPicturesCome } = await openUnpainted(page, informationPage);
  await expect(held(page)).toHaveCount(1);
  await expect(footerColumns(page)).toHaveCSS("display", "block");
  letPicturesCome();
  await expect(footerColumns(page)).toHaveCSS("display", "grid");
});

test("on a slow phone they count as soon as the reader does something, or prints the page", async ({
  page,
}) => {
  await openUnpainted(page, informationPage);
  await page.keyboard.press("Tab");
  await expect(held(page)).toHaveCount(0);
  await page.goto(informationPage.replace("the-prostate", "signs-and-symptoms"), {
    waitUntil: "domcontentloaded",
  });
  await expect(held(page)).toHaveCount(1);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(held(page)).toHaveCount(0);
  await expect(page.locator("html[data-arriving]")).toHaveCount(0);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("on a slow phone they count when the reader did something before they were read", async ({ page }) => {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.body) return;
      watch.disconnect();
      dispatchEvent(new Event("beforeprint"));
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await openUnpainted(page, informationPage);
  await expect(held(page)).toHaveCount(0);
  await expect(footerColumns(page)).toHaveCSS("display", "grid");
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("on a wide screen, on a good line and at a part of a page they count from the start", async ({
  page,
}) => {
  await holdTwoSeconds(page);
  await holdPictures(page);
  await page.setViewportSize(phone);
  await page.goto(informationPage, { waitUntil: "domcontentloaded" });
  await expect(page.locator("html[data-arriving]")).toHaveCount(1);
  await expect(held(page)).toHaveCount(0);
  await tellSlowLine(page);
  await page.goto(`${informationPage}?part#questions-to-ask-your-doctor`, { waitUntil: "domcontentloaded" });
  await expect(held(page)).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(informationPage, { waitUntil: "domcontentloaded" });
  await expect(page.locator("html[data-line]")).toHaveCount(1);
  await expect(held(page)).toHaveCount(0);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("they count in a browser that tells pages nothing of how they were come to", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "PerformanceNavigationTiming"));
  await page.goto(informationPage);
  await expect(footerColumns(page)).toHaveCSS("display", "grid");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the styles of what is below count from the start", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(informationPage);
    await expect(footerColumns(page)).toHaveCSS("display", "grid");
  });
});
