import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { z } from "zod";

export const adminUrl = `${process.env.E2E_BACKEND_URL}/admin`;
export const apiUrl = `${process.env.E2E_BACKEND_URL}/api`;

export const administrator = {
  email: "administrator@foundation.example",
  password: "a password of the very first day",
};

/** What the first start printed. */
export function oneTimePassword(): string {
  const log = readFileSync(process.env.E2E_LOG_FILE ?? "", "utf8");
  const found = /one-time password: (\S+)/.exec(log)?.[1];
  if (!found) throw new Error("the first start prints a one-time password");
  return found;
}

const colleagueSchema = z.object({ email: z.string(), password: z.string() });
/** Beside the log of the system under test: there once the first administrator has chosen the password above. */
const colleagueFile = `${process.env.E2E_LOG_FILE}.colleague`;

/** Leaves another administrator for the tests of other files: two who sign in at once with one account end each other's sessions. */
export const leaveColleague = async (request: APIRequestContext) =>
  writeFileSync(colleagueFile, JSON.stringify(await addAccount(request, "administrator")), { mode: 0o600 });

/** The account of that administrator, as soon as there is one. No password is tried before: each wrong try makes the next wait. */
export async function colleague() {
  await expect.poll(() => existsSync(colleagueFile), { timeout: 230_000, intervals: [500] }).toBe(true);
  return colleagueSchema.parse(JSON.parse(readFileSync(colleagueFile, "utf8")));
}

export async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto(`${adminUrl}/login`);
  // What is typed before the admin runs is never heard.
  await expect(page.locator('form[data-form-ready="true"]')).toBeAttached({ timeout: 120_000 });
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

export type StaffRole = "administrator" | "editor" | "donor-services" | "finance";

/** An account that the administrator adds: another one at each try of a test, whatever the try before did with its own. */
export async function addAccount(
  request: APIRequestContext,
  role: StaffRole,
  { password = "the third door on the left", mustChangePassword = false, by = administrator } = {},
) {
  const account = { email: `${randomUUID()}@foundation.example`, password };
  // Tests of another file may sign in with the same account at that moment, which ends this session.
  await expect(async () => {
    await request.post(`${apiUrl}/users/login`, { data: by });
    const answer = await request.post(`${apiUrl}/users`, {
      data: { ...account, name: "Fay Winter", role, mustChangePassword },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }).toPass({ timeout: 30_000 });
  return account;
}

/** The one document of a collection with this value in a field, as staff read it. */
export async function documentWith(
  request: APIRequestContext,
  collection: string,
  field: string,
  value: string,
) {
  const answer = await request.get(`${apiUrl}/${collection}`, {
    params: { [`where[${field}][equals]`]: value, depth: "0" },
  });
  const { docs } = await answer.json();
  return docs[0];
}
