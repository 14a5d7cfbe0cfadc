import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "../access/roles.ts";
import { staffTokens } from "../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";

let app: TestPayload;
let tokens: Map<Role, string>;

beforeAll(async () => {
  app = await startTestPayload();
  tokens = await staffTokens(app.payload);
});
afterAll(() => app.close());

async function status(role: Role, method: string, path: string): Promise<number> {
  const request = new Request(`http://localhost:3001/api/${path}`, {
    method,
    headers: { Authorization: `JWT ${tokens.get(role)}`, "Content-Type": "application/json" },
    ...(method !== "GET" && { body: "{}" }),
  });
  return (await handleEndpoints({ config: app.payload.config, request })).status;
}

test.each([
  ["administrator", 200],
  ["donor-services", 200],
  ["finance", 200],
  ["editor", 403],
] as const)("%s who lists donors' records is answered %i", async (role, expected) => {
  for (const slug of ["donations", "monthly-gifts", "cards-to-mail", "blocklist", "receipts", "outbox"]) {
    expect(await status(role, "GET", slug)).toBe(expected);
  }
});

test.each(["administrator", "donor-services", "finance", "editor"] as const)(
  "%s can neither make nor delete a donation by hand",
  async (role) => {
    for (const slug of [
      "donations",
      "monthly-gifts",
      "receipts",
      "outbox",
      "protection-counters",
      "used-human-checks",
      "donor-sign-ins",
    ]) {
      expect(await status(role, "POST", slug)).toBe(403);
      expect(await status(role, "DELETE", `${slug}?where[id][exists]=true`)).toBe(403);
    }
  },
);

test.each([
  ["administrator", 200],
  ["donor-services", 200],
  ["finance", 403],
  ["editor", 403],
] as const)("%s who lists forms received and subscribers is answered %i", async (role, expected) => {
  for (const slug of ["form-submissions", "subscribers"]) {
    expect(await status(role, "GET", slug)).toBe(expected);
    expect(await status(role, "POST", slug)).toBe(403);
  }
});

test.each([
  ["finance", "replace", 400],
  ["finance", "cancel", 400],
  ["donor-services", "replace", 403],
  ["donor-services", "cancel", 403],
  ["editor", "resend", 403],
] as const)("%s who asks to %s a receipt is answered %i", async (role, action, expected) => {
  expect(await status(role, "POST", `receipts/1/${action}`)).toBe(expected);
});
