import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Donation } from "../../payload-types.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { giftsIn, readGiftsInArguments } from "./gifts-in-command.ts";
import { type MoveIn, moveGiftsIn } from "./move-gifts-in.ts";
import { takeGiftsOut } from "./take-gifts-out.ts";
import { fileOfGifts, mapOfHeadings } from "./testing/old-gifts.ts";

const now = new Date("2026-11-28T20:00:00Z");
let app: TestPayload;

beforeAll(async () => {
  app = await startTestPayload();
});
afterAll(() => app.close());

const move = (file: string, source: string, own: Partial<MoveIn> = {}) =>
  moveGiftsIn(app.payload, { file, map: mapOfHeadings, source, dryRun: false, now, ...own });

async function giftsOf(source: string): Promise<Donation[]> {
  const { docs } = await app.payload.db.find<Donation>({
    collection: "donations",
    where: { "formerSystem.source": { equals: source } },
    sort: "id",
    pagination: false,
  });
  return docs;
}
const everything = async () => {
  const all = { pagination: false, depth: 0, sort: "id", showHiddenFields: true } as const;
  const slugs = ["donations", "donors", "monthly-gifts", "receipts", "outbox", "audit-log"] as const;
  return Promise.all(
    slugs.map(async (collection) => (await app.payload.find({ collection, ...all })).docs as object[]),
  );
};

test("past gifts come over with their days, donors, receipts and sums by year; nobody is mailed or receipted", async () => {
  const file = fileOfGifts([
    { "Donation ID": "1", "Receipt Number": "2024-00417", "Receipt Date": "2025-02-10" },
    {
      "Donation ID": "2",
      "Donation Date": "2023-12-31 23:50:00",
      "Donation Total": "$1,234.50",
      Type: "Renewal",
    },
    {
      ...{ "Donation ID": "3", "First Name": "Robin", "Last Name": 'O"Neil, Jr.', "Email Address": "" },
      Comment: "Two\r\nlines; and more",
    },
    {
      "Donation ID": "4",
      "Company Name": "Ride Club",
      "First Name": "",
      "Last Name": "",
      "Email Address": "",
    },
  ]);
  const { tally } = await move(file, "whole");
  expect(tally.fates).toEqual({ new: 4, changed: 0, same: 0 });
  expect(tally.years).toEqual([
    { year: "2023", gifts: 1, cents: 123_450, giftsHere: 1, centsHere: 123_450 },
    { year: "2024", gifts: 3, cents: 15_000, giftsHere: 3, centsHere: 15_000 },
  ]);
  expect(tally.agrees).toBe(true);
  const [first, month, robin, club] = await giftsOf("whole");
  expect(first).toMatchObject({
    ...{ state: "approved", method: "former-system", followUp: "done", giftDay: "2024-03-05" },
    ...{ amountCents: 5_000, donationArea: "Research", donationType: "single" },
    donor: { lastName: "Łukasz", province: "QC", postalCode: "H2X 1Y4", country: "Canada" },
    formerSystem: { receiptNumber: "2024-00417", receiptDay: "2025-02-10", method: "Credit card" },
  });
  expect(month).toMatchObject({ donationType: "instalment", giftDay: "2023-12-31", monthlyGift: null });
  expect(robin).toMatchObject({
    donor: { lastName: 'O"Neil, Jr.', email: null },
    adminNote: "Two lines; and more",
  });
  expect(club?.donor).toMatchObject({ organization: "Ride Club", lastName: "Office" });
  const { docs: donors } = await app.payload.find({ collection: "donors", sort: "name", depth: 0 });
  expect(donors.map(({ name, gifts, totalCents }) => [name, gifts, totalCents])).toEqual(
    [
      ['Robin O"Neil, Jr.', 1, 5_000],
      ["Ride Club", 1, 5_000],
      ["Zoë Łukasz", 2, 128_450],
    ].sort(),
  );
  const [, , , receipts, outbox, log] = await everything();
  expect([receipts, outbox]).toEqual([[], []]);
  expect(log).toMatchObject([
    { action: "gifts-moved-in", label: "whole", detail: expect.stringContaining("4 new, $1,384.50") },
  ]);
});

