import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/clean-page.ts";
import { holdPictures, holdScripts, holdTwoSeconds, settled } from "../fixtures/held-arrival.ts";
import { hydrated, openRunning } from "../fixtures/hydrated.ts";
import { signUpForm } from "../fixtures/sign-up-form.ts";

const informationPage = "/about-prostate-cancer/what-is-prostate-cancer/the-prostate";

test("an information page loads no JavaScript and runs next to none until the reader does something", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(informationPage);
  await settled(page);
  expect(scripts).toEqual([]);
  const inline = await page
    .locator("script:not([type])")
    .evaluateAll((all) => all.reduce((length, script) => length + (script.textContent ?? "").length, 0));
  expect(inline).toBeLessThan(5_000);
  await page.keyboard.press("Tab");
  await hydrated(page);
  expect(scripts.length).toBeGreaterThan(0);
});

test("the hero is laid out before the first frame, which waits for it, and before what is below is read", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const measure = Element.prototype.getBoundingClientRect;
    Element.prototype.getBoundingClientRect = function (this: Element) {
      if (this === document.body && document.querySelector(".hero + i") && !document.querySelector("footer"))
        Object.assign(window, { laidOut: document.querySelector("h1")?.textContent });
      return measure.call(this);
    };
  });
  await page.goto(informationPage);
  const awaited = await page.locator('link[rel="expect"][blocking="render"]').getAttribute("href");
  await expect(page.locator(`.hero + [id="${awaited?.slice(1)}"]`)).toBeHidden();
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  expect(await page.evaluate("window.laidOut")).toBe(title);
});

test("a page that is an application runs at once", async ({ page }) => {
  await page.goto("/ways-to-give/submission-error");
  await hydrated(page);
});

test("a link pressed before the JavaScript arrives leads to its page", async ({ page }) => {
  await holdScripts(page);
  await page.goto(informationPage);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a link pressed afterwards needs no new document, moves focus to the heading and starts at the top", async ({
  page,
}) => {
  await page.goto(informationPage);
  await page.keyboard.press("Tab");
  await hydrated(page);
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Accessibility" }).click();
  await expect(page).toHaveURL(/\/accessibility$/);
  await expect(page.locator("h1")).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(5);
  await expect(page).toHaveTitle(/^Accessib/);
  // Its styles stood in the middle of the page that is gone.
  await expect(page.locator(".footer-columns")).toHaveCSS("display", "grid");
  expect(documents).toEqual([]);
});

