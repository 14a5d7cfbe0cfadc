import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "@playwright/test";
import { relay } from "./relay.ts";

const siteUrl = process.env.E2E_SITE_URL ?? "";

/** How the mails to these addresses stand, read where the system keeps them. */
function statesOf(addresses: readonly string[]): string[] {
  const database = new DatabaseSync(path.join(process.env.E2E_DATA_DIR ?? "", "foundation.db"), {
    readOnly: true,
  });
  try {
    const places = addresses.map(() => "?").join(", ");
    return database
      .prepare(`select state from outbox where \`to\` in (${places})`)
      .all(...addresses)
      .map(({ state }) => String(state));
  } finally {
    database.close();
  }
}

test("thirty e-cards by sign-ups that cost nothing reach nobody, and one donor address gets a few mails", async () => {
  test.setTimeout(120_000);
  const { taken, refused, recipients, donor } = await relay(siteUrl, 30);
  expect(taken).toBeGreaterThan(0);
  expect(taken).toBeLessThanOrEqual(5);
  expect(refused).toEqual({ b_email: 30 - taken });
  // All that follows a sign-up has been done when its donor has the confirmation and its card waits.
  await expect.poll(() => statesOf(recipients), { timeout: 45_000 }).toEqual(Array(taken).fill("held"));
  await expect.poll(() => statesOf([donor]).length, { timeout: 45_000 }).toBe(taken);
});

test("words with an address, a link or a telephone number are refused before anything is set up", async () => {
  for (const [field, words] of [
    ["e_card_message", "Sign in at https://bank.example/login"],
    ["e_card_subject", "bank.example"],
    ["h_name_on_card", "Bank, 604-555-0100"],
    ["h_fname", "www.bank.example"],
    ["b_fname", "claim@bank.example"],
  ] as const) {
    const { taken, refused } = await relay(siteUrl, 1, { [field]: words });
    expect(taken).toBe(0);
    expect(refused).toEqual({ [field]: 1 });
  }
});
