import { TOTP } from "otpauth";
import { expectAccessible } from "../a11y/findings.ts";
import { donationForm } from "../donation/donation-form.ts";
import { expectThanks, keptData, receiptIssued } from "../donation/outcome.ts";
import { expect, test } from "../fixtures/clean-page.ts";
import { openRunning } from "../fixtures/hydrated.ts";
import {
  adminPaths,
  faultsIn,
  officeScreens,
  openAdminPage,
  openAdminPages,
  takenOver,
  visitedAdminPaths,
} from "./every-admin-page.ts";
import {
  addAccount,
  administrator,
  adminUrl,
  apiUrl,
  documentWith,
  leaveColleague,
  oneTimePassword,
  signIn,
} from "./staff.ts";

// In their order, since the first chooses the password of all others; one that fails keeps none of them from running.
test.describe.configure({ mode: "default", timeout: 240_000 });
// The preview is loaded anew at each save: one that comes while it crosses from page to page breaks that off.
test.use({ expectedComplaints: /status of (400|401|409)|Transition was skipped\. Navigation aborted/ });

const uri = "/get-support/support-group-councils";
const toast = ".payload-toast-item";

test("the first administrator signs in with the printed password and must choose another", async ({
  page,
  request,
}, { retry }) => {
  const oneTime = { password: oneTimePassword(), mustChangePassword: true };
  // A first try may have chosen the password before it failed.
  const chosen = retry > 0 && (await request.post(`${apiUrl}/users/login`, { data: administrator })).ok();
  await signIn(
    page,
    chosen ? await addAccount(request, "administrator", oneTime) : { ...administrator, ...oneTime },
  );
  await page.getByRole("link", { name: "choose a password of your own" }).click();
  // A press before the admin runs is never heard.
  const openFields = () =>
    expect(async () => {
      const open = page.getByRole("button", { name: "Change Password" });
      if (await open.isVisible()) await open.click();
      await expect(page.getByLabel("New Password")).toBeVisible({ timeout: 1_500 });
    }).toPass();
  await openFields();
  const choose = async (password: string) => {
    await page.getByLabel("Current password").fill(oneTimePassword());
    await page.getByLabel("New Password").fill(password);
    await page.getByLabel("Confirm Password").fill(password);
    // The admin checks what was typed a moment later, and refuses to save before.
    await expect(async () => {
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.locator(toast).first()).not.toHaveText(/correct invalid fields/, { timeout: 1_500 });
    }).toPass();
  };
  await choose("too short");
  await expect(page.locator(toast, { hasText: "A password has at least 12 characters." })).toBeVisible({
    timeout: 30_000,
  });
  await page.reload();
  await openFields();
  await choose(administrator.password);
  await expect(page.locator(toast, { hasText: "Updated successfully" })).toBeVisible({ timeout: 30_000 });

  await page.goto(adminUrl);
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  await expect(page.getByText("one-time password")).toHaveCount(0);
  await leaveColleague(request);
});

test("a draft is seen in the preview alone; published, it is on the site within seconds", async ({
  page,
  request,
}) => {
  await request.post(`${apiUrl}/users/login`, { data: administrator });
  await page.context().addCookies((await request.storageState()).cookies);
  // The admin remembers for each person whether the preview was open.
  await request.post(`${apiUrl}/payload-preferences/collection-pages`, {
    data: { value: { editViewType: "default" } },
  });
  const doc = await documentWith(request, "pages", "uri", uri);
  await page.goto(uri);
  await expect(page.getByRole("heading", { level: 1, name: doc.title })).toBeVisible();

  const title = "Our councils";
  await openAdminPage(page, `/admin/collections/pages/${doc.id}`);
  await page.getByLabel("Title", { exact: false }).first().fill(title);
  await expect(page.getByText("Changed", { exact: false }).first()).toBeVisible({ timeout: 30_000 });
  await page.locator("#live-preview-toggler").click();
  const preview = page.frameLocator("iframe");
  await expect(preview.getByRole("heading", { level: 1, name: title })).toBeVisible({ timeout: 30_000 });
  await expect(preview.getByText("Draft: visitors still see what was published last")).toBeVisible();
  expect(await (await request.get(uri)).text()).not.toContain(title);

  // Published at once after the last word: what is typed is saved first, so that no draft comes to stand over it.
  const saves: string[] = [];
  page.on("request", (asked) => {
    if (asked.method() === "PATCH" && asked.url().includes(`/pages/${doc.id}?`))
      saves.push(asked.url().includes("autosave=true") ? "draft" : "published");
  });
  const last = "Our councils, all of them";
  await page.getByLabel("Title", { exact: false }).first().fill(last);
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect.poll(async () => (await request.get(uri)).text(), { timeout: 30_000 }).toContain(last);
  expect(saves).toEqual(["draft", "published"]);
  await expect(preview.getByText("Published: this is what visitors see.")).toBeVisible({ timeout: 30_000 });
  const newest = await request.get(`${apiUrl}/pages/${doc.id}?draft=true&depth=0`);
  expect(await newest.json()).toMatchObject({ _status: "published", title: last });
  await request.patch(`${apiUrl}/pages/${doc.id}`, { data: { title: doc.title, _status: "published" } });
});

