import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { type FlattenedField, handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "../access/roles.ts";
import { approvedDonation } from "../donations/receipts/testing/approved-donation.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import type { MailKind } from "../mail/mail.ts";
import type { Donation } from "../payload-types.ts";
import { holdsOf } from "../platform/feature.ts";
import { staffTokens } from "../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";

let app: TestPayload;
let tokens: Map<Role, string>;
let service: Server;
/** What the mailing service is asked, and what it answers. */
let asked: string[] = [];
let serviceStatus = 204;

beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(serviceStatus).end();
  }).listen(0, "127.0.0.1");
  await once(service, "listening");
  const { port } = service.address() as AddressInfo;
  app = await startTestPayload({
    MAILCHIMP_API_KEY: "key-us1",
    MAILCHIMP_LIST_ID: "list1",
    MAILCHIMP_URL: `http://127.0.0.1:${port}`,
  });
  tokens = await staffTokens(app.payload);
});
afterAll(async () => {
  await app.close();
  service.close();
});

async function ask(action: string, body: object, role: Role | "visitor" = "donor-services") {
  const request = new Request(`http://localhost:3001/api/person/${action}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(role !== "visitor" && { Authorization: `JWT ${tokens.get(role)}` }),
    },
    body: JSON.stringify(body),
  });
  return handleEndpoints({ config: app.payload.config, request });
}
const erase = (email: string) => ask("erase", { email, again: email });

async function donate(email: string, more: Partial<Donation> = {}, followUp = "done") {
  const donor = {
    firstName: "Zoë",
    lastName: "Łukasz",
    secondFirstName: "Piotr",
    secondLastName: "Łukasz",
    address: "1 Sample Street",
    city: "Montréal",
    telephone: "514-555-0101",
    email,
    mailingList: true,
  };
  const gift = await approvedDonation(app.payload, { donor, gateway: { dataKey: "vault-key" } });
  const data = { followUp, ...more };
  await app.payload.db.updateOne({ collection: "donations", where: { id: { equals: gift.id } }, data });
  return gift;
}

let serial = 0;
const receiptFor = (gift: Donation) => {
  serial += 1;
  return app.payload.db.create({
    collection: "receipts",
    data: {
      serial,
      issueKey: gift.orderId,
      state: "issued",
      donation: gift.id,
      donorName: "Zoë Łukasz",
      giftDay: "2026-03-10",
      issueDay: "2026-03-10",
      amountCents: 2_500,
      advantageCents: 0,
      eligibleCents: 2_500,
      facts: {},
    },
  });
};

const mailTo = (to: string, kind: MailKind, about?: { collection: string; id: string }) =>
  enqueueMail(app.payload, {
    key: `${kind}:${to}`,
    kind,
    to,
    subject: "Thank you, Zoë",
    html: "<p>Dear Zoë</p>",
    text: "Dear Zoë",
    attachments: [
      {
        filename: "r.pdf",
        contentType: "application/pdf",
        content: Buffer.from(`${kind}${about?.id ?? to}`),
      },
    ],
    ...(about && { about }),
  });

const sendForm = async (email: string, reference: string) => {
  await app.payload.create({
    collection: "form-submissions",
    data: {
      reference,
      form: "kit",
      state: "new",
      person: "Zoë Łukasz",
      email,
      answers: { comment: "My Gleason score is 9", plan_for_prostate_removal_surgery: "YES" },
    },
  });
  await enqueueMail(app.payload, {
    key: `form:${reference}`,
    kind: "form-notice",
    to: "office@charity.example",
    replyTo: email,
    subject: reference,
    html: "x",
    text: "x",
  });
};

const count = async (collection: "form-submissions" | "subscribers" | "receipts" | "cards-to-mail") =>
  (await app.payload.count({ collection })).totalDocs;
const mailOf = async (id: string) => app.payload.findByID({ collection: "outbox", id, depth: 0 });
const giftOf = async (id: number) => app.payload.findByID({ collection: "donations", id, depth: 0 });

const emailLike = (fields: FlattenedField[], before = ""): string[] =>
  fields.flatMap((field) => {
    const name = `${before}${field.name}`;
    if ("flattenedFields" in field) return emailLike(field.flattenedFields, `${name}.`);
    return field.type === "email" || /e-?mail$|^to$|^replyTo$/i.test(field.name) ? [name] : [];
  });

test("a new collection, or a new field with an address in it, has to be declared by its feature", () => {
  const holds = holdsOf(app.payload.config);
  const places = holds.flatMap(({ persons = [] }) => persons).flatMap((part) => part.places);
  const withoutPlaces = holds.flatMap(({ unsearched, nobody }) => Object.keys({ ...unsearched, ...nobody }));
  for (const { slug, flattenedFields } of app.payload.config.collections) {
    const searched = places
      .filter(({ collection }) => collection === slug)
      .flatMap(({ paths }) => [...paths]);
    const known = searched.length > 0 || withoutPlaces.includes(slug);
    expect([slug, known]).toEqual([slug, true]);
    const unsearched = emailLike(flattenedFields).filter((name) => !searched.includes(name));
    expect([slug, unsearched]).toEqual([slug, []]);
  }
});

test("only donor services and administrators may ask about a person, and no cache keeps the answer", async () => {
  const email = "nobody@donor.example";
  for (const action of ["look-up", "export", "readable", "erase"]) {
    for (const role of ["editor", "finance", "visitor"] as const)
      expect([action, role, (await ask(action, { email, again: email }, role)).status]).toEqual([
        action,
        role,
        403,
      ]);
    for (const role of ["administrator", "donor-services"] as const) {
      const answer = await ask(action, { email, again: email }, role);
      expect([action, role, answer.status]).toEqual([action, role, 200]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
    expect((await ask(action, { email: "no address" })).status).toBe(400);
  }
});

test("everything held on an address is exported, in whatever case it was typed, and without the vault's key", async () => {
  const email = "Zoe.All@Donor.example";
  const gift = await donate(email);
  await receiptFor(gift);
  await sendForm("zoe.all@donor.example", "K-ALL00001");
  await mailTo("ZOE.ALL@donor.example", "receipt");
  await app.payload.create({
    collection: "subscribers",
    data: {
      email: "zoe.all@donor.example",
      language: "en",
      state: "confirmed",
      source: "kit form",
      consentWords: "[✓] News",
    },
  });
  await app.payload.create({
    collection: "blocklist",
    data: { kind: "email", value: "zoe.all@donor.example", reason: "card testing" },
  });
  await donate("zoe.another@donor.example");

  const exported = await ask("export", { email: " zoe.ALL@donor.example " });
  expect(exported.headers.get("content-disposition")).toContain("attachment");
  const text = await exported.text();
  expect(text).not.toContain("vault-key");
  expect(text).not.toContain("zoe.another");
  const { records } = JSON.parse(text);
  const counts = Object.entries(records).map(([name, rows]) => [name, (rows as unknown[]).length]);
  expect(Object.fromEntries(counts)).toMatchObject({
    gifts: 1,
    receipts: 1,
    forms: 1,
    mails: 2,
    subscribers: 1,
    blocks: 1,
    monthlyGifts: 0,
  });

  const page = await (await ask("readable", { email })).text();
  for (const words of [
    "Zoë",
    "My Gleason score is 9",
    "Is there a plan for prostate removal surgery? Yes",
    "$25.00",
    "[✓] News",
    "Dear Zoë",
  ])
    expect(page).toContain(words);
  const { serial: issued } = records.receipts[0];
  const printed = String(issued).padStart(7, "0");
  expect(page).toContain(`<th scope="row">Receipt number</th><td>${printed}</td>`);
  const { held } = await (await ask("look-up", { email })).json();
  expect(held.find(({ what }: { what: string }) => what === "Tax receipts").links).toMatchObject([
    { label: printed },
  ]);
  const { docs } = await app.payload.find({
    collection: "audit-log",
    where: { action: { equals: "person-exported" }, label: { equals: "z…@…" } },
  });
  expect(docs).toHaveLength(2);
});

test("a person who got an e-card is shown the card and nothing about its giver", async () => {
  const tributeCard = {
    kind: "ecard",
    email: "friend@reader.example",
    subject: "For you",
    message: "Get well",
  } as const;
  const gift = await donate("giver@donor.example", { tributeCard: { ...tributeCard } });
  const { records } = await (await ask("export", { email: "friend@reader.example" })).json();
  expect(records.ecards).toMatchObject([{ orderId: gift.orderId, tributeCard }]);
  expect(JSON.stringify(records)).not.toMatch(/giver@|Łukasz|Sample Street/);
  expect((await erase("friend@reader.example")).status).toBe(200);
  expect(await giftOf(gift.id)).toMatchObject({
    tributeCard: { kind: "ecard", email: null, subject: null, message: null },
    donor: { email: "giver@donor.example", telephone: "514-555-0101" },
  });
});

test("nothing is erased while a gift is not done with or a card is not in the mail; a monthly gift that runs stays with its sign-up", async () => {
  const email = "open@donor.example";
  const gift = await donate(email, {}, "due");
  const monthly = await app.payload.db.create({
    collection: "monthly-gifts",
    data: {
      orderId: gift.orderId,
      signUp: gift.id,
      state: "active",
      amountCents: 2_500,
      donationArea: "Research",
      firstName: "Zoë",
      lastName: "Łukasz",
      email,
      dataKey: "vault-key",
      firstBillingDay: "2026-04-15",
      nextBillingDay: "2026-04-15",
    },
  });
  await app.payload.db.create({
    collection: "cards-to-mail",
    data: { orderId: gift.orderId, donation: gift.id, recipientName: "Ann", city: "Regina", mailed: false },
  });
  await sendForm(email, "K-OPEN0001");
  const refused = await erase(email);
  expect(refused.status).toBe(409);
  const { plan } = await refused.json();
  expect(plan.blockers).toHaveLength(2);
  expect(plan.blockers.join(" ")).toMatch(/not done with.*printed card/);
  expect((await ask("erase", { email, again: "other@donor.example" })).status).toBe(400);
  const held = await (await ask("look-up", { email })).json();
  expect(held.held).toContainEqual({
    what: "Forms sent to us",
    count: 1,
    links: [{ label: "K-OPEN0001", path: expect.stringMatching(/^\/collections\/form-submissions\/\d+$/) }],
  });

  const change = (collection: "monthly-gifts" | "donations" | "cards-to-mail", where: object, data: object) =>
    app.payload.db.updateOne({ collection, where: where as never, data: data as never });
  await change("donations", { id: { equals: gift.id } }, { followUp: "done" });
  await change("cards-to-mail", { orderId: { equals: gift.orderId } }, { mailed: true });
  const other = await donate(email);
  const forms = await count("form-submissions");
  const erased = await erase(email);
  expect(erased.status).toBe(200);
  expect((await erased.json()).letter).toContain("ask us to stop it, and then ask again");
  expect(await count("cards-to-mail")).toBe(0);
  expect(await count("form-submissions")).toBe(forms - 1);
  const charged = () =>
    app.payload.db.findOne({ collection: "monthly-gifts", where: { id: { equals: monthly.id } } });
  expect(await charged()).toMatchObject({ state: "active", lastName: "Łukasz", email, dataKey: "vault-key" });
  expect((await giftOf(gift.id)).donor?.telephone).toBe("514-555-0101");
  expect((await giftOf(other.id)).donor?.telephone).toBeNull();
  await change("monthly-gifts", { id: { equals: monthly.id } }, { state: "stopped" });
  expect((await erase(email)).status).toBe(200);
  expect((await giftOf(gift.id)).donor?.telephone).toBeNull();
});

test("while the mailing service does not answer nothing is erased, and staff are told so", async () => {
  const email = "list@reader.example";
  await app.payload.create({
    collection: "subscribers",
    data: { email, language: "en", state: "confirmed", source: "kit form" },
  });
  const before = await count("subscribers");
  serviceStatus = 503;
  expect((await erase(email)).status).toBe(503);
  expect(await count("subscribers")).toBe(before);
  const { docs } = await app.payload.find({ collection: "audit-log", sort: "-id", limit: 1 });
  expect(docs).toMatchObject([
    { action: "person-erased", detail: "Not carried out: the mailing service did not answer" },
  ]);
  serviceStatus = 204;
  asked = [];
  const erased = await erase(email);
  expect(await erased.json()).toMatchObject({ service: "deleted" });
  expect(asked).toEqual([expect.stringMatching(/^POST .*\/actions\/delete-permanent$/)]);
  expect(await count("subscribers")).toBe(before - 1);
});

test("what has to stay is named also when the one who erases may not see it", async () => {
  const { docs } = await app.payload.find({
    collection: "users",
    where: { role: { equals: "administrator" } },
  });
  const erased = await erase(docs[0]?.email ?? "");
  const { letter } = await erased.json();
  expect(letter).toContain("Accounts of staff (1)");
  expect(letter).not.toContain("Nothing else is held");
});

test("a person is erased: what the law needs stays and is named, the rest is gone, also when it is cut off half-way", async () => {
  const email = "Gone@Donor.example";
  const gift = await donate(email, {
    adminNote: "called in March",
    history: [
      { at: "2026-03-01T12:00:00.000Z", state: "approved", note: "accepted by staff 3, 1 of 2 cents: Zoë" },
    ],
  });
  const receipt = await receiptFor(gift);
  const tried = await donate(email, { state: "declined", humanCheck: "a-mark-of-the-check" });
  const about = { collection: "receipts", id: String(receipt.id) };
  const mail = await mailTo(email, "receipt", about);
  const copy = await mailTo("corrected@donor.example", "receipt", about);
  await sendForm(email, "K-GONE0001");
  const { attachments, updatedAt: changedAt } = await mailOf(mail.id);
  const [attachment] = attachments ?? [];
  const hash = attachment?.sha256 ?? "";
  const file = path.join(app.dataDir, "mail-attachments", hash.slice(0, 2), hash);
  expect(existsSync(file)).toBe(true);
  const receipts = await count("receipts");
  const forms = await count("form-submissions");

  const { erasePerson } = await import("./erase-person.ts");
  const { docs } = await app.payload.find({
    collection: "users",
    where: { role: { equals: "donor-services" } },
  });
  const [staff] = docs;
  if (!staff) throw new Error("There is staff");
  const given = {
    email,
    by: { kind: "staff" as const, id: staff.id, name: staff.name },
    now: new Date(),
  };
  const dies = erasePerson(app.payload, given, (step) => {
    if (step === "mails") throw new Error("the power went");
  });
  await expect(dies).rejects.toThrow("the power went");
  expect(await count("form-submissions")).toBe(forms);

  const erased = await erase(email);
  expect(erased.status).toBe(200);
  const { letter } = await erased.json();
  for (const words of [
    "Reef Knot Kit requests (1)",
    "and the payment processor’s reference stay (1)",
    "Gifts (1). Tax law asks",
    "Kept: 7 years",
    "Tax receipts (1)",
  ])
    expect(letter).toContain(words);

  expect(await count("form-submissions")).toBe(forms - 1);
  expect(await count("receipts")).toBe(receipts);
  expect(await giftOf(gift.id)).toMatchObject({
    state: "approved",
    adminNote: null,
    history: [
      expect.objectContaining({ note: "accepted by staff 3, 1 of 2 cents: " }),
      expect.objectContaining({ note: "personal facts erased" }),
    ],
    donor: { firstName: "Zoë", secondFirstName: "Piotr", address: "1 Sample Street", email, telephone: null },
  });
  expect(await giftOf(tried.id)).toMatchObject({
    orderId: tried.orderId,
    state: "declined",
    donor: { firstName: null, secondFirstName: null, secondLastName: null, address: null, email: null },
    humanCheck: null,
    gateway: { dataKey: null, referenceNum: expect.any(String) },
  });
  expect(await mailOf(mail.id)).toMatchObject({ updatedAt: changedAt });
  for (const { id } of [mail, copy])
    expect(await mailOf(id)).toMatchObject({
      kind: "receipt",
      wordsRemovedAt: expect.any(String),
      to: "",
      subject: "",
      text: "",
      attachments: [],
    });
  expect(existsSync(file)).toBe(false);
  const resend = new Request(`http://localhost:3001/api/outbox/${mail.id}/resend`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `JWT ${tokens.get("donor-services")}` },
    body: JSON.stringify({ to: "new@donor.example" }),
  });
  expect((await handleEndpoints({ config: app.payload.config, request: resend })).status).toBe(410);

  const held = await (await ask("look-up", { email })).json();
  expect(held.held.map(({ what, count }: { what: string; count: number }) => ({ what, count }))).toEqual([
    { what: "Gifts", count: 1 },
    { what: "Tax receipts", count: 1 },
    { what: "Mails", count: 2 },
  ]);
  const lines = await app.payload.find({
    collection: "audit-log",
    where: { action: { equals: "person-erased" }, label: { equals: "G…@…" } },
  });
  expect(lines.docs).toHaveLength(0);
  expect(
    (await app.payload.count({ collection: "audit-log", where: { label: { equals: "g…@…" } } })).totalDocs,
  ).toBe(3);
  expect((await erase(email)).status).toBe(200);
});