test("a link in a text of the CMS needs no new document either, and one that asks for a post leads to the viewer", async ({
  page,
}) => {
  await openRunning(page, "/about-us/mission");
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.getByRole("main").locator('.prose a[href="/get-support/reef-knot-kits"]').first().click();
  await expect(page).toHaveURL(/reef-knot-kits$/);
  await expect(page.locator("h1")).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Mission and history" })).toBeVisible();
  const link = page.getByRole("main").locator(".prose a").first();
  await expect(link).toBeVisible();
  const feed = await (await page.request.get("/api/ig")).json();
  const post = String(feed.data[0].id);
  await link.evaluate((element, id) => element.setAttribute("href", `/about-us?post=${id}`), post);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/news\\?post=${post}$`));
  await expect(page.getByRole("dialog", { name: "Instagram post" })).toBeVisible();
  expect(documents).toEqual([]);
});

test("Back comes to the place that was left", async ({ page }) => {
  await page.goto(informationPage);
  await page.keyboard.press("Tab");
  await hydrated(page);
  // In the middle: the end of a page lies elsewhere when fonts that came too late for it count for its next visit.
  const place = 3_000;
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), place);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Privacy" });
  await link.evaluate((element) => (element as HTMLElement).click());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Privacy/);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -2);
});

test.describe("a page of which only the first screen is laid out while it arrives", () => {
  const arriving = "html[data-arriving]";
  const lastPart = "#questions-to-ask-your-doctor";
  const top = (page: Page) =>
    page.locator(lastPart).evaluate((heading) => heading.getBoundingClientRect().top);

  test("is laid out whole as soon as its picture is there", async ({ page }) => {
    await holdTwoSeconds(page);
    const letPicturesCome = await holdPictures(page);
    await page.goto(informationPage, { waitUntil: "domcontentloaded" });
    await expect(page.locator(arriving)).toHaveCount(1);
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Privacy" })).toBeVisible();
    letPicturesCome();
    await expect(page.locator(arriving)).toHaveCount(0);
    await expect(page.locator(".site-footer")).toHaveCSS("content-visibility", "visible");
  });

  test("is laid out whole after two seconds, however late its picture is", async ({ page }) => {
    const letTwoSecondsPass = await holdTwoSeconds(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await holdPictures(page);
    await page.goto(informationPage, { waitUntil: "domcontentloaded" });
    await expect(page.locator(lastPart)).not.toBeVisible();
    await letTwoSecondsPass();
    await expect(page.locator(lastPart)).toBeVisible();
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  test("is laid out whole as soon as the reader does something", async ({ page }) => {
    await holdTwoSeconds(page);
    await holdPictures(page);
    await page.goto(informationPage, { waitUntil: "domcontentloaded" });
    await expect(page.locator(arriving)).toHaveCount(1);
    await page.keyboard.press("Tab");
    await expect(page.locator(arriving)).toHaveCount(0);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  test("comes to the place that was left when the reader comes back from another document", async ({
    page,
  }) => {
    await page.goto(informationPage);
    await expect(page.locator(arriving)).toHaveCount(0);
    // What is in view decides: in the site's own fonts, which are there by then, the page may be taller or lower.
    await page.locator(lastPart).evaluate((heading) => heading.scrollIntoView({ behavior: "instant" }));
    await page.goto("/privacy");
    await page.goBack();
    await expect.poll(async () => Math.abs(await top(page))).toBeLessThan(100);
  });

  test("opens at the part that its address names", async ({ page }) => {
    await page.goto(`${informationPage}${lastPart}`);
    await expect(page.locator(arriving)).toHaveCount(0);
    await expect.poll(() => top(page)).toBeLessThan(60);
    expect(await top(page)).toBeGreaterThanOrEqual(0);
  });
});

test("details opened before the JavaScript arrives stay open when it has", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/get-support/support-groups/faq");
  const details = page.getByRole("main").locator("details").first();
  const before = await details.evaluate((element: HTMLDetailsElement) => element.open);
  await details.locator("summary").click();
  release();
  await hydrated(page);
  await expect(details).toHaveJSProperty("open", !before);
});

test("text typed and boxes ticked before the JavaScript arrives are kept", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/get-support/reef-knot-kits", { waitUntil: "domcontentloaded" });
  const town = page.getByRole("main").locator('input[name="rkcity"]');
  const list = page.getByRole("main").locator('input[name="join_mailing_list"]');
  const ticked = await list.isChecked();
  await town.fill("Moose Jaw");
  await page.getByText("Add me to the mailing list.").click();
  await expect(list).toBeChecked({ checked: !ticked });
  release();
  await hydrated(page);
  await expect(town).toHaveValue("Moose Jaw");
  await expect(list).toBeChecked({ checked: !ticked });
});

test("a button that needs React, pressed before it arrives, acts as soon as it has", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  const release = await holdScripts(page);
  await page.goto(informationPage, { waitUntil: "domcontentloaded" });
  await page.getByRole("main").getByRole("button", { name: "Print this page" }).click();
  release();
  await hydrated(page);
  await expect(page.locator("html[data-printed]")).toHaveCount(1);
});

test("a search sent before the JavaScript arrives shows its results", async ({ page }) => {
  await holdScripts(page);
  await page.goto(informationPage);
  const box = page.getByRole("banner").getByRole("searchbox").first();
  await box.fill("psa");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/search\?value=psa$/);
  await expect(page.getByRole("main").getByRole("link", { name: /PSA/ }).first()).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("pages cross over where the browser can, and stand still for those who want no motion", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready.then(() => {
        const moving = document
          .getAnimations()
          .filter(
            ({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.includes("transition"),
          );
        document.documentElement.setAttribute("data-moving", String(moving.length > 0));
      });
      return transition;
    };
  });
  const followed = async (reducedMotion: "reduce" | "no-preference") => {
    await page.emulateMedia({ reducedMotion });
    await page.goto(informationPage);
    await page.keyboard.press("Tab");
    await hydrated(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Accessibility" }).click();
    await expect(page).toHaveURL(/\/accessibility$/);
    await expect(page.locator("html")).toHaveAttribute("data-moving", String(reducedMotion !== "reduce"));
  };
  await followed("no-preference");
  await followed("reduce");
});

test("a sign-up sent before the JavaScript arrives comes back to its page and says so", async ({ page }) => {
  await holdScripts(page);
  await page.goto(informationPage);
  const { form, fill, send } = signUpForm(page);
  await fill("Ann", "Lee", `ann.${Date.now()}@example.ca`);
  await send();
  await expect(page).toHaveURL(/the-prostate\?form=705&status=mail_sent.*#newsletter$/);
  await expect(form.getByRole("status")).toContainText("successfully added");
  await expect(form.getByRole("status")).toContainText("please press the button in it");
  await expect(form.getByRole("status").locator("strong")).toHaveText(/^[A-Z]+-[A-Z2-9]{8}$/);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test.describe("a cut connection", () => {
  test.use({ expectedComplaints: /net::ERR_FAILED/ });

  test("a sign-up whose rules do not arrive is sent by the browser", async ({ page }) => {
    await page.route("**/assets/sign-up-*.js", (route) => route.abort());
    await page.goto(informationPage);
    const { form, fill, untilReady, send } = signUpForm(page);
    await fill("Ann", "Lee", `ann.cut.${Date.now()}@example.ca`);
    await untilReady();
    await send();
    await expect(form.getByRole("status")).toContainText("successfully added");
  });
});
