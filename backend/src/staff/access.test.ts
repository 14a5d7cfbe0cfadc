import type { PayloadRequest } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";

let backend: TestPayload;

beforeAll(async () => {
  backend = await startTestPayload();
});

afterAll(() => backend.close());

/** Who asks. The last one is an administrator who has not yet changed the one-time password. */
const people = {
  visitor: undefined,
  administrator: { role: "administrator" },
  editor: { role: "editor" },
  "donor services": { role: "donor-services" },
  finance: { role: "finance" },
  "one-time": { role: "administrator", mustChangePassword: true },
} as const;
type Person = keyof typeof people;
type Row = [slug: string, ...cells: string[]];

/**
 * What each may do: C(reate), R(ead), U(pdate), D(elete); small letters mean some documents only, `-` none. A new
 * collection or global is a new line; one that is missing here fails the test.
 */
const drafted = ["-r--", "CRUD", "CRUD", "-R--", "-R--", "-r--"];
const open = ["-R--", "CRUD", "CRUD", "-R--", "-R--", "-R--"];
const records = ["----", "-R--", "----", "-R--", "-R--", "----"];
const closed = ["----", "----", "----", "----", "----", "----"];

const collections: Row[] = [
  ["pages", ...drafted],
  ["stories", ...drafted],
  ["news", ...drafted],
  ["newsletters", ...drafted],
  ["events", ...drafted],
  ["supportGroups", ...drafted],
  ["faqs", ...drafted],
  ["members", ...drafted],
  ["grantYears", ...drafted],
  ["grantees", ...drafted],
  ["videos", ...drafted],
  ["provinces", ...open],
  ["memberTypes", ...open],
  ["playlists", ...open],
  ["instagramPosts", ...open],
  ["media", ...open],
  ["drawings", ...open],
  ["redirects", ...open],
  ["donations", ...records],
  ["monthly-gifts", ...records],
  ["outbox", "----", "-R--", "----", "-r--", "-r--", "----"],
  ["receipts", ...records],
  ["form-submissions", "----", "-RUD", "----", "-RU-", "----", "----"],
  ["subscribers", "----", "-R-D", "----", "-R-D", "----", "----"],
  ["missed-searches", "----", "-R-D", "-R-D", "-R--", "-R--", "----"],
  ["cards-to-mail", "----", "-RU-", "----", "-RU-", "-RU-", "----"],
  ["blocklist", "----", "CRUD", "----", "CRUD", "CRUD", "----"],
  ["protection-counters", ...closed],
  ["used-human-checks", ...closed],
  ["audit-log", "----", "-R--", "-r--", "-r--", "-r--", "----"],
  ["users", "----", "CRUD", "-ru-", "-ru-", "-ru-", "-ru-"],
  ["payload-jobs", "----", "CRUD", "----", "----", "----", "----"],
  ["payload-kv", ...closed],
  ["payload-migrations", ...closed],
  ["payload-locked-documents", "----", "CRUD", "CRUD", "CRUD", "CRUD", "CRUD"],
  ["payload-preferences", "----", "Crud", "Crud", "Crud", "Crud", "Crud"],
];

const openGlobal = ["R-", "RU", "RU", "R-", "R-", "R-"];
const globals: Row[] = [
  ["home", ...openGlobal],
  ["navigation", ...openGlobal],
  ["annualReport", ...openGlobal],
  ["buttsInMotion", ...openGlobal],
  ["siteSettings", ...openGlobal],
  ["searchWords", ...openGlobal],
  ["donation-protection", "--", "RU", "--", "RU", "RU", "--"],
  ["payload-jobs-stats", "--", "R-", "--", "--", "--", "--"],
];

type Rules = { slug: string; access: Record<string, unknown> };

async function cell(rules: Rules, operation: string, person: Person): Promise<string> {
  const rule = rules.access[operation];
  if (typeof rule !== "function") throw new Error(`${rules.slug} has no rule for ${operation}`);
  const account = people[person];
  const user = account && { id: 1, collection: "users", mustChangePassword: false, ...account };
  const req: Partial<PayloadRequest> = { user: user as never, payload: backend.payload, context: {} };
  const answer: unknown = await rule({ req });
  const letter = operation.charAt(0);
  if (answer === true) return letter.toUpperCase();
  return answer === false ? "-" : letter;
}

async function row(rules: Rules, operations: string[]): Promise<Row> {
  const cells: string[] = [];
  for (const person of Object.keys(people) as Person[]) {
    let letters = "";
    for (const operation of operations) letters += await cell(rules, operation, person);
    cells.push(letters);
  }
  return [rules.slug, ...cells];
}

const bySlug = (rows: Row[]) => [...rows].sort(([a], [b]) => (a < b ? -1 : 1));

test("every role may do with every collection what the table says", async () => {
  const actual = backend.payload.config.collections.map((rules) =>
    row(rules, ["create", "read", "update", "delete"]),
  );
  expect(bySlug(await Promise.all(actual))).toEqual(bySlug(collections));
});

test("every role may do with every global what the table says", async () => {
  const actual = backend.payload.config.globals.map((rules) => row(rules, ["read", "update"]));
  expect(bySlug(await Promise.all(actual))).toEqual(bySlug(globals));
});

test("old versions of drafted content are for staff", async () => {
  for (const rules of backend.payload.config.collections.filter(({ versions }) => versions)) {
    expect([rules.slug, await cell(rules, "readVersions", "visitor")]).toEqual([rules.slug, "-"]);
  }
});
