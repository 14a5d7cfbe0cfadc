import { expect, test } from "vitest";
import { askedList } from "../../office/lists/list-address.ts";
import { rowsInOrder } from "../../office/lists/office-list.ts";
import { formsOffice, writeKit } from "../testing/forms-office.ts";
import { colleagues } from "./colleagues.ts";
import { otherForms } from "./earlier-forms.ts";
import { messagesList } from "./messages-list.ts";
import { messagesToday, workingDaysSince } from "./messages-today.ts";
import { noteInBox } from "./note-in-box.ts";

const office = formsOffice();
let written = 0;

const write = (more: Record<string, unknown> = {}) => {
  written += 1;
  return office.payload.create({
    collection: "form-submissions",
    depth: 0,
    data: {
      reference: `C-TEST${written}`,
      form: "contact",
      state: "new",
      person: "Zoë Łukasz",
      email: `zoe${written}@visitor.example`,
      answers: { subject: "Hello", message: "Whom can we talk to?" },
      ...more,
    },
  });
};
const at = (id: number, createdAt: string) =>
  office.payload.db.updateOne({ collection: "form-submissions", id, data: { createdAt } });
const change = (id: number, body: object, by: Parameters<typeof office.ask>[0] = "donor-services") =>
  office.ask(by, "POST", `/messages/${id}`, body);
const stored = (id: number) => office.payload.findByID({ collection: "form-submissions", id, depth: 0 });
const find = async (params: Record<string, string>) =>
  (await messagesList.find(office.payload, askedList(messagesList, params).question)).ids;

test("a message is done, opened again and called spam, and each is in the log", async () => {
  const { id, reference } = await write();
  for (const state of ["done", "new", "spam"]) {
    expect((await change(id, { state })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ state });
  }
  const lines = (await office.logged("form-changed")).filter(({ label }) => label === reference);
  expect(lines.map(({ detail }) => detail)).toEqual(["new → done", "done → new", "new → spam"]);
});

test("a message is given to a colleague who may read forms, and to nobody else", async () => {
  const { id, reference } = await write();
  const team = await colleagues(office.payload);
  expect(team.map(({ name }) => name)).toEqual(["administrator", "donor-services"]);
  const dora = team.find(({ name }) => name === "donor-services");
  expect((await change(id, { assignedTo: dora?.id })).body).toEqual({
    message: "Given to donor-services.",
  });
  expect(await stored(id)).toMatchObject({ assignedTo: dora?.id });
  expect(await find({ colleague: String(dora?.id) })).toEqual([id]);
  const [row] = await rowsInOrder(office.payload, messagesList, [id]);
  expect(row?.colleague).toBe("donor-services");
  const { docs } = await office.payload.find({
    collection: "users",
    where: { role: { equals: "editor" } },
  });
  expect((await change(id, { assignedTo: docs[0]?.id })).status).toBe(409);
  expect((await change(id, { assignedTo: null })).body).toEqual({ message: "Given to nobody." });
  expect(await find({ colleague: "nobody" })).toContain(id);
  const lines = (await office.logged("form-changed")).filter(({ label }) => label === reference);
  expect(lines.map(({ detail }) => detail)).toEqual(["given to a colleague", "given to nobody"]);
});

test("of two colleagues who write a note at the same time neither loses it unseen", async () => {
  const { id } = await write();
  expect((await change(id, { note: "Called back.", before: "" })).status).toBe(200);
  const { status, body } = await change(id, { note: "Wrote to her.", before: "" }, "administrator");
  expect([status, JSON.stringify(body)]).toEqual([409, expect.stringMatching(/colleague has changed/)]);
  expect((await change(id, { note: "Called back. Wrote.", before: "Called back." })).status).toBe(200);
  expect(await stored(id)).toMatchObject({ note: "Called back. Wrote." });
});

test("a note that was typed goes along with Done and Spam, both or neither, and both are in the log", async () => {
  const { id, reference } = await write();
  const done = await change(id, { state: "done", note: "Called  back. ", before: "" });
  expect([done.status, done.body]).toEqual([200, { message: "Done. The note is saved." }]);
  expect(await stored(id)).toMatchObject({ state: "done", note: "Called  back." });
  const late = await change(id, { state: "spam", note: "A robot.", before: "" }, "administrator");
  expect([late.status, JSON.stringify(late.body)]).toEqual([
    409,
    expect.stringMatching(/colleague has changed/),
  ]);
  expect(await stored(id)).toMatchObject({ state: "done", note: "Called  back." });
  const lines = (await office.logged("form-changed")).filter(({ label }) => label === reference);
  expect(lines.map(({ detail }) => detail)).toEqual(["new → done, note"]);
  const kit = await writeKit(office.payload);
  expect((await change(kit.id, { state: "done", note: "Mailed.", before: "" })).status).toBe(409);
  expect(await stored(kit.id)).toMatchObject({ state: "new", note: null });
});