test("a page published at an address that no section has is shown there, and gone once it is taken back", async ({
  page,
  request,
}) => {
  await request.post(`${apiUrl}/users/login`, { data: administrator });
  const words = { title: "Movember 2027", description: "What we do in November, and how to join." };
  const answer = await request.post(`${apiUrl}/pages`, {
    data: { ...words, uri: "/movember-2027", _status: "published" },
  });
  const { doc } = await answer.json();
  const status = async () => (await request.get("/movember-2027")).status();
  await expect.poll(status, { timeout: 30_000 }).toBe(200);
  await page.goto("/movember-2027");
  await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);

  await request.delete(`${apiUrl}/pages/${doc.id}`);
  await expect.poll(status, { timeout: 30_000 }).toBe(404);
});

test("editors are kept from mistakes that visitors would see", async ({ request }) => {
  await request.post(`${apiUrl}/users/login`, { data: administrator });
  const sleep = await documentWith(
    request,
    "pages",
    "uri",
    "/about-prostate-cancer/living-with-prostate-cancer/sleep",
  );

  await test.step("a clinical page is not published without its reviewer", async () => {
    const answer = await request.patch(`${apiUrl}/pages/${sleep.id}`, {
      data: { clinical: { ...sleep.clinical, reviewer: "" }, _status: "published" },
    });
    expect(answer.status()).toBe(400);
    expect(await answer.text()).toContain("A clinical page needs a reviewer before it is published.");
  });

  await test.step("a picture that a page shows is not deleted", async () => {
    const answer = await request.delete(`${apiUrl}/media/${sleep.hero.image}`);
    expect(answer.status()).toBe(409);
    expect(await answer.text()).toContain(`Page “${sleep.title}”`);
  });
});

test("a redirect made by staff leads on at once", async ({ page, request }) => {
  await request.post(`${apiUrl}/users/login`, { data: administrator });
  await page.context().addCookies((await request.storageState()).cookies);
  const target = page.locator("#field-to__url");
  // It is the server that says which field to show. The admin asks it one question at a time, and where an answer is
  // lost it asks nothing more for as long as the page is open: then the form is opened anew, as a person would.
  await expect(async () => {
    await openAdminPage(page, "/admin/collections/redirects/create");
    await page.locator("#field-from").fill("/old-brochure");
    await page.getByText("To another address").first().click();
    await expect(target).toBeVisible({ timeout: 20_000 });
  }).toPass();
  await target.fill("/get-support/reef-knot-kits");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect
    .poll(async () => (await request.get("/old-brochure", { maxRedirects: 0 })).status(), { timeout: 30_000 })
    .toBe(301);
  await page.goto("/old-brochure");
  await expect(page).toHaveURL(/\/get-support\/reef-knot-kits$/);
  const made = await documentWith(request, "redirects", "from", "/old-brochure");
  await request.delete(`${apiUrl}/redirects/${made.id}`);
});

