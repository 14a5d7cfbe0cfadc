import {
  type CodeField,
  type Field,
  type FlattenedField,
  handleEndpoints,
  type JSONField,
  type PayloadRequest,
} from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailKinds } from "../mail/mail.ts";
import { staffTokens } from "../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import { type Role, roles } from "./roles.ts";
import { fillOffice } from "./testing/fill-office.ts";

let backend: TestPayload;
let tokens: Map<Role, string>;
let ids: Map<string, string | number>;

beforeAll(async () => {
  backend = await startTestPayload();
  // Every refusal is told at length, and most of what is asked here is refused.
  backend.payload.logger.level = "silent";
  tokens = await staffTokens(backend.payload);
  ids = await fillOffice(backend.payload);
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
 * What each may do: C(reate), R(ead), U(pdate), D(elete, of content: for good); small letters mean some documents only, `-` none. A new
 * collection or global is a new line; one that is missing here fails the test.
 */
const drafted = ["-r--", "CRUD", "CRU-", "-R--", "-R--", "-r--"];
const open = ["-r--", "CRUD", "CRU-", "-R--", "-R--", "-r--"];
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
  ["refunds", ...records],
  ["outbox", "----", "-R--", "----", "-r--", "-r--", "----"],
  ["receipts", ...records],
  ["form-submissions", "----", "-RUD", "----", "-RU-", "----", "----"],
  ["group-leaders", "----", "CRUD", "CRUD", "CRUD", "----", "----"],
  ["subscribers", "----", "-R-D", "----", "-R-D", "----", "----"],
  ["missed-searches", "----", "-R-D", "-R-D", "-R--", "-R--", "----"],
  ["cards-to-mail", "----", "-RU-", "----", "-RU-", "-RU-", "----"],
  ["blocklist", "----", "CRUD", "----", "CRUD", "CRUD", "----"],
  ["protection-counters", ...closed],
  ["used-human-checks", ...closed],
  ["donor-sign-ins", ...closed],
  ["audit-log", "----", "-R--", "-r--", "-r--", "-r--", "----"],
  ["users", "----", "CRUD", "-ru-", "-ru-", "-ru-", "-ru-"],
  ["sign-in-attempts", ...closed],
  ["second-factors", ...closed],
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
  ["siteSettings", "R-", "RU", "RU", "R-", "RU", "R-"],
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
  const { collections: all, globals: alone, blocks = [] } = backend.payload.config;
  const shown = [...all, ...alone].filter(({ admin }) => admin.hidden !== true);
  const found = [...shown, ...blocks].flatMap(({ slug, fields }) => [...codeFields(fields, slug)]);
  const components = found.map(({ place, field }) => [
    place,
    field.admin?.hidden === true || String(field.admin?.components?.Field).replace(/#.*/, ""),
  ]);
  expect(components).toEqual([
    ["donations.history", "/donations/admin/history-field"],
    ["receipts.facts", "/donations/receipts/staff/admin/printed-facts-field"],
    ["refunds.history", "/donations/admin/history-field"],
    ["form-submissions.answers", "/forms/admin/answers-field"],
  ]);
});

test("a link cannot make a signed-in administrator start jobs", async () => {
  const token = tokens.get("administrator");
  for (const path of ["run?allQueues=true", "handle-schedules"]) {
    const request = new Request(`http://127.0.0.1/api/payload-jobs/${path}`, {
      headers: { authorization: `JWT ${token}` },
    });
    const answer = await handleEndpoints({ config: backend.payload.config, request });
    expect([path, answer.status]).toEqual([path, 401]);
  }
});

test("old versions of drafted content are for staff", async () => {
  for (const rules of backend.payload.config.collections.filter(({ versions }) => versions)) {
    expect([rules.slug, await cell(rules, "readVersions", "visitor")]).toEqual([rules.slug, "-"]);
  }
});

async function ask(role: Role, path: string, body?: object) {
  const request = new Request(`http://localhost:3001/api/${path}`, {
    method: body ? "POST" : "GET",
    headers: { Authorization: `JWT ${tokens.get(role)}`, "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  return handleEndpoints({ config: backend.payload.config, request });
}

/** Every field of the office's records, by who is given it: a(dministrator), e(ditor), d(onor services), f(inance). */
const officeFields: Record<string, Record<string, string>> = {
  donations: {
    adf: `id orderId idempotencyKey humanCheck state revision donationType amountCents donationArea approvedAt
      nextCheckAt checks followUp followUpAt followUpFailures firstBillingDay refundedCents monthlyGift receiptGift dueDay receiptName receiptAddress adminNote history
      createdAt updatedAt donor.organization donor.firstName donor.middleInitial donor.lastName donor.secondFirstName
      donor.secondMiddleInitial donor.secondLastName donor.address donor.city donor.province donor.country
      donor.postalCode donor.telephone donor.email donor.mailingList tribute.kind tribute.occasion tribute.occasionOther tribute.title
      tribute.firstName tribute.lastName tribute.sentBehalf tribute.nameOnCard tribute.message tribute.recipientName tribute.address tribute.city
      tribute.province tribute.postalCode tribute.country tributeCard.kind tributeCard.email tributeCard.subject tributeCard.message tributeCard.image
      gateway.responseCode gateway.isoCode gateway.authCode gateway.referenceNum gateway.transactionId gateway.transDateTime
      gateway.message gateway.cardType gateway.issuerId`,
    nobody: "gateway.dataKey",
  },
  "monthly-gifts": {
    adf: `id orderId signUp state amountCents donationArea organization firstName lastName email cardExpiry cardEnding firstBillingDay
      nextBillingDay nextTryDay stateReason amountChangedAt cardChangedAt pausedAt pauseMonths resumeDay stoppedAt createdAt updatedAt`,
    nobody: "dataKey issuerId oldCards",
  },
  refunds: {
    adf: `id orderId key donation amountCents state transaction revision sentAt checks followUp nextTurnAt
      gateway.responseCode gateway.referenceNum gateway.transactionId gateway.transDateTime gateway.message history
      createdAt updatedAt`,
  },
  receipts: {
    adf: `id serial issueKey state donation donorName giftDay issueDay amountCents advantageCents eligibleCents replaces
      reason closedBy closedAt reportDueDay facts pdfSha256 donorRemovedAt createdAt updatedAt`,
  },
  "cards-to-mail": { adf: "id orderId donation recipientName city mailed mailedOn createdAt updatedAt" },
  blocklist: { adf: "id kind value reason expiresAt createdAt updatedAt" },
  "form-submissions": {
    ad: "id state note reference form person email mailOn group answers spamReason sender contentMark createdAt updatedAt",
  },
  "group-leaders": { aed: "id group name email noMails askedFor confirmedOn createdAt updatedAt" },
  subscribers: {
    ad: `id email firstName lastName language state source sender consentWords consentAt confirmedAt confirmedWords
      passedOnAt leftAt createdAt updatedAt`,
  },
  outbox: {
    adf: `id subject to replyTo kind state attempts nextAttemptAt sentAt lastError resendOf askedBy
      aboutCollection aboutId key attachments.filename attachments.contentType attachments.contentId attachments.sha256
      attachments.id html text wordsRemovedAt createdAt updatedAt`,
  },
  users: {
    a: `id name role mustChangePassword email secondFactorSince sessions.id sessions.createdAt
      sessions.expiresAt sessions.secondFactorAt createdAt updatedAt`,
    nobody: `resetPasswordToken resetPasswordExpiration resetPasswordRequestedAt salt hash
      currentPassword`,
  },
  "audit-log": { adf: "id at staffName staffId action onCollection onId label detail" },
  "payload-jobs": {
    a: `id input completedAt totalTried hasError error taskStatus meta taskSlug queue waitUntil processing createdAt
      updatedAt log.executedAt log.completedAt log.taskSlug log.taskID log.input log.output log.state log.error log.id`,
  },
};

/** Paths of the fields that hold something. */
const pathsOf = (fields: FlattenedField[], before = ""): string[] =>
  fields.flatMap((field) =>
    "flattenedFields" in field
      ? pathsOf(field.flattenedFields, `${before}${field.name}.`)
      : [`${before}${field.name}`],
  );

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

function holds(row: unknown, path: string): boolean {
  const [name = "", ...rest] = path.split(".");
  const inner = first(row);
  if (typeof inner !== "object" || inner === null || !(name in inner)) return false;
  return rest.length === 0 || holds(Reflect.get(inner, name), rest.join("."));
}

const roleLetters = roles.map(({ value }) => [value, value.charAt(0)] as const);
const wordsOf = (text = "") => text.split(/\s+/).filter(Boolean).sort();
const officeCollections = () => backend.payload.config.collections.filter(({ slug }) => slug in officeFields);

test("every field of the office's records comes back to the roles that the table names, and to no other", async () => {
  for (const { slug, flattenedFields } of officeCollections()) {
    const rows = new Map<string, unknown>();
    for (const [role, letter] of roleLetters) {
      const answer = await ask(role, `${slug}/${ids.get(slug)}?depth=0`);
      if (answer.ok) rows.set(letter, await answer.json());
    }
    const actual: Record<string, string[]> = {};
    for (const path of new Set(["id", ...pathsOf(flattenedFields)])) {
      const seers = [...rows].filter(([, row]) => holds(row, path)).map(([letter]) => letter);
      const key = seers.join("") || "nobody";
      actual[key] = [...(actual[key] ?? []), path].sort();
    }
    const expected = Object.entries(officeFields[slug] ?? {}).map(([who, text]) => [who, wordsOf(text)]);
    expect([slug, actual]).toEqual([slug, Object.fromEntries(expected)]);
  }
});

test("nobody finds or sorts rows by a field that is given to nobody, so none is guessed letter by letter", async () => {
  for (const [slug, { nobody }] of Object.entries(officeFields)) {
    for (const path of wordsOf(nobody)) {
      const underscored = path.replaceAll(".", "__");
      for (const query of [`where[${path}][like]=a`, `where[${underscored}][like]=a`, `sort=${path}`]) {
        for (const { value: role } of roles) {
          const { ok } = await ask(role, `${slug}?${query}`);
          expect([role, slug, query, ok]).toEqual([role, slug, query, false]);
        }
      }
    }
  }
});

/** Kinds of mail that a role is not shown; of editors and strangers every kind. */
const unseenMails: Record<Role, string[]> = {
  administrator: [],
  "donor-services": ["staff-account", "my-gifts-link", "group-check"],
  finance: [
    "staff-account",
    "my-gifts-link",
    "group-check",
    "form-notice",
    "form-received",
    "list-confirmation",
  ],
  editor: mailKinds.map(({ value }) => value),
};

test("a mail about a form is seen by those who see the form, in lists, searches, previews and files alike", async () => {
  for (const { value: role } of roles) {
    const list = await ask(role, "outbox?limit=100&depth=0");
    const { docs = [] } = await list.json();
    const seen = docs.map(({ kind }: { kind: string }) => kind);
    const unseen = unseenMails[role];
    expect([role, seen.sort()]).toEqual([
      role,
      mailKinds
        .map(({ value }) => value)
        .filter((kind) => !unseen.includes(kind))
        .sort(),
    ]);
    const found = await ask(role, "outbox/count?where[text][like]=Gleason");
    if (found.ok) expect((await found.json()).totalDocs).toBe(seen.length);
    for (const kind of unseen) {
      const id = ids.get(`outbox ${kind}`);
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
  const { payload } = backend;
  await payload.create({
    collection: "payload-locked-documents",
    data: {
      document: { relationTo: "form-submissions", value: Number(ids.get("form-submissions")) },
      user: { relationTo: "users", value: Number(ids.get("users")) },
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
  for (const { slug, versions } of officeCollections())
    expect([slug, Boolean(versions)]).toEqual([slug, false]);
});
