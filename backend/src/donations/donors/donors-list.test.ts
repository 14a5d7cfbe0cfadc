import { handleEndpoints, type Payload } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "../../access/roles.ts";
import { askedList } from "../../office/lists/list-address.ts";
import { staffTokens } from "../../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { donorOfAddress, writeGift, writeMonthly } from "./testing/write-gift.ts";

let app: TestPayload;
let payload: Payload;
let tokens: Map<Role, string>;

async function monthlyGiver(email: string, state: string, lastDay: string | null) {
  const signUp = await writeGift(payload, { email, donationType: "monthly", giftDay: null });
  const monthlyGift = await writeMonthly(payload, { signUp, state, email });
  if (lastDay) await writeGift(payload, { email, donationType: "instalment", monthlyGift, giftDay: lastDay });
}

beforeAll(async () => {
  app = await startTestPayload();
  ({ payload } = app);
  payload.logger.level = "silent";
  tokens = await staffTokens(payload);
  const margaret = { firstName: "Margaret", lastName: "Atwater", city: "Toronto", province: "ON" };
  await writeGift(payload, { ...margaret, email: "m.atwater@donor.example", amountCents: 40_000 });
  await writeGift(payload, { email: "zoe@donor.example", amountCents: 90_000, giftDay: "2019-01-02" });
  const brien = { firstName: "Jean-Luc", lastName: "O’Brien", amountCents: 500, giftDay: "2021-01-02" };
  await writeGift(payload, { ...brien, email: "jl@donor.example" });
  await writeGift(payload, { email: "tried@donor.example", state: "declined", giftDay: null });
  const returned = { firstName: "Orla", lastName: "Quist", state: "refunded" } as const;
  await writeGift(payload, { ...returned, email: "returned@donor.example" });
  await monthlyGiver("active@donor.example", "active", "2026-11-15");
  await monthlyGiver("new@donor.example", "active", null);
  await monthlyGiver("stopped@donor.example", "stopped", "2025-11-15");
  await monthlyGiver("never.began@donor.example", "stopped", null);
  await monthlyGiver("long.paused@donor.example", "paused", "2025-02-15");
  await monthlyGiver("short.paused@donor.example", "paused", new Date().toISOString().slice(0, 10));
  const { keepDonors } = await import("./keep-donors.ts");
  await keepDonors(payload, new Date());
});
afterAll(() => app.close());

/** Addresses that the list shows under this address of its own. */
async function shown(params: Record<string, string>): Promise<string[]> {
  const { donorsList } = await import("./donors-list.ts");
  const { question } = askedList(donorsList, params);
  const { ids, total } = await donorsList.find(payload, question, { offset: 0, limit: 50 });
  expect(total).toBe(ids.length);
  const rows = await donorsList.read(payload, ids);
  return ids.map((id) => rows.find((row) => row.id === id)?.email.replace("@donor.example", "") ?? "");
}

test("the list has everybody who gave or gives monthly, the most generous first; who only tried is not in it", async () => {
  const all = await shown({});
  expect(all.slice(0, 2)).toEqual(["zoe", "m.atwater"]);
  expect(all).toContain("new");
  expect(all).not.toContain("tried");
  expect(all).not.toContain("returned");
  expect(await shown({ sort: "total" })).toEqual(expect.arrayContaining(all));
  expect((await shown({ sort: "-last" })).slice(0, 2)).toEqual(["short.paused", "active"]);
  expect((await shown({ sort: "first" }))[0]).toBe("zoe");
  for (const sort of ["-last", "last"])
    expect((await shown({ sort })).slice(-2).toSorted()).toEqual(["never.began", "new"]);
});

test.each([
  ["Margaret Atwater", ["m.atwater"]],
  ["atwater m", ["m.atwater"]],
  ["ZOE lukasz zoe@", ["zoe"]],
  ["OBrien", ["jl"]],
  ["o'brien jean luc", ["jl"]],
  ["O’Brien Jean-Luc", ["jl"]],
  ["m.atwater@donor.example", ["m.atwater"]],
  ["M.Atwater@", ["m.atwater"]],
  ["atwater %", ["m.atwater"]],
  ["nobody at all", []],
  // Whose only gift was declined, given back or returned by the bank is in no list, and can be looked for.
  ["tried@", ["tried"]],
  ["quist", ["returned"]],
])("who is looked for as %s is found", async (find, expected) => {
  expect(await shown({ find })).toEqual(expected);
});

test("the list is narrowed to how monthly giving stands, to a province, and to when somebody gave last", async () => {
  expect(await shown({ monthly: "active" })).toEqual(["active", "new"]);
  expect((await shown({ monthly: "lapsed" })).toSorted()).toEqual(["long.paused", "stopped"]);
  expect((await shown({ monthly: "stopped" })).toSorted()).toEqual(["never.began", "stopped"]);
  expect((await shown({ monthly: "never" })).toSorted()).toEqual(["jl", "m.atwater", "zoe"]);
  expect(await shown({ province: "ON" })).toEqual(["m.atwater"]);
  expect(await shown({ before: "2020-01-01" })).toEqual(["zoe"]);
  expect((await shown({ since: "2026-11-01" })).toSorted()).toEqual(["active", "short.paused"]);
});

