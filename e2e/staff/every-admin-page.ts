import type { APIRequestContext, BrowserContext, ConsoleMessage, Page } from "@playwright/test";
import { expectAccessible } from "../a11y/findings.ts";
import { expect } from "../fixtures/clean-page.ts";
import { adminUrl, apiUrl } from "./staff.ts";

const backend = new URL(adminUrl).origin;
const ownOrigins = [backend, new URL(process.env.E2E_SITE_URL ?? "").origin];

/** What is wrong in the pages of a context: complaints of the browser, and requests to neither the backend nor the site. */
export function faultsIn(context: BrowserContext): string[] {
  const found: string[] = [];
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && !ownOrigins.includes(url.origin))
      found.push(`asked for ${request.url()}`);
  });
  // The preview of a document that has no words yet says what is missing, with a status that the browser complains of.
  const isUnwritten = (message: ConsoleMessage) =>
    message.text().includes("422") && new URL(message.location().url).pathname === "/preview";
  context.on("console", (message) => {
    if (message.type() === "error" && !isUnwritten(message))
      found.push(`${message.page()?.url()}: ${message.text()}`);
  });
  context.on("weberror", (error) => found.push(`${error.page()?.url()}: ${error.error()}`));
  return found;
}

const kindOf = (path: string, kind: "collections" | "globals") =>
  new RegExp(`^/admin/${kind}/([^/]+)$`).exec(path)?.[1];

/** Collections and globals with parts of our own, or with fields that no other has; the lists and forms of the rest are like theirs. */
const unlikeOthers = new Set([
  ...["pages", "home", "events", "supportGroups", "media", "redirects", "siteSettings"],
  ...["donations", "receipts", "outbox", "form-submissions"],
  ...["audit-log", "missed-searches", "feeds"],
]);

/** Those of them whose lists have columns of the framework's kind alone, as the list of pages has: only their forms are unlike others. */
const plainLists = new Set(["supportGroups", "redirects"].map((name) => `/admin/collections/${name}`));

/** Of all pages of the admin those that a run opens: of those that are alike one, with `--every-url` all. */
export function visitedAdminPaths(paths: readonly string[]): string[] {
  const nameOf = (path: string) => /^\/admin\/(?:collections|globals)\/([^/]+)/.exec(path)?.[1];
  const found = new Set(paths.map(nameOf));
  expect([...unlikeOthers].filter((name) => !found.has(name))).toEqual([]);
  expect([...plainLists].filter((path) => !paths.includes(path))).toEqual([]);
  if (process.env.E2E_EVERY_URL) return [...paths];
  return paths.filter((path) => {
    const name = nameOf(path);
    return !name || (unlikeOthers.has(name) && !plainLists.has(path));
  });
}

/** Collections whose lists are screens of the office: their forms are all details of a record. */
const withScreens = [
  ...["donations", "donors", "receipts", "refunds", "cards-to-mail", "form-submissions", "outbox"],
  ...["users", "monthly-gifts", "subscribers"],
];

/** Every screen, list and form of the admin, by its own menu: of each collection the newest document, or a new one. */
export async function adminPaths(page: Page, request: APIRequestContext): Promise<string[]> {
  await page.goto(adminUrl);
  const menu = await page
    .locator('nav a[href^="/admin/"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  const paths = [
    "/admin",
    "/admin/account",
    "/admin/second-factor",
    "/admin/search?find=ann",
    "/admin/kits/counts",
  ];
  const newestOf = async (slug: string) => {
    const answer = await request.get(`${apiUrl}/${slug}`, { params: { limit: 1, depth: 0 } });
    const { docs } = await answer.json();
    return docs[0]?.id;
  };
  const { collections: rights } = await (await request.get(`${apiUrl}/access`)).json();
  for (const path of new Set(menu)) {
    if (path === "/admin/logout") continue;
    paths.push(path);
    const slug = kindOf(path, "collections");
    if (!slug) continue;
    const id = await newestOf(slug);
    if (id) paths.push(`${path}/${id}`);
    else if (rights[slug]?.create) paths.push(`${path}/create`);
  }
  for (const slug of withScreens) {
    const id = await newestOf(slug);
    if (id) paths.push(`/admin/collections/${slug}/${id}`);
  }
  for (const [screen, slug] of [
    ["gifts", "donations"],
    ["donors", "donors"],
    ["messages", "form-submissions"],
    ["accounts", "users"],
  ]) {
    const id = await newestOf(slug ?? "");
    if (id) paths.push(`/admin/${screen}/${id}`);
  }
  return paths;
}

/** The longest forms have hundreds of fields, and several are drawn at once, on a machine that others use too. */
const longForm = 120_000;

/** Opens a page of the admin and waits until its script has drawn all of it. */
export async function openAdminPage(page: Page, path: string): Promise<void> {
  await page.goto(backend + path, { waitUntil: "commit" });
  const isForm =
    Boolean(kindOf(path, "globals")) || /^\/admin\/(account|collections\/[^/]+\/[^/]+)$/.test(path);
  const form = page.locator('form[data-form-ready="true"]').first();
  if (isForm) await expect(form).toBeAttached({ timeout: longForm });
  else {
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: longForm });
    // Where the browser draws other words than the server has sent, it says so when its script takes the page over.
    await takenOver(page);
  }
  // What names the parts that the library leaves without a name begins last, on a busy machine seconds after the heading.
  await expect(page.locator("nav.nav__wrap:not([aria-label])")).toHaveCount(0, { timeout: longForm });
}

/** Waits until the script of the open page has taken its heading over: what is pressed or typed before is never heard. */
export async function takenOver(page: Page): Promise<void> {
  const runs = () =>
    Object.keys(document.querySelector("h1") ?? {}).some((key) => key.startsWith("__reactFiber$"));
  await page.waitForFunction(runs, undefined, { timeout: longForm });
}

/** The screens of the office among pages of the admin: those within its frame. */
export const officeScreens = (paths: readonly string[]) =>
  paths.filter((path) => !/^\/admin\/(collections|globals|account|second-factor)\b/.test(path));

/** Among the visited lists and forms of the library those that between them have all kinds of its fields. */
const lookedAtWhole = (path: string) =>
  path === "/admin/account" ||
  /^\/admin\/(collections\/(pages|supportGroups|media|redirects)|globals\/home)\b/.test(path);

/**
 * Opens the pages in several tabs of a context at once, in a narrow window, and looks with axe at the screens of the office
 * and at some of the library's: colours, names and landmarks as the browser has them.
 */
export async function openAdminPages(context: BrowserContext, paths: string[]): Promise<void> {
  const left = [...paths];
  const ours = new Set(officeScreens(paths));
  const tab = async () => {
    const page = await context.newPage();
    await page.setViewportSize({ width: 1024, height: 900 });
    await page.addInitScript(bringAllNear);
    for (let path = left.shift(); path; path = left.shift()) {
      await openAdminPage(page, path);
      if (ours.has(path)) await expectAccessible(page, path, { within: ".office" });
      else if (lookedAtWhole(path)) await expectAccessible(page, path);
    }
    await page.close();
  };
  await Promise.all([tab(), tab(), tab()]);
}

/** The admin draws the fields of a form when they come near the window: here all are. Runs in the browser. */
function bringAllNear() {
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(told: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((entries, observer) => {
        const near = (entry: IntersectionObserverEntry) =>
          new Proxy(entry, { get: (real, key) => key === "isIntersecting" || Reflect.get(real, key) });
        told(entries.map(near), observer);
      }, options);
    }
  };
}
