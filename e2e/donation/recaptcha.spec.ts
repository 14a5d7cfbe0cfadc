import type { Page } from "@playwright/test";
import { startSecondSite } from "../fixtures/second-site.ts";
import { test as base, expect, paths } from "./donation-form.ts";

const service = "https://www.google.com/recaptcha/";

/** Stands in for the service's script: its token tells what it was asked for. */
const standIn = `window.grecaptcha = {
  ready: (callback) => callback(),
  execute: async (siteKey, { action }) => "token of " + siteKey + " for " + action,
};`;

const settings = {
  humanCheck: { kind: "recaptcha", siteKey: "site-key" },
  cvd: false,
  hostedCardFields: null,
};
const wantRecaptcha = (page: Page) =>
  page.route("**/api/donations/settings", (route) => route.fulfill({ json: settings }));

/** All in a site that is told of the service. */
const test = base.extend<object, { siteWithService: string }>({
  siteWithService: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner asks for the braces.
    async ({}, use) => {
      const site = await startSecondSite({ RECAPTCHA_SITE_KEY: "site-key" });
      await use(site.url);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ siteWithService }, use) => use(siteWithService),
});
// One worker for all of them, so that the site is started once.
test.describe.configure({ mode: "default", timeout: 120_000 });

test("the service is asked on the card step alone, and its token goes with the gift", async ({
  page,
  form,
}) => {
  const asked: string[] = [];
  await page.route(/google\.com|gstatic\.com/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: standIn });
  });
  await wantRecaptcha(page);
  let sent = "";
  await page.route("**/api/donate", (route) => {
    sent = route.request().postData() ?? "";
    return route.fulfill({ json: { error: "reCAPTCHA verification failed" } });
  });
  await form.open();
  await form.amount("40");
  await form.nextToDonor();
  expect(asked).toEqual([]);
  await form.donor();
  await expect.poll(() => asked).toEqual([`${service}api.js?render=site-key`]);
  await form.card();
  await expect(page.getByText("This form is protected by reCAPTCHA")).toBeVisible();
  await form.give();
  await page.waitForURL(`**${paths.captchaError}`);
  expect(sent).toContain("token of site-key for submit");
  expect(asked).toHaveLength(1);
});

test("the policy of the pages names the service only where it is configured", async ({
  request,
  siteWithService,
}) => {
  const policy = async (origin: string) =>
    (await request.get(`${origin}${paths.form}`)).headers()["content-security-policy"];
  expect(await policy(siteWithService)).toContain(`script-src 'self'`);
  expect(await policy(siteWithService)).toContain(service);
  expect(await policy(process.env.E2E_SITE_URL ?? "")).not.toMatch(/google|gstatic/);
});

test.describe("a browser that blocks the service", () => {
  // The browser itself reports the script that it did not get.
  test.use({ expectedComplaints: /Failed to load resource/ });
  test("sends nothing and says so", async ({ page, form }) => {
    await page.route(/google\.com/, (route) => route.abort());
    await wantRecaptcha(page);
    await form.atCard("40");
    await form.give();
    await expect(form.problems).toContainText("nothing was sent and you were not charged");
  });
});