test("what was refunded, failed, pending, a test, in other money, below nothing or unclear stays out, and is listed", async () => {
  const wrong: [string, Record<string, string>][] = [
    ["refunded", { "Donation Status": "Refunded" }],
    ["failed", { "Donation Status": "Failed" }],
    ["pending", { "Donation Status": "Pending" }],
    ["ended", { "Donation Status": "Cancelled" }],
    ["status-unknown", { "Donation Status": "Zoë Łukasz" }],
    ["test", { "Payment Mode": "test" }],
    ["currency", { "Currency Code": "USD" }],
    ["currency", { "Donation Total": "US$25" }],
    ["negative", { "Donation Total": "(25.00)" }],
    ["nothing", { "Donation Total": "0.00" }],
    ["amount", { "Donation Total": "1.000" }],
    ["date", { "Donation Date": "03/04/2021" }],
    ["future", { "Donation Date": "2026-12-24" }],
    ["kind-unknown", { Type: "whatever" }],
    ["promise-nobody", { Type: "Subscription", "Email Address": "none" }],
    ["card-number", { Comment: "card 4242-4242-4242-4242" }],
  ];
  const bad = wrong.map(([, given], index) => ({ "Donation ID": `bad-${index}`, ...given }));
  const file = fileOfGifts([
    ...bad,
    { "Donation ID": "zoe@donor.example" },
    { "Donation ID": "good" },
    { "Donation ID": "good", "Donation Total": "75" },
  ]);
  const { tally } = await move(file, "nasty");
  expect(tally.leftOut.map(({ why }) => why)).toEqual([...wrong.map(([why]) => why), "id", "twice"]);
  expect(tally.leftOut[0]).toEqual({ row: 2, id: "bad-0", why: "refunded" });
  // What may be a card number, or an address in the place of a number, is named nowhere.
  expect(
    tally.leftOut.filter(({ why }) => why === "card-number" || why === "id").map(({ id }) => id),
  ).toEqual([null, null]);
  expect((await giftsOf("nasty")).map(({ amountCents }) => amountCents)).toEqual([5_000]);
  expect(JSON.stringify(await everything())).not.toMatch(/4242.?4242/);
});

test("twice is once: the same file changes nothing, a row that changed there is brought up, one corrected here stays", async () => {
  const ids = ["a", "b", "c"];
  await move(fileOfGifts(ids.map((id) => ({ "Donation ID": id }))), "twice");
  const before = await everything();
  const again = await move(fileOfGifts(ids.map((id) => ({ "Donation ID": id }))), "twice");
  expect(again.tally.fates).toEqual({ new: 0, changed: 0, same: 3 });
  expect(await everything()).toEqual(before);

  const corrected = (await giftsOf("twice"))[2];
  if (!corrected) throw new Error("The third gift is missing");
  const { moveDonation } = await import("../record/donation-store.ts");
  const note = "name or address corrected by staff 1";
  const data = { donor: { ...corrected.donor, lastName: "Lukasz" } };
  await moveDonation(app.payload, corrected, { state: "approved", note, now, data });
  const changed = ids.map((id) => ({
    ...{ "Donation ID": id, "Donation Total": id === "a" ? "50" : "60" },
    ...(id === "b" && { "Email Address": "zoe.two@donor.example" }),
  }));
  const third = await move(fileOfGifts(changed), "twice");
  expect(third.tally.fates).toEqual({ new: 0, changed: 1, same: 1 });
  expect(third.tally.leftOut).toEqual([{ row: 4, id: "c", why: "changed-here" }]);
  expect(third.tally.agrees).toBe(true);
  const stand = (await giftsOf("twice")).map(({ amountCents, donor }) => [amountCents, donor?.lastName]);
  expect(stand).toEqual([
    [5_000, "Łukasz"],
    [6_000, "Łukasz"],
    [5_000, "Lukasz"],
  ]);
  const { docs } = await app.payload.find({
    collection: "donors",
    where: { email: { equals: "zoe.two@donor.example" } },
  });
  expect(docs.map(({ totalCents }) => totalCents)).toEqual([6_000]);
});

