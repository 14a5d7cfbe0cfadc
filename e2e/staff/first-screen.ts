import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { takenOver } from "./every-admin-page.ts";
import { addAccount, adminUrl, apiUrl, colleague, type StaffRole } from "./staff.ts";

/** Signs a member of staff in, in a window as laptops have it. */
export async function signInAs(page: Page, request: APIRequestContext, role: StaffRole) {
  await request.post(`${apiUrl}/users/login`, {
    data: await addAccount(request, role, { by: await colleague() }),
  });
  await page.context().clearCookies();
  await page.context().addCookies((await request.storageState()).cookies);
  await page.setViewportSize({ width: 1440, height: 900 });
  await atFirstScreen(page);
}

export async function atFirstScreen(page: Page) {
  await page.goto(adminUrl);
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await takenOver(page);
}
