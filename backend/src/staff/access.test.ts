import {
  type CodeField,
  type CollectionSlug,
  type Field,
  handleEndpoints,
  type JSONField,
  type PayloadRequest,
} from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Role, roles } from "../access/roles.ts";
import { mailKindsOf } from "../platform/feature.ts";
import { type Office, startOffice } from "./testing/start-office.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());

type Account = { role: Role; mustChangePassword?: boolean };

/** Who asks: a visitor, each role in the order of the roles, and an administrator who has not yet changed the one-time password. */
const people: (Account | undefined)[] = [
  undefined,
  ...roles.map(({ value }) => ({ role: value })),
  { role: "administrator", mustChangePassword: true },
];
type Row = [slug: string, ...cells: string[]];

/**
 * What each may do: C(reate), R(ead), U(pdate), D(elete, of content: for good); small letters mean some documents only, `-` none. A new
 * collection or global is a new line; one that is missing here fails the test.
 */
const drafted = ["-r--", "CRUD", "CRU-", "-R--", "-R--", "-r--"];
const open = ["-r--", "CRUD", "CRU-", "-R--", "-R--", "-r--"];
const records = ["----", "-R--", "----", "-R--", "-R--", "----"];
const closed = ["----", "----", "----", "----", "----", "----"];

const collections: Row[] = [
  ["pages", ...drafted],
  ["facts", ...drafted],
  ["stories", ...drafted],
  ["news", ...drafted],
  ["newsletters", ...drafted],
  ["events", ...drafted],
  ["supportGroups", ...drafted],
  ["faqs", ...drafted],
  ["glossaryTerms", ...drafted],
  ["members", ...drafted],
  ["grantYears", ...drafted],
  ["grantees", ...drafted],
  ["videos", ...drafted],
  ["provinces", ...open],
  ["memberTypes", ...open],
  ["faqCategories", ...open],
  ["playlists", ...open],
  ["instagramPosts", ...open],
  ["feed-items", ...closed],
  ["move-ins", ...closed],
  ["moved-items", ...closed],
  ["move-in-findings", ...closed],
  ["media", ...open],
  ["drawings", ...open],
  ["redirects", ...open],
  ["booklets", "-R--", "-R--", "-R--", "-R--", "-R--", "-R--"],
  ["donations", ...records],
  ["donors", ...records],
  ["deposits", "----", "-R--", "----", "----", "-R--", "----"],
  ["monthly-gifts", ...records],
  ["refunds", ...records],
  ["refund-requests", ...records],
  ["outbox", "----", "-R--", "----", "-r--", "-r--", "----"],
  ["receipts", ...records],
  ["form-submissions", "----", "-RUD", "----", "-RU-", "----", "----"],
  ["group-leaders", "----", "CRUD", "CRUD", "CRUD", "----", "----"],
  ["subscribers", "----", "-R-D", "----", "-R-D", "----", "----"],
  ["missed-searches", "----", "-R-D", "-R-D", "-R--", "-R--", "----"],
  ["page-votes", "----", "-R--", "-R--", "----", "----", "----"],
  ["thank-you-texts", "----", "-R--", "----", "-R--", "----", "----"],
  ["cards-to-mail", "----", "-RU-", "----", "-RU-", "-RU-", "----"],
  ["blocklist", "----", "CRUD", "----", "CRUD", "CRUD", "----"],
  ["protection-counters", ...closed],
  ["used-human-checks", ...closed],
  ["donor-sign-ins", ...closed],
  ["ecard-refusals", ...closed],
  ["audit-log", "----", "-R--", "-r--", "-r--", "-r--", "----"],
  ["users", "----", "CRUD", "-ru-", "-ru-", "-ru-", "-ru-"],
  ["sign-in-attempts", ...closed],
  ["second-factors", ...closed],
  ["payload-jobs", "----", "-R-D", "----", "----", "----", "----"],
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
  ["siteSettings", "R-", "RU", "RU", "R-", "RU", "R-"],
  ["searchWords", ...openGlobal],
  ["givingChoices", "R-", "RU", "R-", "R-", "R-", "R-"],
  ["feeds", "--", "RU", "RU", "R-", "R-", "--"],
  ["donation-protection", "--", "RU", "--", "RU", "RU", "--"],
  ["payload-jobs-stats", "--", "R-", "--", "--", "--", "--"],
];

type Rules = { slug: string; access: Record<string, unknown> };

async function cell(rules: Rules, operation: string, account: Account | undefined): Promise<string> {
  const rule = rules.access[operation];
  if (typeof rule !== "function") throw new Error(`${rules.slug} has no rule for ${operation}`);
  const user = account && { id: 1, collection: "users", mustChangePassword: false, ...account };
  const req: Partial<PayloadRequest> = { user: user as never, payload: office.payload, context: {} };
  const answer: unknown = await rule({ req });
  const letter = operation.charAt(0);
  if (answer === true) return letter.toUpperCase();
  return answer === false ? "-" : letter;
}

async function row(rules: Rules, operations: string[]): Promise<Row> {
  const cells: string[] = [];
  for (const person of people) {
    let letters = "";
    for (const operation of operations) letters += await cell(rules, operation, person);
    cells.push(letters);
  }
  return [rules.slug, ...cells];
}

const bySlug = (rows: Row[]) => [...rows].sort(([a], [b]) => (a < b ? -1 : 1));

test("every role may do with every collection what the table says", async () => {
  const actual = office.payload.config.collections.map((rules) =>
    row(rules, ["create", "read", "update", "delete"]),
  );
  expect(bySlug(await Promise.all(actual))).toEqual(bySlug(collections));
});

