import { beforeEach, expect, test } from "vitest";
import { type Asker, formsOffice, writeKit } from "../testing/forms-office.ts";
import { kitsOfDay, mailedRuns } from "./kit-days-read.ts";

const office = formsOffice();
const day = "2026-12-02";
const mark = (body: object, by: Asker = "donor-services") => office.ask(by, "POST", "/kits/mailed", body);
const back = (body: object, by: Asker = "donor-services") => office.ask(by, "POST", "/kits/take-back", body);
const open = async () => (await kitsOfDay(office.payload, day, "open")).map(({ id }) => id);
const runs = () => mailedRuns(office.payload, day);
beforeEach(async () => {
  await office.payload.delete({ collection: "form-submissions", where: { id: { exists: true } } });
});

test("all that is to mail of a Wednesday is marked with one press, and nothing else", async () => {
  const kits = await Promise.all([writeKit(office.payload), writeKit(office.payload)]);
  const others = await Promise.all([
    writeKit(office.payload, { state: "spam" }),
    writeKit(office.payload, { mailOn: "2026-12-09" }),
  ]);
  const { status, body } = await mark({ day });
  expect([status, body]).toEqual([200, { count: 2, message: "2 requests marked as mailed." }]);
  for (const { id } of kits)
    expect(await office.payload.findByID({ collection: "form-submissions", id })).toMatchObject({
      state: "done",
      mailedAt: expect.stringMatching(/^20/),
    });
  for (const { id, state } of others)
    expect(await office.payload.findByID({ collection: "form-submissions", id })).toMatchObject({ state });
  expect((await office.logged("kits-mailed")).at(-1)).toMatchObject({
    staffName: "donor-services",
    detail: "2 requests of Wednesday, December 2, 2026",
  });
  expect((await mark({ day })).body).toMatchObject({ count: 0, message: expect.stringMatching(/colleague/) });
});

test("of two people who mark the same list at the same moment one has all of it", async () => {
  await Promise.all(Array.from({ length: 6 }, () => writeKit(office.payload)));
  const before = (await office.logged("kits-mailed")).length;
  const both = await Promise.all([mark({ day }), mark({ day }, "administrator")]);
  expect(both.map(({ body }) => body.count).toSorted()).toEqual([0, 6]);
  expect(await runs()).toHaveLength(1);
  expect((await office.logged("kits-mailed")).length - before).toBe(1);
});

test("exactly what was marked is taken back, also when the page is loaded anew", async () => {
  const first = await writeKit(office.payload);
  await mark({ day });
  const later = await Promise.all([writeKit(office.payload), writeKit(office.payload)]);
  await mark({ day });
  const [latest, earliest] = await runs();
  expect([latest?.count, earliest?.count]).toEqual([2, 1]);
  expect((await back({ day, mailedAt: latest?.at })).body).toMatchObject({ count: 2 });
  expect((await open()).toSorted()).toEqual(later.map(({ id }) => id).toSorted());
  expect(await office.payload.findByID({ collection: "form-submissions", id: first.id })).toMatchObject({
    state: "done",
  });
  expect((await office.logged("kits-taken-back")).at(-1)).toMatchObject({
    detail: "2 requests of Wednesday, December 2, 2026",
  });
  expect((await back({ day, mailedAt: latest?.at })).body).toMatchObject({ count: 0 });
});

test("one kit alone is marked and taken back, and leaves the list's own run as it is", async () => {
  const [one, other] = await Promise.all([writeKit(office.payload), writeKit(office.payload)]);
  expect((await mark({ id: one.id })).body).toMatchObject({ count: 1 });
  expect(await open()).toEqual([other.id]);
  expect((await office.logged("kits-mailed")).at(-1)).toMatchObject({ label: one.reference });
  await mark({ day });
  expect((await back({ id: one.id })).body).toMatchObject({ count: 1 });
  expect(await open()).toEqual([one.id]);
  expect(await runs()).toMatchObject([{ count: 1 }]);
});

test("a form that is no request for kits is not marked", async () => {
  const contact = await office.payload.create({
    collection: "form-submissions",
    data: { reference: "C-1", form: "contact", state: "new", person: "Bo Ng", answers: {} },
  });
  expect((await mark({ id: contact.id })).body).toMatchObject({ count: 0 });
});

test.each([
  ["visitor", 403],
  ["editor", 403],
  ["finance", 403],
  ["donor-services", 200],
  ["administrator", 200],
] as const)("%s is answered %i", async (by, status) => {
  const { id } = await writeKit(office.payload);
  expect((await mark({ id }, by)).status).toBe(status);
  expect((await back({ id }, by)).status).toBe(status);
  const labels = `/kits/labels?day=${day}&shown=all&sheet=30`;
  expect((await office.ask(by, "GET", labels)).status).toBe(status);
  expect((await office.ask(by, "GET", "/lists/kits")).status).toBe(status);
});

test.each([{}, { day: "yesterday" }, { id: "1" }, { day, id: 1 }])("%j is no list", async (body) => {
  expect((await mark(body)).status).toBe(400);
});