test.each<[string, { typed: string; before: string; now: string }, string]>([
  ["is the one that is stored, where nothing was typed", { typed: "A", before: "A", now: "B" }, "B"],
  ["is what was typed, once that is stored", { typed: "A, b ", before: "A", now: "A, b" }, "A, b "],
  ["keeps what was typed while it was stored", { typed: "Abc", before: "", now: "Ab" }, "Abc"],
  ["has what was added below a colleague’s", { typed: "A\nmine", before: "A", now: "A\nB" }, "A\nB\nmine"],
  ["has both, where both were written anew", { typed: "mine", before: "A", now: "B" }, "B\nmine"],
  ["is what was added, where a colleague took theirs away", { typed: "Ab", before: "A", now: "" }, "b"],
  ["leaves out what a colleague took away", { typed: "A, B, c", before: "A, B", now: "A" }, "A\n, c"],
])("the note in the box %s", (_, notes, shown) => {
  expect(noteInBox(notes)).toBe(shown);
});

test("of a note that two have written together and that is too long it is said that it is", async () => {
  const { id } = await write();
  const note = "x".repeat(5_001);
  for (const body of [
    { note, before: "" },
    { state: "done", note, before: "" },
  ]) {
    const { status, body: answer } = await change(id, body);
    expect([status, JSON.stringify(answer)]).toEqual([
      400,
      expect.stringContaining("at most 5,000 characters"),
    ]);
  }
  expect(await stored(id)).toMatchObject({ state: "new", note: null });
});

test.each([
  ["visitor", 403],
  ["editor", 403],
  ["finance", 403],
  ["donor-services", 200],
  ["administrator", 200],
] as const)("%s is answered %i", async (by, status) => {
  const { id } = await write();
  expect((await change(id, { state: "done" }, by)).status).toBe(status);
  for (const list of ["messages", "volunteers"])
    expect((await office.ask(by, "GET", `/lists/${list}`)).status).toBe(status);
});

test("what is no message or no change is refused, and a kit is marked on its own list", async () => {
  const { id } = await write();
  for (const body of [{}, { state: "gone" }, { email: "x@y.example" }, { state: "done", note: "x" }])
    expect((await change(id, body)).status).toBe(400);
  for (const none of [999_999, 2 ** 40, -1]) expect((await change(none, { state: "done" })).status).toBe(404);
  const kit = await writeKit(office.payload);
  expect((await change(kit.id, { state: "done" })).status).toBe(409);
  expect((await change(kit.id, { state: "spam" })).status).toBe(200);
});

test("the list has what waits for people, no kits and no spam, and is narrowed and searched", async () => {
  const one = await write({ person: "Étienne Morin", email: "em@visitor.example" });
  const change = await write({ form: "group-change", answers: { group: "kelowna" }, state: "done" });
  const spam = await write({ state: "spam" });
  const kit = await writeKit(office.payload);
  const all = await find({});
  expect(all).toEqual(expect.arrayContaining([one.id, change.id]));
  for (const { id } of [spam, kit]) expect(all).not.toContain(id);
  expect(await find({ state: "spam" })).toContain(spam.id);
  expect(await find({ form: "group-change" })).toEqual([change.id]);
  expect(await find({ find: "morin etienne" })).toEqual([one.id]);
  expect(await find({ find: "EM@visitor" })).toEqual([one.id]);
  expect(await find({ find: one.reference.toLowerCase() })).toContain(one.id);
  await at(one.id, "2026-03-01T07:30:00.000Z");
  expect(await find({ from: "2026-02-28", to: "2026-02-28" })).toEqual([one.id]);
});

test("a message shows what else came from the same address", async () => {
  const email = "same@visitor.example";
  const [first, other] = [await write({ email }), await write({ email })];
  const kit = await writeKit(office.payload, { answers: { rkemail: email } });
  const found = await otherForms(office.payload, first);
  expect(found.map(({ id }) => id).toSorted()).toEqual([other.id, kit.id].toSorted());
  expect(await otherForms(office.payload, { id: 1, email: null })).toEqual([]);
});

test("the third working day after it came is counted without the weekend", () => {
  expect(workingDaysSince("2026-11-25", "2026-11-27")).toBe(2);
  expect(workingDaysSince("2026-11-25", "2026-11-29")).toBe(2);
  expect(workingDaysSince("2026-11-25", "2026-11-30")).toBe(3);
  expect(workingDaysSince("2026-11-25", "2026-11-25")).toBe(0);
});

test("the first screen counts what is unanswered, urgent from the third working day", async () => {
  await office.payload.delete({ collection: "form-submissions", where: { id: { exists: true } } });
  const lines = async (day: string) => {
    const now = new Date(`${day}T20:00:00Z`);
    return (
      await Promise.all(
        messagesToday.map((source) => source.lines(office.payload, now, { req: { user: null } })),
      )
    ).flat();
  };
  const [{ id }] = await Promise.all([write(), write({ state: "done" }), write({ form: "volunteer" })]);
  await at(id, "2026-11-25T20:00:00.000Z");
  expect(await lines("2026-11-27")).toMatchObject([
    { count: 1, words: "1 message is unanswered", path: "/messages?state=new", isUrgent: false },
    { count: 1, words: "1 offer to help is unanswered", path: "/volunteers?state=new" },
  ]);
  expect(await lines("2026-11-30")).toMatchObject([{ isUrgent: true }, {}]);
});