test("every role may do with every global what the table says", async () => {
  const actual = office.payload.config.globals.map((rules) => row(rules, ["read", "update"]));
  expect(bySlug(await Promise.all(actual))).toEqual(bySlug(globals));
});

/** Fields that the library would draw with an editor from a public server. */
function* codeFields(
  fields: Field[],
  place: string,
): Generator<{ place: string; field: JSONField | CodeField }> {
  for (const field of fields) {
    const here = "name" in field ? `${place}.${field.name}` : place;
    if (field.type === "json" || field.type === "code") yield { place: here, field };
    if ("fields" in field) yield* codeFields(field.fields, here);
    if (field.type === "tabs") for (const tab of field.tabs) yield* codeFields(tab.fields, here);
    if (field.type === "blocks")
      for (const block of field.blocks) yield* codeFields(block.fields, `${here}.${block.slug}`);
  }
}

test("no form of the admin draws a field with an editor that is loaded from elsewhere", () => {
  const { collections: all, globals: alone, blocks = [] } = office.payload.config;
  const shown = [...all, ...alone].filter(({ admin }) => admin.hidden !== true);
  const found = [...shown, ...blocks].flatMap(({ slug, fields }) => [...codeFields(fields, slug)]);
  const components = found.map(({ place, field }) => [
    place,
    field.admin?.hidden === true || String(field.admin?.components?.Field).replace(/#.*/, ""),
  ]);
  expect(components).toEqual([
    ["donations.history", "/donations/gifts/history-field"],
    ["receipts.facts", "/donations/receipts/staff/printed-facts-field"],
    ["refunds.history", "/donations/gifts/history-field"],
    ["form-submissions.answers", "/forms/admin/answers-field"],
  ]);
});

test("a link cannot make a signed-in administrator start jobs", async () => {
  const token = office.tokens.get("administrator");
  for (const path of ["run?allQueues=true", "handle-schedules"]) {
    const request = new Request(`http://127.0.0.1/api/payload-jobs/${path}`, {
      headers: { authorization: `JWT ${token}` },
    });
    const answer = await handleEndpoints({ config: office.payload.config, request });
    expect([path, answer.status]).toEqual([path, 401]);
  }
});

test("old versions of drafted content are for staff", async () => {
  for (const rules of office.payload.config.collections.filter(({ versions }) => versions)) {
    expect([rules.slug, await cell(rules, "readVersions", undefined)]).toEqual([rules.slug, "-"]);
  }
});

async function ask(role: Role, path: string, body?: object) {
  const request = new Request(`http://localhost:3001/api/${path}`, {
    method: body ? "POST" : "GET",
    headers: { Authorization: `JWT ${office.tokens.get(role)}`, "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  return handleEndpoints({ config: office.payload.config, request });
}

/** Kinds of mail that a role is not shown; visitors are shown none. */
const unseenMails: Record<Role, string[] | "all"> = {
  editor: "all",
  administrator: [],
  "donor-services": ["staff-account", "my-gifts-link", "group-check"],
  finance: [
    "staff-account",
    "my-gifts-link",
    "group-check",
    "form-notice",
    "form-received",
    "kit-mailed",
    "list-confirmation",
  ],
};

test("a mail about a form is seen by those who see the form, in lists, searches, previews and files alike", async () => {
  for (const { value: role } of roles) {
    const list = await ask(role, "outbox?limit=100&depth=0");
    const { docs = [] } = await list.json();
    const seen = docs.map(({ kind }: { kind: string }) => kind);
    const kinds = mailKindsOf(office.payload.config).map(({ value }) => value);
    const unseen = unseenMails[role] === "all" ? kinds : unseenMails[role];
    expect([role, seen.sort()]).toEqual([role, kinds.filter((kind) => !unseen.includes(kind)).sort()]);
    const found = await ask(role, "outbox/count?where[text][like]=Gleason");
    if (found.ok) expect((await found.json()).totalDocs).toBe(seen.length);
    for (const kind of unseen) {
      const id = office.ids.get(`outbox ${kind}`);
      for (const path of ["", "/preview", "/attachments/0"])
        expect([role, kind, path, (await ask(role, `outbox/${id}${path}`)).status >= 400]).toEqual([
          role,
          kind,
          path,
          true,
        ]);
      expect((await ask(role, `outbox/${id}/resend`, {})).status).toBeGreaterThanOrEqual(400);
    }
  }
});

test("what is behind a lock, a job or an older version shows nothing more than the record itself", async () => {
  const { payload } = office;
  await payload.create({
    collection: "payload-locked-documents",
    data: {
      document: { relationTo: "form-submissions", value: Number(office.ids.get("form-submissions")) },
      user: { relationTo: "users", value: Number(office.ids.get("users")) },
    },
  });
  for (const role of ["editor", "finance"] as const) {
    const locks = await ask(role, "payload-locked-documents?depth=5");
    expect(locks.status).toBe(200);
    const text = await locks.text();
    for (const secret of ["Gleason", "ann@visitor.example", "administrator@foundation.example"])
      expect([role, text.includes(secret)]).toEqual([role, false]);
    for (const path of ["document.answers", "document.value.answers", "user.email", "user.value.email"]) {
      const guess = await ask(role, `payload-locked-documents?where[${path}][like]=a`);
      expect([role, path, guess.status >= 400]).toEqual([role, path, true]);
    }
    expect((await ask(role, "payload-jobs")).status).toBe(403);
  }
  for (const slug of office.ids.keys()) {
    const { versions } = payload.collections[slug as CollectionSlug]?.config ?? {};
    expect([slug, Boolean(versions)]).toEqual([slug, false]);
  }
});