test("a leader calls a meeting off, an editor publishes it with one press on the group, and the list of meetings says so", async ({
  page,
  request,
}, { retry }) => {
  const slug = "bc-online";
  // A second try tells of another meeting.
  const [leader, note] =
    retry === 0 ? ["Lea Leader", "The host is travelling"] : ["Leo Leader", "The host is unwell"];
  await page.setViewportSize({ width: 390, height: 844 });
  await openRunning(page, `/get-support/support-groups/tell-us/${slug}`);
  const form = page.locator("#group-change");
  await form.getByLabel("It does not take place").check();
  // Some weeks ahead: of the next ones other tests read that they take place.
  const day =
    (await form
      .getByLabel("Which meeting?")
      .locator("option")
      .nth(3 + retry)
      .getAttribute("value")) ?? "";
  await form.getByLabel("Which meeting?").selectOption(day);
  await form.getByLabel("What else should people know?").fill(note);
  await form.getByLabel("Your name *").fill(leader);
  await form.getByLabel("Your email *").fill("lea@leader.example");
  const thanks = page.getByRole("dialog");
  // What is sent within two seconds of the page is taken for a script's. Behind the thanks nothing can be pressed.
  await expect(async () => {
    if (!(await thanks.isVisible()))
      await form.getByRole("button", { name: "Send to our office" }).click({ timeout: 5_000 });
    await expect(thanks).toContainText(/G-\w{8}/, { timeout: 5_000 });
  }).toPass();

  await page.setViewportSize({ width: 1440, height: 900 });
  await request.post(`${apiUrl}/users/login`, { data: administrator });
  await page.context().addCookies((await request.storageState()).cookies);
  const { id } = await documentWith(request, "supportGroups", "slug", slug);
  await openAdminPage(page, `/admin/collections/supportGroups/${id}`);
  const report = page.getByRole("listitem").filter({ hasText: leader });
  await expect(report.getByLabel("Note that visitors read")).toHaveValue(note);
  await report.getByRole("button", { name: "Publish this change" }).click();
  await expect(page.getByText("Published. The site shows it within seconds.")).toBeVisible();
  // The open page has it too: else the admin takes the editor's next change for one of an outdated group.
  await page.getByRole("button", { name: "When and where" }).click();
  await expect(page.locator("#meeting-changes-row-0")).toBeVisible({ timeout: 30_000 });

  const month = `/get-support/support-groups/find-a-meeting?month=${day.slice(0, 7)}`;
  await expect.poll(async () => (await request.get(month)).text(), { timeout: 30_000 }).toContain(note);
  await page.goto(month);
  const meeting = page.locator(`#day-${day} article`).filter({ hasText: note });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(meeting).toContainText("Cancelled");
    await expect(meeting).toBeVisible();
  }
});

test("a change that another site asks for is refused, whoever is signed in", async ({ request }) => {
  await request.post(`${apiUrl}/users/login`, { data: administrator });
  const { user } = await (await request.get(`${apiUrl}/users/me`)).json();
  const rename = (headers: Record<string, string>) =>
    request.patch(`${apiUrl}/users/${user.id}`, { data: { name: user.name }, headers });
  expect((await rename({ origin: "http://evil.example" })).status()).toBe(403);
  expect((await rename({ "sec-fetch-site": "cross-site" })).status()).toBe(403);
  expect((await rename({ origin: new URL(adminUrl).origin })).status()).toBe(200);
  for (const [path, method] of [
    ["/api/forms/704", "post"],
    ["/api/donate", "post"],
    ["/api/mailing-list/confirm", "post"],
  ] as const) {
    const answer = await request[method](path, { headers: { origin: "http://evil.example" } });
    expect([path, answer.status()]).toEqual([path, 403]);
  }
});

test("every answer of the backend says what browsers may do with it", async ({ request }) => {
  const backend = new URL(adminUrl).origin;
  for (const path of [
    "/admin/login",
    "/nothing",
    "/api/nothing",
    "/api/access",
    "/media/nothing",
    "/healthz",
  ]) {
    const headers = (await request.get(backend + path)).headers();
    expect([path, headers["x-content-type-options"]]).toEqual([path, "nosniff"]);
    expect([path, headers["referrer-policy"]]).toEqual([path, "same-origin"]);
    expect([path, headers["content-security-policy"]]).toEqual([
      path,
      expect.stringContaining("frame-ancestors 'self'"),
    ]);
  }
});

