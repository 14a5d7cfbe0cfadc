import { expectAccessible } from "../a11y/findings.ts";
import { expect, paths, test } from "./donation-form.ts";
import { answer, keepAnswer } from "./outcome.ts";

// The browser itself reports a request that was cut. What else these pages say, and where they lead whoever has no gift, is
// in `site/app/ways-to-give/outcome-pages.test.tsx`.
test.use({ expectedComplaints: /Failed to load resource/ });

test("while the server cannot be reached the pages of a gift say so, keep asking or offer to, and have no accessibility faults", async ({
  page,
}) => {
  await page.route("**/api/donations/outcome*", (route) => route.abort());
  // Any answer of the site's own, which is there at once.
  await page.goto("/robots.txt");
  await keepAnswer(page, answer({ ResponseCode: null, AuthCode: null }));
  await page.goto(paths.fallback);
  await expect(page.getByText("Our server cannot be reached from here at the moment.")).toBeVisible();
  await expectAccessible(page);
  await keepAnswer(page, answer({}));
  for (const path of [paths.thankYou, paths.receipt]) {
    await page.goto(path);
    await expect(page.getByText("Nothing about your gift has changed.")).toBeVisible();
    await expect(page.getByRole("main").getByRole("button", { name: "Try again" })).toBeVisible();
    await expectAccessible(page);
  }
});
