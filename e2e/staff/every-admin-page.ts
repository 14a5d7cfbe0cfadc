import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
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
  context.on("console", (message) => {
    if (message.type() === "error") found.push(`${message.page()?.url()}: ${message.text()}`);
  });
  context.on("weberror", (error) => found.push(`${error.page()?.url()}: ${error.error()}`));
  return found;
}

const kindOf = (path: string, kind: "collections" | "globals") =>
  new RegExp(`^/admin/${kind}/([^/]+)$`).exec(path)?.[1];

/** Every list and form of the admin, by its own menu: of each collection the newest document, or a new one. */
export async function adminPaths(page: Page, request: APIRequestContext): Promise<string[]> {
  await page.goto(adminUrl);
  const menu = await page
    .locator('nav :is(a[href^="/admin/collections/"], a[href^="/admin/globals/"])')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  const paths = ["/admin/account", "/admin/second-factor", "/admin/person", "/admin/privacy"];
  for (const path of new Set(menu)) {
    paths.push(path);
    const slug = kindOf(path, "collections");
    if (!slug) continue;
    const { docs } = await (
      await request.get(`${apiUrl}/${slug}`, { params: { limit: 1, depth: 0 } })
    ).json();
    const { [slug]: may } = (await (await request.get(`${apiUrl}/access`)).json()).collections;
    if (docs[0]) paths.push(`${path}/${docs[0].id}`);
    else if (may?.create) paths.push(`${path}/create`);
  }
  return paths;
}

/** The longest forms have hundreds of fields, and several are drawn at once. */
const longForm = 45_000;

/** Opens a page of the admin and waits until its script has drawn all of it. */
export async function openAdminPage(page: Page, path: string): Promise<void> {
  await page.goto(backend + path, { waitUntil: "commit" });
  const isForm =
    Boolean(kindOf(path, "globals")) || /^\/admin\/(account|collections\/[^/]+\/[^/]+)$/.test(path);
  const form = page.locator('form[data-form-ready="true"]').first();
  if (isForm) return await expect(form).toBeAttached({ timeout: longForm });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Where the browser draws other words than the server has sent, it says so when its script takes the page over.
  const takenOver = () =>
    Object.keys(document.querySelector("h1") ?? {}).some((key) => key.startsWith("__reactFiber$"));
  await page.waitForFunction(takenOver, undefined, { timeout: longForm });
}

/** Opens the pages in several tabs of a context at once. */
export async function openAdminPages(context: BrowserContext, paths: string[]): Promise<void> {
  const left = [...paths];
  const tab = async () => {
    const page = await context.newPage();
    // Fields are drawn when they come near the window.
    await page.setViewportSize({ width: 1280, height: 5_000 });
    for (let path = left.shift(); path; path = left.shift()) await openAdminPage(page, path);
    await page.close();
  };
  await Promise.all([tab(), tab(), tab()]);
}