test("no page of the admin asks anybody but the backend and the site for anything, and axe finds nothing on any screen of the office or of the library's, in a narrow window, by day and by night", async ({
  page,
  request,
}) => {
  // Every page of the admin, beside whatever else the machine has to do.
  test.setTimeout(480_000);
  const contact = {
    full_name: "Ann Reid",
    email: "ann@visitor.example",
    subject: "Parking",
    message: "Where?",
  };
  expect((await request.post("/api/forms/704", { multipart: contact })).ok()).toBe(true);
  const form = donationForm(page);
  await form.atCard("75");
  await form.give();
  await expectThanks(page);
  await receiptIssued(page, request);
  const { id: gift } = await keptData(page);

  await request.post(`${apiUrl}/users/login`, { data: administrator });
  await page.context().addCookies((await request.storageState()).cookies);
  const faults = faultsIn(page.context());
  const paths = await adminPaths(page, request);
  expect(paths.length).toBeGreaterThan(40);
  const visited = visitedAdminPaths(paths);
  expect(officeScreens(visited).length).toBeGreaterThan(20);
  await openAdminPages(page.context(), visited);
  expect(faults).toEqual([]);

  await test.step("and a field that is refused says why, in a narrow window too", async () => {
    await page.setViewportSize({ width: 1024, height: 900 });
    await openAdminPage(page, "/admin/collections/redirects/create");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.locator(".field-error").first()).toBeVisible();
  });

  await test.step("and the keyboard alone chooses a picture in a drawer that has a name, and goes on beside it", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAdminPage(page, "/admin/collections/supportGroups/create");
    const choose = page.getByRole("button", { name: "Choose from existing" }).first();
    const drawer = page.getByRole("dialog", { name: "Media" });
    const files = drawer.getByRole("table").getByRole("button");
    const open = async () => {
      await choose.press("Enter");
      await expect(files.first()).toBeVisible({ timeout: 30_000 });
    };
    await open();
    await expectAccessible(page, "the drawer of pictures", { within: "dialog[open]" });
    await page.keyboard.press("Escape");
    await expect(choose).toBeFocused();
    await open();
    const picture = files.filter({ hasText: /\.jpg$/ }).first();
    const name = (await picture.textContent()) ?? "";
    await picture.press("Enter");
    await expect(page.getByRole("link", { name })).toBeFocused();
    await expect(page.getByRole("button", { name: `Remove ${name}` })).toBeVisible();
  });

  await test.step("and Enter hides a column of a list, and shows it again", async () => {
    await openAdminPage(page, "/admin/collections/pages");
    const column = page.getByRole("checkbox", { name: "Status" });
    const heading = page.getByRole("columnheader", { name: "Status" });
    // A press before the admin runs is never heard.
    await expect(async () => {
      if (!(await column.isVisible())) await page.getByRole("button", { name: "Columns" }).press("Enter");
      await expect(column).toBeVisible({ timeout: 1_500 });
    }).toPass();
    const isShown = (await column.getAttribute("aria-checked")) === "true";
    for (const shown of [!isShown, isShown]) {
      await column.press("Enter");
      await expect(heading).toBeVisible({ visible: shown });
    }
  });

  await test.step("and at letters of four times the size nothing is wider than the window", async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    const { id } = await documentWith(request, "donations", "orderId", gift);
    for (const path of ["/admin", "/admin/gifts", `/admin/gifts/${id}`, "/admin/kits"]) {
      await openAdminPage(page, path);
      // A chart has its width, and the menu is shut, once the admin runs.
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(width, { message: path }).toBe(320);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step("and what people sent and gave is there to be read", async () => {
    const newest = async (collection: string) => {
      const { docs } = await (await request.get(`${apiUrl}/${collection}`, { params: { limit: 1 } })).json();
      await openAdminPage(page, `/admin/collections/${collection}/${docs[0].id}`);
    };
    await newest("donations");
    await expect(page.getByRole("row", { name: /Gift written down/ })).toContainText("The donor");
    await newest("receipts");
    await expect(page.getByRole("row", { name: /Date of gift/ })).toBeVisible();
    await newest("form-submissions");
    await expect(page.getByRole("rowheader", { name: "Email", exact: true })).toBeVisible();
  });

  await test.step("and somebody of finance gives a part of a gift back, after a second press", async () => {
    await request.post(`${apiUrl}/users/login`, { data: await addAccount(request, "finance") });
    await page.context().clearCookies();
    await page.context().addCookies((await request.storageState()).cookies);
    const { id } = await documentWith(request, "donations", "orderId", gift);
    await openAdminPage(page, `/admin/gifts/${id}`);
    await page.getByLabel("Amount to give back").fill("25.00");
    await page.getByLabel("Reason, for our own records").fill("given by mistake");
    await page.getByRole("button", { name: "Give back …" }).click();
    await page.getByRole("button", { name: "Yes, give $25.00 back" }).click();
    await expect(page.getByText("Given back. The receipt")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("list", { name: "Refunds so far" })).toContainText(`${gift}-R1: $25.00`);
    await expect(page.getByText("$50.00 of this gift can be given back")).toBeVisible();
    await expect
      .poll(async () => (await documentWith(request, "outbox", "key", `gift-refunded:${gift}-R1`))?.kind)
      .toBe("gift-refunded");

    const receipt = await documentWith(request, "receipts", "state", "issued");
    await openAdminPage(page, `/admin/collections/receipts/${receipt.id}`);
    const number = String(receipt.serial).padStart(7, "0");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(`Receipt ${number}`);
    const cancel = page.getByRole("button", { name: "Cancel it" });
    await page.getByLabel("Reason for replacing or cancelling it").fill("x");
    await cancel.click();
    await expect(page.getByText("Reason: “x” is too short.")).toBeVisible();
    await page.getByLabel("Reason for replacing or cancelling it").fill("Given twice");
    await cancel.click();
    const question = page.getByRole("dialog", { name: `Cancel receipt ${number}?` });
    await expect(question).toContainText("The donor is told by mail at once.");
    await expect(question).toContainText("This cannot be undone.");
    await expect(question.getByRole("button", { name: "No, go back" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(cancel).toBeFocused();
    expect((await documentWith(request, "receipts", "id", receipt.id)).state).toBe("issued");
  });
});

test("with a second factor the password alone opens nothing; a code of the app does, and a recovery code once", async ({
  page,
  request,
}) => {
  const person = await addAccount(request, "administrator");
  await signIn(page, person);
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  // A press before the admin runs is never heard.
  await openAdminPage(page, "/admin/second-factor");
  await page.getByRole("button", { name: "Begin" }).click();
  const key = ((await page.locator(".second-factor code").first().textContent()) ?? "").replaceAll(" ", "");
  // Each code is good once, so the second one is that of the next half minute, which is taken too.
  const app = new TOTP({ secret: key });
  const code = (ahead: number) => app.generate({ timestamp: Date.now() + ahead * 30_000 });
  await page.getByLabel("Code of six digits").fill(code(0));
  await page.getByRole("button", { name: "Turn it on" }).click();
  await expect(page.getByRole("heading", { name: "Keep these recovery codes" })).toBeFocused();
  const recoveryCodes = await page.getByRole("listitem").locator("code").allTextContents();
  expect(recoveryCodes).toHaveLength(10);
  await page.getByRole("button", { name: "I have kept them" }).click();

  // The framework has an alert of its own beside it.
  const problem = page.locator(".second-factor__problem");
  const signInAgain = async () => {
    await page.context().clearCookies();
    await signIn(page, person);
    await expect(page.getByRole("heading", { name: "Your code, please" })).toBeVisible();
    await takenOver(page);
  };
  await signInAgain();
  await page.goto(`${adminUrl}/collections/donations`);
  await expect(page.getByRole("heading", { name: "Your code, please" })).toBeVisible();
  await takenOver(page);
  await page.getByLabel("Code of six digits").fill("000000");
  await page.keyboard.press("Enter");
  await expect(problem).toContainText("This code is not right.");
  await page.getByLabel("Code of six digits").fill(code(1));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your code, please" })).toHaveCount(0);

  const [recoveryCode = ""] = recoveryCodes;
  for (const takes of [true, false]) {
    await signInAgain();
    await page.getByRole("button", { name: "Use a recovery code" }).click();
    await page.getByLabel("Recovery code").fill(recoveryCode);
    await page.keyboard.press("Enter");
    if (takes) await expect(page.getByRole("heading", { name: "Your code, please" })).toHaveCount(0);
    else await expect(problem).toContainText("This code is not right.");
  }
});
