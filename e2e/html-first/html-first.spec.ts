import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/clean-page.ts";
import { holdPictures, holdScripts, holdTwoSeconds, settled } from "../fixtures/held-first-paint.ts";
import { hydrated, openRunning } from "../fixtures/hydrated.ts";
import { signUpForm } from "../fixtures/sign-up-form.ts";

const informationPage = "/about-prostate-cancer/what-is-prostate-cancer/the-prostate";
const arriving = "html[data-arriving]";

/** Notes from now on which documents the page asks for. */
function documentsAsked(page: Page): string[] {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  return documents;
}

test("an information page paints its hero first and loads no JavaScript until the reader does something; from then on no link needs a new document", async ({
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
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(informationPage);

  await test.step("the hero is laid out before the first frame, which waits for it, and before what is below is read", async () => {
    const awaited = await page.locator('link[rel="expect"][blocking="render"]').getAttribute("href");
    await expect(page.locator(`.hero + [id="${awaited?.slice(1)}"]`)).toBeHidden();
    const title = await page.getByRole("heading", { level: 1 }).textContent();
    expect(await page.evaluate("window.laidOut")).toBe(title);
  });

  await test.step("no JavaScript is loaded and next to none runs before the first key", async () => {
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

  const documents = documentsAsked(page);
  const footer = page.getByRole("contentinfo");
  await test.step("Back comes to the place that was left", async () => {
    // In the middle: the end of a page lies elsewhere when fonts that came too late for it count for its next visit.
    const place = 3_000;
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), place);
    const link = footer.getByRole("link", { name: "Privacy" });
    await link.evaluate((element) => (element as HTMLElement).click());
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Privacy/);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -2);
  });

  await test.step("a link moves the focus to the heading and starts at the top", async () => {
    await footer.getByRole("link", { name: "Accessibility" }).click();
    await expect(page).toHaveURL(/\/accessibility$/);
    await expect(page.locator("h1")).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(5);
    await expect(page).toHaveTitle(/^Accessib/);
    // Its styles stood in the middle of the page that is gone.
    await expect(page.locator(".footer-columns")).toHaveCSS("display", "grid");
  });
  expect(documents).toEqual([]);
});

test("a page that is an application does not hold its script back", async ({ request }) => {
  const held = async (path: string) =>
    (await (await request.get(path)).text()).includes('data-held="module"');
  expect(await held(informationPage)).toBe(true);
  expect(await held("/ways-to-give/submission-error")).toBe(false);
});

test("a link in a text of the CMS needs no new document either, and one that asks for a post leads to the viewer", async ({
  page,
}) => {
  await openRunning(page, "/about-us/mission");
  const documents = documentsAsked(page);
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

const lastPart = "#questions-to-ask-your-doctor";

test("a page of which only the first screen is laid out while it arrives is laid out whole as soon as its picture is there, and after two seconds, however late that is", async ({
  page,
}) => {
  const letTwoSecondsPass = await holdTwoSeconds(page);
  const letPicturesCome = await holdPictures(page);
  await page.goto(informationPage, { waitUntil: "domcontentloaded" });
  await expect(page.locator(arriving)).toHaveCount(1);
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Privacy" })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.locator(lastPart)).not.toBeVisible();
  await letTwoSecondsPass();
  await expect(page.locator(lastPart)).toBeVisible();
  await expect(page.locator(arriving)).toHaveCount(0);

  await page.goto(informationPage, { waitUntil: "domcontentloaded" });
  await expect(page.locator(lastPart)).not.toBeVisible();
  letPicturesCome();
  await expect(page.locator(arriving)).toHaveCount(0);
  await expect(page.locator(".site-footer")).toHaveCSS("content-visibility", "visible");
});

test("it comes to the place that was left when the reader comes back from another document, and opens at the part that its address names", async ({
  page,
}) => {
  const top = () => page.locator(lastPart).evaluate((heading) => heading.getBoundingClientRect().top);
  await page.goto(informationPage);
  await expect(page.locator(arriving)).toHaveCount(0);
  // What is in view decides: in the site's own fonts, which are there by then, the page may be taller or lower.
  await page.locator(lastPart).evaluate((heading) => heading.scrollIntoView({ behavior: "instant" }));
  await page.goto("/privacy");
  await page.goBack();
  await expect.poll(async () => Math.abs(await top())).toBeLessThan(100);

  // From elsewhere: on its own page the address would only be scrolled to.
  await page.goto("about:blank");
  await page.goto(`${informationPage}${lastPart}`);
  await expect(page.locator(arriving)).toHaveCount(0);
  await expect.poll(top).toBeLessThan(60);
  expect(await top()).toBeGreaterThanOrEqual(0);
});

test("what is opened, pressed, typed and ticked before the JavaScript arrives counts when it has", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
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

  await page.unrouteAll({ behavior: "wait" });
  const releaseAgain = await holdScripts(page);
  await page.goto(informationPage, { waitUntil: "domcontentloaded" });
  const details = page.locator(".page-main details").first();
  const before = await details.evaluate((element: HTMLDetailsElement) => element.open);
  await details.locator("summary").click();
  await page.getByRole("main").getByRole("button", { name: "Print this page" }).click();
  const entry = page.getByRole("banner").locator(".menu-top").first();
  await entry.click();
  const panel = page.locator(`#${await entry.getAttribute("aria-controls")}`);
  await expect(panel).toBeVisible();
  await expect(page.locator("html[data-printed]")).toHaveCount(0);
  releaseAgain();
  await hydrated(page);
  await expect(details).toHaveJSProperty("open", !before);
  await expect(page.locator("html[data-printed]")).toHaveCount(1);
  await expect(panel).toBeVisible();
  // The browser itself tells that a button's popover is open; the attribute is not allowed beside it (ARIA in HTML).
  await expect(entry).not.toHaveAttribute("aria-expanded");
});

test("a sign-up, a link and a search do not wait for the JavaScript", async ({ page }) => {
  await holdTwoSeconds(page);
  await holdScripts(page);
  const letPicturesCome = await holdPictures(page);
  await page.goto(informationPage, { waitUntil: "domcontentloaded" });
  await expect(page.locator(arriving)).toHaveCount(1);
  const { form, fill, send } = signUpForm(page);

  await test.step("a sign-up comes back to its page and says so; the page is laid out whole by its first key", async () => {
    await fill("Ann", "Lee", `ann.${Date.now()}@example.ca`);
    await expect(page.locator(arriving)).toHaveCount(0);
    letPicturesCome();
    await send();
    await expect(page).toHaveURL(/the-prostate\?form=705&status=mail_sent.*#newsletter$/);
    await expect(form.getByRole("status")).toContainText("successfully added");
    await expect(form.getByRole("status")).toContainText("until you have pressed the button in it");
    await expect(form.getByRole("status").locator("strong").last()).toHaveText(/^[A-Z]+-[A-Z2-9]{8}$/);
  });

  await test.step("a link leads to its page", async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
    await expect(page).toHaveURL(/\/privacy$/);
  });

  await test.step("a search shows its results", async () => {
    const box = page.getByRole("banner").getByLabel("Search this site").first();
    await box.fill("psa");
    await box.press("Enter");
    await expect(page).toHaveURL(/\/search\?value=psa$/);
    await expect(page.getByRole("main").getByRole("link", { name: /PSA/ }).first()).toBeVisible();
  });
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
