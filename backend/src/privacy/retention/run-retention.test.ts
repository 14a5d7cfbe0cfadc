import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { forms } from "@pcf/contract/forms/forms";
import { retentionCutoff } from "@pcf/contract/privacy/retention-cutoff";
import type { RetentionRule } from "@pcf/contract/privacy/retention-rule";
import { type RetentionKind, retentionRules } from "@pcf/contract/privacy/retention-rules";
import { type CollectionSlug, handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { holdsOf } from "../../platform/feature.ts";
import type { Holding } from "../../platform/personal-data/retention-step.ts";
import { staffTokens } from "../../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";

const now = new Date("2036-06-15T12:00:00Z");
const longAgo = "2016-01-10T12:00:00.000Z";
const rules: readonly RetentionRule[] = retentionRules;

let system: TestPayload;
beforeAll(async () => {
  system = await startTestPayload({ SMTP_URL: "smtp://127.0.0.1:9" });
});
afterAll(() => system.close());

type Id = number | string;
type Data = Record<string, unknown>;
type Kept = { collection: CollectionSlug; id: Id };

/** Writes a row as it would stand there after so many years. */
async function write(collection: CollectionSlug, data: Data): Promise<Id> {
  const row: { id: Id } = await system.payload.db.create({ collection, data });
  return row.id;
}
const read = (collection: CollectionSlug, id: Id): Promise<Data | null> =>
  system.payload.db.findOne({ collection, where: { id: { equals: id } } });
const run = async (at = now) => {
  const { runRetention } = await import("./run-retention.ts");
  return runRetention(system.payload, { now: at });
};
const day = (at: string) => ({ createdAt: at, updatedAt: at });

const form = (name: string, data: Data) =>
  write("form-submissions", {
    form: name,
    reference: randomUUID(),
    person: "Ann Reid",
    email: "ann@visitor.example",
    answers: { message: "Hello" },
    ...data,
  });
const mail = (kind: string, data: Data) =>
  write("outbox", {
    key: randomUUID(),
    kind,
    state: "sent",
    attempts: 1,
    to: "ann@visitor.example",
    replyTo: "ann@visitor.example",
    subject: "To Ann",
    html: "<p>Ann</p>",
    text: "Ann",
    ...data,
  });
const donation = (data: Data) =>
  write("donations", {
    orderId: randomUUID(),
    idempotencyKey: randomUUID(),
    state: "approved",
    revision: 1,
    donationType: "single",
    amountCents: 5_000,
    donationArea: "Research",
    checks: 0,
    followUp: "done",
    followUpFailures: 0,
    donor: {
      ...{ organization: "Rowing Club", firstName: "Ann", middleInitial: "M", lastName: "Reid" },
      ...{ secondFirstName: "Bo", secondMiddleInitial: "J", secondLastName: "Lee" },
      ...{ email: "ann@visitor.example", address: "1 Main St" },
    },
    tribute: { kind: "Gift in Memoriam" },
    tributeCard: { kind: "none" },
    gateway: { referenceNum: "660123450010690030", issuerId: "abc" },
    history: [{ at: longAgo, state: "approved", note: "027" }],
    ...data,
  });
const subscriber = (data: Data) =>
  write("subscribers", {
    email: `${randomUUID()}@visitor.example`,
    language: "en",
    source: "kit form",
    ...data,
  });
const receipt = async (data: Data) => {
  const { facts } = await receiptFacts();
  return write("receipts", {
    serial: Math.floor(Math.random() * 1e9),
    issueKey: randomUUID(),
    state: "issued",
    donorName: "Ann Reid",
    amountCents: 5_000,
    advantageCents: 0,
    eligibleCents: 5_000,
    facts,
    ...data,
  });
};
async function receiptFacts() {
  const { factsFromDonation } = await import("../../donations/receipts/facts-from-donation.ts");
  const { approvedDonation } = await import("../../donations/receipts/testing/approved-donation.ts");
  const charity = { name: "A charity", address: ["1 Main St"], registrationNumber: "12345 6789 RR0001" };
  const settings = {
    charity,
    placeOfIssue: "Vancouver",
    signatory: { name: "Jo", title: "Treasurer", image: null },
    minimumCents: 2_000,
  };
  const given = await approvedDonation(system.payload, {}, now);
  return { given, facts: factsFromDonation(given, settings, now) };
}
const monthlyGift = async (data: Data) =>
  write("monthly-gifts", {
    orderId: randomUUID(),
    signUp: await donation({ donationType: "monthly", state: "declined", ...day(now.toISOString()) }),
    state: "stopped",
    amountCents: 2_000,
    donationArea: "Research",
    organization: "Rowing Club",
    firstName: "Ann",
    lastName: "Reid",
    email: "ann@visitor.example",
    dataKey: "vault",
    firstBillingDay: "2026-01-15",
    nextBillingDay: "2026-02-15",
    ...data,
  });

const dayOf = (at: string) => new Date(Date.parse(at) - 5 * 60 * 60_000).toISOString().slice(0, 10);
const card = { tribute: { kind: "Gift in Memoriam", message: "With love" }, tributeCard: { kind: "letter" } };
const noWords = { to: "", replyTo: null, subject: "", html: "", text: "", state: "sent" };
const noDonor = {
  ...{ organization: null, firstName: null, middleInitial: null, lastName: null, email: null, address: null },
  ...{ secondFirstName: null, secondMiddleInitial: null, secondLastName: null },
};

type Case = {
  collection: CollectionSlug;
  /** Writes a row whose time is counted from `at`. */
  row: (at: string) => Promise<Id>;
  /** What stays of one whose time is over; nothing when it is deleted. */
  left?: Data;
};
const mails = (kind: string): Case => ({
  collection: "outbox",
  row: (at) => mail(kind, { createdAt: longAgo, updatedAt: at }),
  left: { ...noWords, kind },
});
const submissions = (name: string, state: string, field: "createdAt" | "updatedAt"): Case => ({
  collection: "form-submissions",
  row: (at) => form(name, { state, ...day(field === "createdAt" ? at : longAgo), [field]: at }),
});
/** Of every form there is: one that staff work on is kept from its last change on, any other from the day it came in. */
const formCases = forms.map(({ name, retention, waitsForStaff }): [RetentionKind, Case] => [
  retention,
  waitsForStaff ? submissions(name, "done", "updatedAt") : submissions(name, "new", "createdAt"),
]);

const cases: [RetentionKind, Case][] = [
  ...formCases,
  ["spam", submissions("contact", "spam", "createdAt")],
  [
    "sender-marks",
    {
      collection: "form-submissions",
      row: (at) =>
        form("contact", { state: "new", sender: "mark", contentMark: `content ${at}`, ...day(at) }),
      left: { sender: null, contentMark: null, person: "Ann Reid" },
    },
  ],
  [
    "sender-marks",
    {
      collection: "subscribers",
      row: (at) => subscriber({ state: "confirmed", sender: "mark", ...day(at) }),
      left: { sender: null, state: "confirmed" },
    },
  ],
  ["office-mails", mails("form-notice")],
  ["office-mails", mails("office-notice")],
  [
    "list-unconfirmed",
    {
      collection: "subscribers",
      row: (at) => subscriber({ state: "pending", createdAt: longAgo, updatedAt: at }),
    },
  ],
  [
    "list-left",
    {
      collection: "subscribers",
      row: (at) => subscriber({ state: "left", leftAt: at, createdAt: longAgo, updatedAt: longAgo }),
    },
  ],
  ["list-mails", mails("list-confirmation")],
  ["group-mails", mails("group-check")],
  ["sender-mails", mails("form-received")],
  [
    "gifts",
    {
      collection: "donations",
      row: (at) =>
        donation({
          approvedAt: at,
          ...day(at),
          history: [{ at, state: "approved", note: "closed by staff 3: Ann called" }],
        }),
      left: {
        history: [expect.objectContaining({ note: "closed by staff 3: " })],
        donor: noDonor,
        amountCents: 5_000,
        gateway: { issuerId: null, referenceNum: "660123450010690030" },
      },
    },
  ],
  [
    "gifts",
    {
      collection: "donations",
      row: (at) => donation({ state: "refunded", approvedAt: longAgo, createdAt: longAgo, updatedAt: at }),
      left: { donor: noDonor, amountCents: 5_000 },
    },
  ],
  [
    "monthly-gifts",
    {
      collection: "monthly-gifts",
      row: (at) => monthlyGift({ stoppedAt: at }),
      left: { organization: null, firstName: "", lastName: "", email: "", dataKey: "", amountCents: 2_000 },
    },
  ],
  [
    "receipts",
    {
      collection: "receipts",
      row: (at) => receipt({ giftDay: dayOf(at), issueDay: dayOf(at) }),
      left: { donorName: "", amountCents: 5_000, pdfSha256: null },
    },
  ],
  ["tries", { collection: "donations", row: (at) => donation({ state: "declined", ...day(at) }) }],
  ["tries", { collection: "donations", row: (at) => donation({ state: "not-charged", ...day(at) }) }],
  [
    "card-words",
    {
      collection: "donations",
      row: (at) => donation({ ...card, approvedAt: at, ...day(at) }),
      left: { tribute: { kind: "Gift in Memoriam", message: null }, donor: { lastName: "Reid" } },
    },
  ],
  [
    "cards-to-mail",
    {
      collection: "cards-to-mail",
      row: async (at) =>
        write("cards-to-mail", {
          orderId: randomUUID(),
          donation: await donation(day(now.toISOString())),
          recipientName: "Ann",
          mailed: true,
          createdAt: longAgo,
          updatedAt: at,
        }),
    },
  ],
  ["gift-mails", mails("receipt")],
  ["gift-mails", mails("monthly-failure")],
  ["ecard-mails", mails("ecard")],
  [
    "blocklist",
    {
      collection: "blocklist",
      row: (at) =>
        write("blocklist", {
          kind: "email",
          value: randomUUID(),
          reason: "Tests cards",
          createdAt: longAgo,
          updatedAt: at,
        }),
    },
  ],
  [
    "missed-searches",
    {
      collection: "missed-searches",
      row: (at) =>
        write("missed-searches", { term: randomUUID(), count: 9, createdAt: longAgo, updatedAt: at }),
    },
  ],
  [
    "trash",
    {
      collection: "playlists",
      row: (at) => write("playlists", { title: "Old films", slug: randomUUID(), deletedAt: at }),
    },
  ],
  ["staff-mails", mails("staff-account")],
  [
    "sign-in-tries",
    {
      collection: "sign-in-attempts",
      row: (at) => write("sign-in-attempts", { key: randomUUID(), tries: 1, waitUntil: at, expiresAt: at }),
    },
  ],
];

const kindsOf = (holdings: readonly Holding[]) => holdings.map(({ kind }) => kind);

test("every kind with an end is removed by a step or by the sweep, and tested here", async () => {
  const holds = holdsOf(system.payload.config);
  const steps = kindsOf(holds.flatMap((each) => each.steps ?? []));
  const sweptKinds = kindsOf(holds.flatMap(({ swept = [] }) => swept));
  const ending = rules.filter(({ term }) => term).map(({ kind }) => kind);
  const removed = [...new Set([...steps, ...sweptKinds])];
  expect(removed.sort()).toEqual([...ending].sort());
  const tested = [...new Set([...cases.map(([kind]) => kind), ...sweptKinds])];
  expect(tested.sort()).toEqual([...ending].sort());
});

test("what readers are told of short-lived counts is what the protection goes by", async () => {
  const { declineSpanMs } = await import("../../donations/protection/limits.ts");
  const term = rules.find(({ kind }) => kind === "attempt-counters")?.term;
  expect(term).toMatchObject({ count: 1, unit: "day" });
  expect(2 * declineSpanMs).toBeLessThanOrEqual(24 * 60 * 60_000);
});

test("what no clock ends is counted for staff as well, where it lies", () => {
  const lasting = holdsOf(system.payload.config).flatMap((each) => each.lasting ?? []);
  const endless = rules.filter(({ term }) => !term).map(({ kind }) => kind);
  expect([...new Set(kindsOf(lasting))].sort()).toEqual([...endless].sort());
});

test("every collection stands in the table of what is kept, or its feature says that it holds nobody", () => {
  const told = rules.flatMap(({ collections }) => collections);
  const withoutPeople = holdsOf(system.payload.config).flatMap(({ nobody = {} }) => Object.keys(nobody));
  expect(told.filter((slug) => withoutPeople.includes(slug))).toEqual([]);
  const known = [...new Set([...told, ...withoutPeople])].sort();
  expect(system.payload.config.collections.map(({ slug }) => slug).sort()).toEqual(known);
});

test("a record stays to the last second of its time and goes after it, and a second run finds nothing more", async () => {
  type Written = { kind: string; kept: Kept; gone: Kept; before: Data | null; changed: unknown; left?: Data };
  const written: Written[] = [];
  for (const [kind, { collection, row, left }] of cases) {
    const term = rules.find((rule) => rule.kind === kind)?.term;
    if (!term) throw new Error(kind);
    const cutoff = retentionCutoff(term, now).getTime();
    const kept = await row(new Date(cutoff).toISOString());
    const gone = await row(new Date(cutoff - 1_000).toISOString());
    const before = await read(collection, kept);
    const changed = (await read(collection, gone))?.updatedAt;
    const ids = { kept: { collection, id: kept }, gone: { collection, id: gone } };
    written.push({ kind, ...ids, before, changed, ...(left && { left }) });
  }
  const { counts, more } = await run();
  expect(more).toBe(false);
  for (const { kind, kept, gone, before, changed, left } of written) {
    // Marks, and words on cards, go before the rest of a record does.
    const { sender: _mark, ...same } = before ?? {};
    expect(await read(kept.collection, kept.id), `${kind}, kept`).toMatchObject(same);
    const rest = await read(gone.collection, gone.id);
    if (left) expect(rest, `${kind}, stripped`).toMatchObject({ ...left, updatedAt: changed });
    else expect(rest, `${kind}, deleted`).toBeNull();
  }
  expect(counts).toMatchObject({ spam: 1, "office-mails": 2, tries: 2, receipts: 1, "monthly-gifts": 1 });
  expect((await run()).counts).toEqual({});
  const { docs } = await system.payload.find({
    collection: "audit-log",
    where: { action: { equals: "retention-run" } },
    sort: "id",
  });
  expect(docs.map(({ detail }) => detail)).toEqual([
    expect.stringContaining("Forms that look like spam: 1"),
    "Nothing was due",
  ]);
  expect(JSON.stringify(docs)).not.toMatch(/Ann|Reid|visitor/);
});

test("staff see of every kind how many are held, the oldest, what waits for them, and what the last night did", async () => {
  const { lastRetentionRun, whatIsHeld } = await import("../admin/what-is-held.ts");
  const counts = async (kind: RetentionKind) =>
    (await whatIsHeld(system.payload)).find(({ rule }) => rule.kind === kind);
  const before = await counts("kit-requests");
  await form("kit", { state: "new", ...day(longAgo) });
  await form("kit", { state: "done", ...day(now.toISOString()) });
  expect(await counts("kit-requests")).toMatchObject({
    count: (before?.count ?? 0) + 2,
    oldest: "2016-01-10",
    waiting: (before?.waiting ?? 0) + 1,
  });
  const held = await whatIsHeld(system.payload);
  expect(held.map(({ rule }) => rule.kind)).toEqual(rules.map(({ kind }) => kind));
  // Each has a row by now but those that live for an hour, and what editors write.
  const empty = held.filter(({ count }) => count === 0).map(({ rule }) => rule.kind);
  expect(empty).toEqual([
    "ecard-refusals",
    "attempt-counters",
    "human-checks",
    "donor-sign-ins",
    "people-shown",
    "group-leaders",
    "staff-accounts",
  ]);
  expect((await lastRetentionRun(system.payload))?.detail).toBe("Nothing was due");
});

test.skipIf(process.env.TEST_POSTGRES_URL)(
  "what is deleted is no longer in the file of the database, nor in its log",
  async () => {
    const words = "a-word-that-nobody-else-writes";
    const inFiles = () =>
      readdirSync(system.dataDir)
        .filter((name) => name.startsWith("test.db"))
        .some((name) => readFileSync(path.join(system.dataDir, name)).includes(words));
    const answers = { message: `${words} `.repeat(400) };
    await form("contact", { state: "spam", answers, ...day(longAgo) });
    await mail("receipt", { text: words.repeat(400), ...day(longAgo) });
    expect(inFiles()).toBe(true);
    await run();
    expect(inFiles()).toBe(false);
  },
);

test("what is stripped is not taken for changed today: no other time begins again, and the office is not told again", async () => {
  const today = new Date();
  const ago = (days: number) => new Date(today.getTime() - days * 24 * 60 * 60_000).toISOString();
  const gift = await donation({ ...card, approvedAt: ago(400), ...day(ago(400)) });
  const failed = await mail("receipt", { state: "failed", ...day(ago(1_100)) });
  const gone = await form("contact", { state: "done", ...day(ago(400)) });
  const about = { aboutCollection: "form-submissions", aboutId: String(gone) };
  const notice = await mail("form-notice", { state: "failed", ...about, ...day(ago(20)) });
  // Given up an hour ago, and a person asked to be forgotten since.
  await mail("ecard", { state: "failed", wordsRemovedAt: ago(0), ...day(ago(0.04)) });
  const told = async () => (await system.payload.count({ collection: "outbox" })).totalDocs;
  const before = await told();
  await run(today);
  expect(await read("donations", gift)).toMatchObject({ tribute: { message: null }, updatedAt: ago(400) });
  expect(await read("outbox", failed)).toMatchObject({ text: "", updatedAt: ago(1_100) });
  expect(await read("outbox", notice)).toMatchObject({ text: "", aboutId: null, updatedAt: ago(20) });
  const { reportFailedMails } = await import("../../mail/report-failed-mails.ts");
  await reportFailedMails(system.payload, today);
  expect(await told()).toBe(before);
});

test("nothing that waits or is in force goes, however old it is", async () => {
  const old = day(longAgo);
  const running = await donation({ ...old, donationType: "monthly", approvedAt: longAgo });
  const withCard = await donation({ ...old, ...card, approvedAt: now.toISOString() });
  const unmailed = await donation({ ...card, approvedAt: "2035-01-01T00:00:00.000Z", ...old });
  const held = { history: [{ at: longAgo, state: "held", note: "" }] };
  const lastYear = day("2033-02-01T00:00:00.000Z");
  const signedUp = await subscriber({ ...old, state: "pending" });
  const rows: Kept[] = [
    ...(await Promise.all(
      ["contact", "kit", "volunteer"].map(async (name) => ({
        collection: "form-submissions" as const,
        id: await form(name, { ...old, state: "new" }),
      })),
    )),
    { collection: "subscribers", id: await subscriber({ ...old, state: "confirmed" }) },
    { collection: "subscribers", id: signedUp },
    ...(await Promise.all(
      ["queued", "sending"].map(async (state) => ({
        collection: "outbox" as const,
        id: await mail("list-confirmation", {
          ...old,
          state,
          aboutCollection: "subscribers",
          aboutId: String(signedUp),
        }),
      })),
    )),
    ...(await Promise.all(
      ["sending", "unknown", "held"].map(async (state) => ({
        collection: "donations" as const,
        id: await donation({ ...old, state }),
      })),
    )),
    { collection: "donations", id: await donation({ ...old, approvedAt: longAgo, followUp: "due" }) },
    { collection: "donations", id: await donation({ ...lastYear, state: "not-charged", ...held }) },
    { collection: "donations", id: running },
    { collection: "donations", id: withCard },
    { collection: "donations", id: unmailed },
    { collection: "monthly-gifts", id: await monthlyGift({ signUp: running, state: "active" }) },
    {
      collection: "cards-to-mail",
      id: await write("cards-to-mail", { orderId: randomUUID(), donation: unmailed, mailed: false, ...old }),
    },
  ];
  const before = await Promise.all(rows.map(({ collection, id }) => read(collection, id)));
  await run();
  const after = await Promise.all(rows.map(({ collection, id }) => read(collection, id)));
  expect(after).toEqual(before);
});

test("words on a card whose list row is ticked off go a year after the gift, also while the row is still there", async () => {
  const lastYear = day("2035-05-01T12:00:00.000Z");
  const gift = await donation({ ...card, approvedAt: lastYear.createdAt, ...lastYear });
  const ticked = { donation: gift, recipientName: "Ann", mailed: true, ...day("2036-06-01T12:00:00.000Z") };
  const row = await write("cards-to-mail", { orderId: randomUUID(), ...ticked });
  await run();
  expect(await read("cards-to-mail", row)).toMatchObject({ recipientName: "Ann" });
  expect(await read("donations", gift)).toMatchObject({ tribute: { message: null } });
});

test("a form goes with its mails, and a mail without words is neither written nor sent again", async () => {
  const { enqueueMail } = await import("../../mail/enqueue-mail.ts");
  const { resendMail } = await import("../../mail/resend-mail.ts");
  const id = await form("contact", { state: "spam", ...day(longAgo) });
  // Sent again by staff the day before, so not yet old itself.
  const notice = await mail("form-notice", {
    key: "form:C-1",
    ...day("2036-06-14T12:00:00.000Z"),
    aboutCollection: "form-submissions",
    aboutId: String(id),
  });
  await run();
  expect(await read("form-submissions", id)).toBeNull();
  expect(await read("outbox", notice)).toMatchObject({ ...noWords, key: "form:C-1", aboutId: null });
  const again = await enqueueMail(system.payload, {
    key: "form:C-1",
    kind: "form-notice",
    to: "office@foundation.example",
    subject: "S",
    html: "H",
    text: "T",
  });
  expect(again.id).toBe(String(notice));
  expect(await resendMail(system.payload, { id: notice, askedBy: "Ana", now })).toBeNull();
  const token = (await staffTokens(system.payload)).get("administrator");
  const request = new Request(`http://localhost:3001/api/outbox/${notice}/resend`, {
    method: "POST",
    headers: { Authorization: `JWT ${token}`, "Content-Type": "application/json" },
    body: "{}",
  });
  expect((await handleEndpoints({ config: system.payload.config, request })).status).toBe(410);
  expect(await read("outbox", notice)).toMatchObject(noWords);
});

const filesIn = (folder: string) =>
  readdirSync(path.join(system.dataDir, folder), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );

test("an attachment goes with the last mail that has it, also when a run dies in between", async () => {
  const { enqueueMail } = await import("../../mail/enqueue-mail.ts");
  const picture = { filename: "card.jpg", contentType: "image/jpeg", content: Buffer.from("a card") };
  const attached = async (updatedAt: string) => {
    const words = { subject: "A card", html: "<p>Ann</p>", text: "Ann", to: "ann@visitor.example" };
    const card = { ...words, key: randomUUID(), kind: "ecard" as const, attachments: [picture] };
    const { id } = await enqueueMail(system.payload, card);
    await system.payload.db.updateOne({ collection: "outbox", id, data: { state: "sent", updatedAt } });
    return id;
  };
  const first = await attached(longAgo);
  await attached("2036-06-01T12:00:00.000Z");
  const die = vi.spyOn(system.payload, "count").mockRejectedValueOnce(new Error("the process died"));
  await expect(run()).rejects.toThrow("died");
  die.mockRestore();
  expect(await read("outbox", first)).toMatchObject({ html: "" });
  await run();
  expect(await read("outbox", first)).toMatchObject({ attachments: [] });
  expect(filesIn("mail-attachments")).toHaveLength(1);
  await run(new Date("2036-12-15T12:00:00Z"));
  expect(filesIn("mail-attachments")).toHaveLength(0);
});

test("an attachment that was stored a moment ago is named until it can go", async () => {
  const { enqueueMail } = await import("../../mail/enqueue-mail.ts");
  const picture = { filename: "new.jpg", contentType: "image/jpeg", content: Buffer.from("a new card") };
  const words = { subject: "A card", html: "x", text: "x", to: "ann@visitor.example" };
  const card = { ...words, key: randomUUID(), kind: "ecard" as const, attachments: [picture] };
  const { id } = await enqueueMail(system.payload, card);
  const emptied = { state: "sent", wordsRemovedAt: now.toISOString() };
  await system.payload.db.updateOne({ collection: "outbox", id, data: emptied });
  await run(new Date());
  expect(await read("outbox", id)).toMatchObject({ attachments: [{ filename: "new.jpg" }] });
  expect(filesIn("mail-attachments")).toHaveLength(1);
  await run(new Date(Date.now() + 2 * 60 * 60_000));
  expect(await read("outbox", id)).toMatchObject({ attachments: [] });
  expect(filesIn("mail-attachments")).toHaveLength(0);
});

test("a receipt whose time is over keeps its number, and nobody is given a paper without a donor", async () => {
  const { payload } = system;
  const { given, facts } = await receiptFacts();
  const { insertReceipt } = await import("../../donations/receipts/issue/insert-receipt.ts");
  const { receiptPdf } = await import("../../donations/receipts/pdf/receipt-pdf.ts");
  const { resendReceipt } = await import("../../donations/receipts/mails/mail-receipt.ts");
  const { replaceReceipt } = await import("../../donations/receipts/issue/replace-receipt.ts");
  const old = { ...facts, giftDay: "2028-12-31", issueDay: "2028-12-31" };
  const issued = { donationId: given.id, replacesId: null, now };
  const row = await insertReceipt(payload, { ...issued, issueKey: "old", facts: old });
  const next = await insertReceipt(payload, { ...issued, issueKey: "next", facts });
  await receiptPdf(payload, row);
  await receiptPdf(payload, next);
  const die = vi.spyOn(payload.db, "updateOne").mockRejectedValueOnce(new Error("the process died"));
  await expect(run()).rejects.toThrow("died");
  die.mockRestore();
  await run();
  const left = await payload.findByID({ collection: "receipts", id: row.id });
  expect(left).toMatchObject({
    serial: row.serial,
    donorName: "",
    amountCents: row.amountCents,
    pdfSha256: null,
  });
  expect(JSON.stringify(left.facts)).not.toContain("ukasz");
  expect(filesIn("receipts")).toHaveLength(1);
  await expect(receiptPdf(payload, left)).rejects.toMatchObject({ status: 410 });
  expect(await resendReceipt(payload, { receiptId: row.id, askedBy: "Ana", now })).toBeNull();
  const replacement = { receiptId: row.id, donor: {}, reason: "lost", by: "finance", now };
  expect(await replaceReceipt(payload, replacement)).toBeNull();
  expect(filesIn("receipts")).toHaveLength(1);
});

test("a link to confirm confirms nobody else when the sign-up has gone and its number is another's", async () => {
  const { confirmationToken, subscriberOfToken } = await import(
    "../../forms/mailing-list/confirmation-token.ts"
  );
  const gone = {
    email: "gone@visitor.example",
    id: Number(await subscriber({ state: "pending", ...day(longAgo) })),
  };
  await system.payload.db.updateOne({ collection: "subscribers", id: gone.id, data: { email: gone.email } });
  const token = confirmationToken(gone);
  expect((await subscriberOfToken(system.payload, token))?.id).toBe(gone.id);
  await run();
  expect(await subscriberOfToken(system.payload, token)).toBeNull();
  await write("subscribers", {
    id: gone.id,
    email: "other@visitor.example",
    language: "en",
    state: "pending",
    source: "kit form",
  });
  expect(await subscriberOfToken(system.payload, token)).toBeNull();
});

test("a run that has no more time leaves the rest to the next, and says so", async () => {
  await form("contact", { state: "spam", ...day(longAgo) });
  const { runRetention } = await import("./run-retention.ts");
  expect(await runRetention(system.payload, { now, stopAfterMs: 0 })).toEqual({ counts: {}, more: true });
  expect((await run()).counts).toMatchObject({ spam: 1 });
});