test("a run that broke off in the midst of a portion has kept whole portions, and the next goes on", async () => {
  const file = fileOfGifts(Array.from({ length: 450 }, (_, index) => ({ "Donation ID": `n${index}` })));
  let portions = 0;
  const within = () => {
    portions += 1;
    if (portions === 2) throw new Error("killed");
  };
  await expect(move(file, "killed", { within })).rejects.toThrow("killed");
  expect(await giftsOf("killed")).toHaveLength(200);
  const { tally } = await move(file, "killed");
  expect(tally.fates).toEqual({ new: 250, changed: 0, same: 200 });
  expect(tally.years).toEqual([
    { year: "2024", gifts: 450, cents: 2_250_000, giftsHere: 450, centsHere: 2_250_000 },
  ]);
});

test("words whose time is over by our own rules do not come over, and the sums do", async () => {
  const file = fileOfGifts([
    { "Donation ID": "old", "Donation Date": "2015-06-01", Comment: "by telephone" },
  ]);
  const { tally } = await move(file, "old");
  expect(tally.years).toMatchObject([{ year: "2015", centsHere: 5_000 }]);
  const [gift] = await giftsOf("old");
  expect(gift).toMatchObject({ giftDay: "2015-06-01", adminNote: null, giver: null });
  expect(gift?.donor).toMatchObject({ lastName: null, email: null, address: null });
});

test("undo takes a source back and leaves what something hangs on; dry runs write nothing", async () => {
  const file = fileOfGifts(
    ["x", "y", "z"].map((id) => ({ "Donation ID": id, "Email Address": `${id}@undo.example` })),
  );
  const before = await everything();
  const dry = await move(file, "undone", { dryRun: true });
  expect(dry.tally.fates.new).toBe(3);
  expect(dry.tally.years).toMatchObject([{ year: "2024", giftsHere: 3 }]);
  expect(await everything()).toEqual(before);

  await move(file, "undone");
  const donors = { collection: "donors", where: { email: { contains: "@undo.example" } } } as const;
  const { docs } = await app.payload.find({ ...donors, sort: "email" });
  await app.payload.update({ collection: "donors", id: docs[1]?.id ?? 0, data: { notes: "Calls in May" } });
  const asked = await takeGiftsOut(app.payload, { source: "undone", dryRun: true });
  expect([asked.gifts, (await giftsOf("undone")).length]).toEqual([2, 3]);
  expect(await takeGiftsOut(app.payload, { source: "undone", dryRun: false })).toEqual({
    ...{ gifts: 2, cents: 10_000, stays: [{ id: "y", why: "notes" }] },
  });
  expect((await giftsOf("undone")).map(({ formerSystem }) => formerSystem?.number)).toEqual(["y"]);
  expect((await app.payload.find(donors)).docs.map(({ email }) => email)).toEqual(["y@undo.example"]);
});

test("the command proposes a map, then moves in by it, and its report names nobody", async () => {
  const file = fileOfGifts([
    { "Donation ID": "r1" },
    { "Donation ID": "r2", "Donation Total": "minus", "Last Name": "Secretname" },
  ]);
  const said: string[] = [];
  const out = { say: (line: string) => void said.push(line), payload: async () => app.payload, now };
  expect(await giftsIn(readGiftsInArguments([file]), out)).toBe(2);
  expect(said.join("\n")).toContain("so nothing was read in");
  const proposed: unknown = JSON.parse(said.at(-1) ?? "");
  expect(proposed).toMatchObject({ columns: { id: "Donation ID", test: "Payment Mode", province: "State" } });
  writeFileSync(file.replace(/csv$/, "map.json"), said.at(-1) ?? "");
  said.length = 0;
  expect(await giftsIn(readGiftsInArguments([file, "--source", "Report"]), out)).toBe(0);
  const page = readFileSync(file.replace(/csv$/, "report.html"), "utf8");
  const json = readFileSync(file.replace(/csv$/, "report.json"), "utf8");
  expect(JSON.parse(json)).toMatchObject({ source: "report", agrees: true, gifts: { new: 1 } });
  for (const text of [said.join("\n"), page, json]) {
    expect(text).toContain("its amount cannot be read");
    expect(text).not.toMatch(/Secretname|Łukasz|donor\.example|Sample Street/);
  }
});