test("the words say how monthly giving stands", async () => {
  const { monthlyWords } = await import("./monthly-standing.ts");
  const wordsOf = async (email: string) => {
    const donor = await donorOfAddress(payload, `${email}@donor.example`);
    return monthlyWords({ monthly: donor?.monthly ?? null, lastMonthlyDay: donor?.lastMonthlyDay ?? null });
  };
  expect(await wordsOf("zoe")).toBe("");
  expect(await wordsOf("active")).toBe("Gives monthly");
  expect(await wordsOf("stopped")).toBe("Gave monthly until November 15, 2025");
  expect(await wordsOf("long.paused")).toBe("Paused, last charged on February 15, 2025");
  expect(await wordsOf("never.began")).toBe("Stopped before the first month");
});

async function ask(role: Role, path: string, body?: object) {
  const request = new Request(`http://localhost:3001/api/${path}`, {
    method: body ? "POST" : "GET",
    headers: { Authorization: `JWT ${tokens.get(role)}`, "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  return handleEndpoints({ config: payload.config, request });
}
const idAt = async (email: string) => (await donorOfAddress(payload, `${email}@donor.example`))?.id ?? 0;
const lines = async (action: "donors-exported" | "donors-merged" | "donors-parted" | "donor-notes") =>
  (await payload.find({ collection: "audit-log", where: { action: { equals: action } }, sort: "id" })).docs;

test("donor services and finance take the list away as a file, editors do not, and the log knows", async () => {
  expect((await ask("editor", "lists/donors")).status).toBe(403);
  for (const role of ["donor-services", "finance", "administrator"] as const) {
    const file = await (await ask(role, "lists/donors?find=atwater")).text();
    expect(file.replace("\uFEFF", "").split("\r\n")).toEqual([
      "Name,Place,Gifts,Total,Since,Last gift,Monthly gift",
      'Margaret Atwater,"Toronto, ON",1,400,2026-03-10,2026-03-10,',
      "",
    ]);
  }
  expect((await lines("donors-exported")).map(({ staffName }) => staffName)).toEqual([
    "donor-services",
    "finance",
    "administrator",
  ]);
});

test("two addresses are put together and parted by those who may; the log has numbers and no names", async () => {
  const [zoe, margaret] = [await idAt("zoe"), await idAt("m.atwater")];
  const body = { other: margaret };
  expect((await ask("editor", `donors/${zoe}/same-as`, body)).status).toBe(403);
  expect((await ask("finance", "donors/4711/same-as", body)).status).toBe(404);
  expect((await ask("finance", `donors/${zoe}/same-as`, { other: "x" })).status).toBe(400);
  const merged = await ask("donor-services", `donors/${zoe}/same-as`, body);
  expect([merged.status, await merged.json()]).toEqual([200, { head: zoe }]);
  expect((await ask("finance", `donors/${margaret}/same-as`, { other: zoe })).status).toBe(409);
  // Found by a word of either address, and once.
  expect(await shown({ find: "atwater" })).toEqual(["zoe"]);
  expect(await shown({ find: "zoe@ m.atwater@" })).toEqual(["zoe"]);
  expect((await ask("editor", `donors/${margaret}/part`, {})).status).toBe(403);
  const parted = await ask("finance", `donors/${margaret}/part`, {});
  expect([parted.status, await parted.json()]).toEqual([200, { from: zoe }]);
  expect(await shown({ find: "atwater" })).toEqual(["m.atwater"]);
  const written = [...(await lines("donors-merged")), ...(await lines("donors-parted"))];
  expect(written.map(({ label, detail }) => [label, detail])).toEqual([
    [`Donor ${zoe}`, `with donor ${margaret}`],
    [`Donor ${margaret}`, `with donor ${zoe}`],
    [`Donor ${margaret}`, "Not carried out: These are the same person already."],
    [`Donor ${margaret}`, null],
  ]);
});

test("notes are kept with the person, and their words stay out of the log", async () => {
  const [zoe, margaret] = [await idAt("zoe"), await idAt("m.atwater")];
  expect((await ask("editor", `donors/${zoe}/notes`, { notes: "x" })).status).toBe(403);
  expect((await ask("finance", `donors/${zoe}/notes`, {})).status).toBe(400);
  expect((await ask("finance", `donors/${zoe}/notes`, { notes: "x".repeat(10_001) })).status).toBe(400);
  await ask("donor-services", `donors/${zoe}/same-as`, { other: margaret });
  const notes = "Calls her sister Ann\non Sundays";
  expect((await ask("donor-services", `donors/${margaret}/notes`, { notes })).status).toBe(200);
  expect((await donorOfAddress(payload, "zoe@donor.example"))?.notes).toBe(notes);
  expect((await donorOfAddress(payload, "m.atwater@donor.example"))?.notes).toBeNull();
  expect((await ask("finance", `donors/${zoe}/notes`, { notes: " " })).status).toBe(200);
  expect((await donorOfAddress(payload, "zoe@donor.example"))?.notes).toBeNull();
  expect(JSON.stringify(await lines("donor-notes"))).not.toMatch(/sister|Sundays/);
});
