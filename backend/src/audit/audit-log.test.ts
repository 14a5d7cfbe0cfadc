import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "../access/roles.ts";
import { afterApproval } from "../donations/follow-up/follow-up-donation.ts";
import { approvedDonation, saveReceiptSettings } from "../donations/receipts/testing/approved-donation.ts";
import { donorWith, receiptsOf } from "../donations/receipts/testing/what-came-of-it.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import type { MailKind } from "../mail/mail.ts";
import type { AuditLog } from "../payload-types.ts";
import { logActionsOf } from "../platform/feature.ts";
import { staffTokens } from "../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import { type AuditAction, actorOf, recordAction } from "./record-action.ts";

let app: TestPayload;
let tokens: Map<Role, string>;

beforeAll(async () => {
  app = await startTestPayload();
  tokens = await staffTokens(app.payload);
  await saveReceiptSettings(app.payload);
});
afterAll(() => app.close());

async function ask(role: Role, method: string, path: string, body?: object) {
  const request = new Request(`http://localhost:3001/api/${path}`, {
    method,
    headers: { Authorization: `JWT ${tokens.get(role)}`, "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await handleEndpoints({ config: app.payload.config, request });
  return { status: answer.status, body: await answer.json() };
}

const lines = async (): Promise<AuditLog[]> =>
  (await app.payload.find({ collection: "audit-log", sort: "id", pagination: false })).docs;
const linesSince = async (last: number) => (await lines()).filter(({ id }) => id > last);
const lastLine = async () => (await lines()).at(-1)?.id ?? 0;

const publicPage = (uri: string) => ({
  uri,
  title: "A page",
  description: "X",
  _status: "published" as const,
});
let pages = 0;
async function page(status: "published" | "draft") {
  pages += 1;
  const data = { ...publicPage(`/page-${pages}`), _status: status };
  return app.payload.create({ collection: "pages", data, draft: status === "draft" });
}
async function heldGift() {
  const gift = await approvedDonation(app.payload);
  await app.payload.db.updateOne({ collection: "donations", id: gift.id, data: { state: "held" } });
  return gift;
}
async function receipt() {
  const gift = await approvedDonation(app.payload);
  await afterApproval(app.payload, String(gift.id));
  const [row] = await receiptsOf(app.payload, gift);
  if (!row) throw new Error("the gift has a receipt");
  return row;
}
const mail = async (kind: MailKind) => {
  const words = { subject: "Hello", html: "<p>Hello</p>", text: "Hello", to: "jane@reader.example" };
  return enqueueMail(app.payload, { ...words, kind, key: `${kind}:of the test` });
};
const submission = (reference: string) =>
  app.payload.create({
    collection: "form-submissions",
    data: { state: "new", reference, form: "contact", person: "Jane Reader", answers: {} },
  });
const account = (email: string) =>
  app.payload.create({
    collection: "users",
    data: { email, password: "a long first password", name: "Nora New", role: "editor" },
  });

type Case = [role: Role, act: () => Promise<unknown>, line: Partial<AuditLog>];

/** What staff do, and the line that is written of it. */
const cases: Partial<Record<AuditAction, Case>> = {
  "gift-asked": [
    "donor-services",
    async () =>
      ask("donor-services", "POST", `donations/${(await approvedDonation(app.payload)).id}/ask-gateway`, {}),
    { onCollection: "donations", label: expect.stringMatching(/\w/) },
  ],
  "gift-closed": [
    "finance",
    async () => ask("finance", "POST", `donations/${(await heldGift()).id}/close`, { reason: "Given back" }),
    { onCollection: "donations" },
  ],
  "gift-spelling": [
    "donor-services",
    async () => {
      const donor = { ...donorWith("ali@donor.example"), lastName: "علي" };
      const { id } = await approvedDonation(app.payload, { donor });
      const spelling = { name: "Ann Ali", address: ["1 Main St"] };
      return ask("donor-services", "POST", `donations/${id}/receipt-spelling`, spelling);
    },
    { onCollection: "donations" },
  ],
  "receipt-resent": [
    "donor-services",
    async () =>
      ask("donor-services", "POST", `receipts/${(await receipt()).id}/resend`, { to: "zoe@new.example" }),
    { onCollection: "receipts", label: expect.stringMatching(/\d/), detail: "To z…@new.example" },
  ],
  "receipt-replaced": [
    "finance",
    async () =>
      ask("finance", "POST", `receipts/${(await receipt()).id}/replace`, { reason: "Lost", name: "Zoe L" }),
    { onCollection: "receipts", label: expect.stringMatching(/\d/) },
  ],
  "receipt-cancelled": [
    "finance",
    async () => ask("finance", "POST", `receipts/${(await receipt()).id}/cancel`, { reason: "Refund" }),
    { onCollection: "receipts" },
  ],
  "mail-resent": [
    "finance",
    async () =>
      ask("finance", "POST", `outbox/${(await mail("ecard")).id}/resend`, { to: "jane@new.example" }),
    { onCollection: "outbox", label: "E-card", detail: "To j…@new.example" },
  ],
  "form-mail-resent": [
    "donor-services",
    async () => ask("donor-services", "POST", `outbox/${(await mail("form-notice")).id}/resend`, {}),
    { onCollection: "outbox", label: "Form received", detail: "To the address it was last sent to" },
  ],
  "account-mail-resent": [
    "administrator",
    async () => ask("administrator", "POST", `outbox/${(await mail("staff-account")).id}/resend`, {}),
    { onCollection: "outbox" },
  ],
  "card-mailed": [
    "finance",
    async () => {
      const { id: donation, orderId } = await approvedDonation(app.payload);
      const card = await app.payload.create({ collection: "cards-to-mail", data: { orderId, donation } });
      return ask("finance", "PATCH", `cards-to-mail/${card.id}`, { mailed: true });
    },
    { onCollection: "cards-to-mail", detail: "mailed" },
  ],
  "block-added": [
    "finance",
    () => ask("finance", "POST", "blocklist", { kind: "email", value: "bad@giver.example", reason: "Test" }),
    { onCollection: "blocklist", label: "an email address" },
  ],
  "block-changed": [
    "finance",
    async () => {
      const data = { kind: "ip" as const, value: "203.0.113.1", reason: "Test" };
      const { id } = await app.payload.create({ collection: "blocklist", data });
      return ask("finance", "PATCH", `blocklist/${id}`, { reason: "Another" });
    },
    { onCollection: "blocklist", label: "a network address" },
  ],
  "block-removed": [
    "finance",
    async () => {
      const data = { kind: "ip" as const, value: "203.0.113.2", reason: "Test" };
      const { id } = await app.payload.create({ collection: "blocklist", data });
      return ask("finance", "DELETE", `blocklist/${id}`);
    },
    { onCollection: "blocklist", label: "a network address" },
  ],
  "attack-mode-on": [
    "finance",
    () => ask("finance", "POST", "globals/donation-protection", { attackMode: true, reason: "Test" }),
    { onCollection: "donation-protection", detail: "Test" },
  ],
  "attack-mode-off": [
    "finance",
    async () => {
      await app.payload.updateGlobal({ slug: "donation-protection", data: { attackMode: true } });
      return ask("finance", "POST", "globals/donation-protection", { attackMode: false, reason: "Over" });
    },
    { onCollection: "donation-protection", detail: "Over" },
  ],
  "form-changed": [
    "donor-services",
    async () =>
      ask("donor-services", "PATCH", `form-submissions/${(await submission("F-1")).id}`, { state: "done" }),
    { onCollection: "form-submissions", label: "F-1", detail: "new → done" },
  ],
  "form-deleted": [
    "administrator",
    async () => ask("administrator", "DELETE", `form-submissions/${(await submission("F-2")).id}`),
    { onCollection: "form-submissions", label: "F-2" },
  ],
  "subscriber-deleted": [
    "donor-services",
    async () => {
      const data = {
        email: "jane@list.example",
        language: "en" as const,
        state: "pending" as const,
        source: "footer",
      };
      const { id } = await app.payload.create({ collection: "subscribers", data });
      return ask("donor-services", "DELETE", `subscribers/${id}`);
    },
    { onCollection: "subscribers", label: null },
  ],
  "content-published": [
    "editor",
    async () => ask("editor", "PATCH", `pages/${(await page("draft")).id}`, { _status: "published" }),
    { onCollection: "pages", label: "A page" },
  ],
  "content-unpublished": [
    "editor",
    async () => {
      const { id } = await page("published");
      await ask("editor", "PATCH", `pages/${id}?draft=true`, { title: "Not yet" });
      return ask("editor", "PATCH", `pages/${id}`, { _status: "draft" });
    },
    { onCollection: "pages" },
  ],
  "content-changed": [
    "editor",
    () => ask("editor", "POST", "globals/searchWords", { groups: [] }),
    { onCollection: "searchWords" },
  ],
  "content-restored": [
    "editor",
    async () => {
      const { id } = await page("published");
      await app.payload.update({ collection: "pages", id, data: { title: "Later" } });
      const { docs } = await app.payload.findVersions({
        collection: "pages",
        where: { parent: { equals: id } },
        sort: "createdAt",
      });
      return ask("editor", "POST", `pages/versions/${docs[0]?.id}`, {});
    },
    { onCollection: "pages", label: "A page" },
  ],
  "content-trashed": [
    "editor",
    async () =>
      ask("editor", "PATCH", `pages/${(await page("published")).id}`, {
        deletedAt: new Date().toISOString(),
      }),
    { onCollection: "pages", label: "A page" },
  ],
  "content-brought-back": [
    "editor",
    async () => {
      const { id } = await page("published");
      const deletedAt = new Date().toISOString();
      await app.payload.update({ collection: "pages", id, data: { deletedAt } });
      return ask("editor", "PATCH", `pages/${id}?trash=true`, { deletedAt: null, _status: "draft" });
    },
    { onCollection: "pages", label: "A page", detail: "As a draft" },
  ],
  "content-deleted": [
    "administrator",
    async () => ask("administrator", "DELETE", `pages/${(await page("published")).id}`),
    { onCollection: "pages", label: "A page" },
  ],
  "account-created": [
    "administrator",
    () =>
      ask("administrator", "POST", "users", {
        email: "made@staff.example",
        password: "a long first password",
        name: "Max Made",
        role: "finance",
      }),
    { onCollection: "users", label: "Max Made", detail: "Finance" },
  ],
  "account-role-changed": [
    "administrator",
    async () =>
      ask("administrator", "PATCH", `users/${(await account("r@staff.example")).id}`, { role: "finance" }),
    { onCollection: "users", label: "Nora New", detail: "Editor → Finance" },
  ],
  "account-address-changed": [
    "administrator",
    async () =>
      ask("administrator", "PATCH", `users/${(await account("a@staff.example")).id}`, {
        email: "b@staff.example",
      }),
    { onCollection: "users", label: "Nora New" },
  ],
  "account-password-set": [
    "administrator",
    async () =>
      ask("administrator", "PATCH", `users/${(await account("p@staff.example")).id}`, {
        password: "another long password",
      }),
    { onCollection: "users", label: "Nora New" },
  ],
  "account-deleted": [
    "administrator",
    async () => {
      const { id } = await account("d@staff.example");
      await app.payload.update({ collection: "users", id, data: { role: "administrator" } });
      return ask("administrator", "DELETE", `users/${id}`);
    },
    { onCollection: "users", label: "Nora New", detail: "Administrator" },
  ],
};

test.each(Object.entries(cases))(
  "%s is written down with who did it and about what",
  async (action, [role, act, line]) => {
    const last = await lastLine();
    await act();
    const written = (await linesSince(last)).filter((each) => each.action === action);
    expect(written).toEqual([expect.objectContaining({ staffName: role, ...line })]);
    expect(Date.parse(written[0]?.at ?? "")).toBeGreaterThan(Date.now() - 60_000);
  },
);

test("who signs in, and who chooses a password of their own, is written down", async () => {
  const { id, email } = await account("own@staff.example");
  const last = await lastLine();
  const { token } = await app.payload.login({
    collection: "users",
    data: { email, password: "a long first password" },
  });
  tokens.set("editor", token ?? "");
  await ask("editor", "PATCH", `users/${id}`, {
    currentPassword: "a long first password",
    password: "quite another of her own",
  });
  expect((await linesSince(last)).map(({ action, staffName, onId }) => [action, staffName, onId])).toEqual([
    ["account-signed-in", "Nora New", String(id)],
    ["account-password-chosen", "Nora New", String(id)],
  ]);
});

test("a decision that is refused stands in the log as one that was not carried out", async () => {
  const { id } = await approvedDonation(app.payload);
  const last = await lastLine();
  expect((await ask("finance", "POST", `donations/${id}/close`, { reason: "Given back" })).status).toBe(409);
  const unheard = { amount: "15.00", reason: "Seen in the list" };
  expect((await ask("finance", "POST", `donations/${(await heldGift()).id}/accept`, unheard)).status).toBe(
    409,
  );
  expect((await linesSince(last)).map(({ action, detail }) => [action, detail])).toEqual([
    ["gift-closed", null],
    ["gift-closed", "Not carried out: This donation is not held"],
    ["gift-accepted", "$15.00"],
    ["gift-accepted", expect.stringMatching(/^Not carried out: The gateway does not say/)],
  ]);
});

test("saving a draft and what the system does by itself are not written down", async () => {
  const { id } = await page("published");
  const last = await lastLine();
  await ask("administrator", "PATCH", `pages/${id}?draft=true`, { title: "Not yet" });
  await app.payload.create({ collection: "pages", data: publicPage("/by-itself") });
  expect(await linesSince(last)).toEqual([]);
});

test("no personal data of donors and readers stands in the log", async () => {
  const text = JSON.stringify(await lines());
  for (const theirs of ["Łukasz", "zoe@", "jane@", "Jane Reader", "bad@giver", "203.0.113", "Zoe L", "Wang"])
    expect(text).not.toContain(theirs);
});

test("nobody changes or removes a line, by no way", async () => {
  const { payload } = app;
  const id = await lastLine();
  const before = await lines();
  for (const role of ["administrator", "finance"] as const) {
    expect(
      (await ask(role, "POST", "audit-log", { at: new Date().toISOString(), action: "retention-run" }))
        .status,
    ).toBe(403);
    for (const path of [`audit-log/${id}`, "audit-log?where[id][exists]=true"]) {
      expect((await ask(role, "PATCH", path, { staffName: "Nobody" })).status).toBe(403);
      expect((await ask(role, "DELETE", path)).status).toBe(403);
    }
  }
  const own = { collection: "audit-log", id } as const;
  await expect(payload.update({ ...own, data: { staffName: "Nobody" } })).rejects.toThrow(
    "only ever added to",
  );
  await expect(payload.delete(own)).rejects.toThrow("only ever added to");
  expect((await payload.delete({ collection: "audit-log", where: {} })).errors.length).toBeGreaterThan(0);
  expect(await lines()).toEqual(before);
});

test("staff read the lines about what their role may see", async () => {
  const actions = logActionsOf(app.payload.config);
  for (const { value } of actions)
    await recordAction(app.payload, { by: actorOf({ user: null }), action: value });
  const seen = async (role: Role) => {
    const { body } = await ask(role, "GET", "audit-log?pagination=false");
    return new Set((body.docs as AuditLog[]).map(({ action }) => action.split("-")[0]));
  };
  const giving = [
    ...["gift", "gifts", "donor", "donors", "refund", "monthly", "ecard", "card", "receipt"],
    ...["mail", "mails", "block", "attack", "blocked", "cards", "movements", "receipts", "refunds"],
    ...["deposit", "deposits", "thank"],
  ];
  expect(await seen("finance")).toEqual(new Set(giving));
  expect(await seen("donor-services")).toEqual(
    new Set([
      ...giving,
      "form",
      "kits",
      "messages",
      "volunteers",
      "leader",
      "subscriber",
      "subscribers",
      "person",
    ]),
  );
  expect(await seen("administrator")).toEqual(new Set(actions.map(({ value }) => value.split("-")[0])));
  await app.payload
    .login({
      collection: "users",
      data: { email: "editor@foundation.example", password: "a long password of the tests" },
    })
    .then(({ token }) => tokens.set("editor", token ?? ""));
  expect(await seen("editor")).toEqual(new Set(["content", "feed", "move", "page", "search"]));
});

test("a line that cannot be written stops a decision about money, and the log of the process has its ids", async () => {
  const { id } = await heldGift();
  const logged: unknown[] = [];
  const { create } = app.payload.db;
  const { error } = app.payload.logger;
  app.payload.db.create = (row) =>
    row.collection === "audit-log"
      ? Promise.reject(new Error("disk full"))
      : create.call(app.payload.db, row);
  app.payload.logger.error = (about: unknown) => void logged.push(about);
  try {
    expect((await ask("finance", "POST", `donations/${id}/close`, { reason: "Given back" })).status).toBe(
      500,
    );
  } finally {
    Object.assign(app.payload.db, { create });
    Object.assign(app.payload.logger, { error });
  }
  expect((await app.payload.findByID({ collection: "donations", id })).state).toBe("held");
  expect(logged).toContainEqual(
    expect.objectContaining({ action: "gift-closed", collection: "donations", id }),
  );
});
