import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Role, roles } from "../../access/roles.ts";
import type { User } from "../../payload-types.ts";
import { type Office, startOffice } from "../../staff/testing/start-office.ts";
import { mailsListFor, mailsScreen } from "./mails-list.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());

async function staff(role: Role) {
  const { docs } = await office.payload.find({ collection: "users", where: { role: { equals: role } } });
  return { user: { ...(docs[0] as User), collection: "users" as const } };
}

async function listed(role: Role, find = "", filters: [string, string][] = []) {
  const list = mailsListFor(office.payload, await staff(role));
  const question = { find, filters: new Map(filters), sort: { key: "when", descending: true } };
  const { ids, total } = await list.find(office.payload, question, { offset: 0, limit: 100 });
  const rows = await list.read(office.payload, ids);
  expect(total).toBe(rows.length);
  return rows;
}

async function file(role: Role) {
  const request = new Request("http://localhost:3001/api/lists/mails", {
    headers: { Authorization: `JWT ${office.tokens.get(role)}` },
  });
  const answer = await handleEndpoints({ config: office.payload.config, request });
  return { status: answer.status, text: await answer.text() };
}

const seenBy: [subject: string, Role[]][] = [
  ["receipt", ["administrator", "donor-services", "finance"]],
  ["form-notice", ["administrator", "donor-services"]],
  ["staff-account", ["administrator"]],
  ["my-gifts-link", ["administrator"]],
];

test.each(seenBy)(
  "a mail %s is in the list and in its file for those who may see it",
  async (subject, who) => {
    for (const { value: role } of roles) {
      const may = who.includes(role);
      expect([role, mailsScreen.isFor({ req: await staff(role) })]).toEqual([role, role !== "editor"]);
      const inList = (await listed(role)).some((row) => row.subject === subject);
      expect([role, inList]).toEqual([role, may]);
      const found = (await listed(role, `${subject}@READER.example`)).map((row) => row.subject);
      expect([role, found]).toEqual([role, may ? [subject] : []]);
      const { status, text } = await file(role);
      expect([role, status]).toEqual([role, role === "editor" ? 403 : 200]);
      expect([role, text.includes(`${subject}@reader.example`)]).toEqual([role, may]);
    }
  },
);

test("a failed mail says why in words, and is off the list of those to see to once it was sent again", async () => {
  const id = Number(office.ids.get("outbox receipt"));
  const lastError = "The mail server of the recipient says that there is no such address.";
  await office.payload.db.updateOne({ collection: "outbox", id, data: { state: "failed", lastError } });
  const unanswered = () => listed("finance", "", [["state", "unanswered"]]);
  expect(await unanswered()).toMatchObject([{ state: "failed", known: lastError, kind: "Tax receipt" }]);
  const { resendMail } = await import("../resend-mail.ts");
  await resendMail(office.payload, { id, askedBy: "Fin", now: new Date() });
  expect(await unanswered()).toEqual([]);
  expect(await listed("finance", "", [["state", "failed"]])).toHaveLength(1);
});

test("the file has the charity's day of each mail", async () => {
  const id = Number(office.ids.get("outbox receipt"));
  const data = { createdAt: "2026-11-28T04:30:00.000Z" };
  await office.payload.db.updateOne({ collection: "outbox", id, data });
  expect((await file("finance")).text).toMatch(/^2026-11-27,receipt,/m);
});

test("what a mail is about is a word that leads there", async () => {
  const id = Number(office.ids.get("outbox ecard"));
  const about = { aboutCollection: "monthly-gifts", aboutId: "7" };
  await office.payload.db.updateOne({ collection: "outbox", id, data: about });
  const row = (await listed("finance")).find((each) => each.id === id);
  expect(row?.about).toEqual({ words: "Monthly gift", path: "/collections/monthly-gifts/7" });
});
