import { charityTimeZone } from "@pcf/contract/constants";
import { instantAt } from "@pcf/contract/zone-clock";
import { expect, test } from "vitest";
import { askedList } from "../../office/lists/list-address.ts";
import { fileOf, formsOffice, writeKit } from "../testing/forms-office.ts";
import { countKits } from "./kit-counts.ts";
import { readKits } from "./kit-row.ts";
import { earlierWords } from "./kit-words.ts";
import { kitsList } from "./kits-list.ts";
import { kitsToday } from "./kits-today.ts";

const office = formsOffice();

const at = (id: number, createdAt: string) =>
  office.payload.db.updateOne({ collection: "form-submissions", id, data: { createdAt } });
const read = async (id: number) => (await readKits(office.payload, [id]))[0];

test("a request says how often the same address or household asked before, and when", async () => {
  const same = { rklname: "Côté", rkpcode: "h2x1y4" };
  const first = await writeKit(office.payload, { answers: { ...same, rkemail: "Jo@visitor.example" } });
  await at(first.id, "2026-10-06T18:00:00.000Z");
  const second = await writeKit(office.payload, {
    answers: { rklname: "Other", rkemail: "jo@visitor.example" },
  });
  await at(second.id, "2026-11-04T18:00:00.000Z");
  await writeKit(office.payload, { state: "spam", answers: { ...same, rkemail: "jo@visitor.example" } });
  const third = await writeKit(office.payload, {
    answers: { rklname: "Cote", rkpcode: "H2X 1Y4", rkemail: "jo@visitor.example" },
  });
  const byHousehold = await read(third.id);
  expect(byHousehold && earlierWords(byHousehold)).toBe("Twice before: November 4, 2026; October 6, 2026");
  const none = await read(first.id);
  expect(none && earlierWords(none)).toBe("");
  const neighbour = await writeKit(office.payload, { answers: { rklname: "Singh", rkpcode: "H2X 1Y4" } });
  expect((await read(neighbour.id))?.earlier).toEqual([]);
});

test("an address stands in lines as the post wants it", async () => {
  const { id } = await writeKit(office.payload, {
    answers: { rkprov: "Saskatchewan", rkpcode: "s4p0a1", rkquant: "20", kit_in_french: "Yes" },
  });
  expect(await read(id)).toMatchObject({
    lines: ["Ann Reid", "1 Main St", "Regina SK  S4P 0A1"],
    quantity: 20,
    isFrench: true,
  });
});

test("the file of a Wednesday has each part of an address in a column of its own, and its names do nothing in a spreadsheet", async () => {
  await writeKit(office.payload, {
    mailOn: "2027-01-06",
    answers: { rkfname: "=1+1", rklname: "Roy", comment: 'Ring "twice", please' },
  });
  const file = await fileOf(office.payload, kitsList, {
    ...{ from: "2027-01-06", to: "2027-01-06", state: "new" },
    columns: ["day", "name", "street", "city", "province", "code", "quantity", "comment"],
  });
  expect(file.split("\r\n")).toEqual([
    "\uFEFFGoes out on,Name,Address,Town,Province,Postal code,Kits,Comments",
    `2027-01-06,'=1+1 Roy,1 Main St,Regina,SK,S4P 0A1,1,"Ring ""twice"", please"`,
    "",
  ]);
});

test.each(["reid ann", "ANN5", "s4p", "k-test"])("all kits are found by %s", async (find) => {
  const asked = askedList(kitsList, { find });
  expect((await kitsList.find(office.payload, asked.question)).total).toBeGreaterThan(0);
});

test("twelve weeks are counted by Wednesday, province and who asks", async () => {
  const write = (mailOn: string, more: object) =>
    writeKit(office.payload, { mailOn, answers: { rkquant: "10", rkwho: "My support group", ...more } });
  await write("2028-03-01", { rkprov: "Ontario" });
  await write("2028-03-01", { rkprov: "ON", rkwho: "" });
  await write("2028-02-23", { rkprov: "QC" });
  await write("2027-01-06", { rkprov: "QC" });
  const counts = await countKits(office.payload, "2028-03-01");
  expect(counts.weeks).toHaveLength(12);
  expect(counts.weeks.slice(-2)).toEqual([
    { words: "2028-02-23", requests: 1, kits: 10 },
    { words: "2028-03-01", requests: 2, kits: 20 },
  ]);
  expect(counts.provinces).toEqual([
    { words: "Ontario", requests: 2, kits: 20 },
    { words: "Quebec", requests: 1, kits: 10 },
  ]);
  expect(counts.who).toEqual([
    { words: "My support group", requests: 2, kits: 20 },
    { words: "Not said", requests: 1, kits: 10 },
  ]);
});

test("the first screen says how many kits are to mail on the coming Wednesday, and what a past one has left open", async () => {
  await office.payload.delete({ collection: "form-submissions", where: { id: { exists: true } } });
  const now = instantAt("2026-11-27", "09:00", charityTimeZone);
  expect(await kitsToday.lines(office.payload, now, { req: { user: null } })).toEqual([]);
  await writeKit(office.payload, { answers: { rkquant: "10" } });
  await writeKit(office.payload);
  await writeKit(office.payload, { state: "done" });
  await writeKit(office.payload, { mailOn: "2026-12-09" });
  await writeKit(office.payload, { mailOn: "2026-11-25" });
  expect(await kitsToday.lines(office.payload, now, { req: { user: null } })).toEqual([
    {
      count: 1,
      words: "1 kit of Wednesday, November 25 is not marked as mailed",
      path: "/kits?day=2026-11-25",
      isUrgent: true,
    },
    { count: 11, words: "11 kits to mail on Wednesday, December 2", path: "/kits?day=2026-12-02" },
  ]);
});

test("forms that came before anybody could search them are made findable", async () => {
  const { fillFoundBy } = await import("../found-by.ts");
  const { id } = await writeKit(office.payload, { answers: { rklname: "Łukaszewicz" } });
  await office.payload.db.updateOne({
    collection: "form-submissions",
    id,
    data: { words: null, household: null },
  });
  const found = async () =>
    (await kitsList.find(office.payload, askedList(kitsList, { find: "łukaszewicz" }).question)).ids;
  expect(await found()).toEqual([]);
  expect(await fillFoundBy(office.payload)).toBe(1);
  expect(await found()).toEqual([id]);
});
