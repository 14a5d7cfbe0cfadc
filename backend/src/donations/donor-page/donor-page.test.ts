import type { Payload } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "../../access/roles.ts";
import { enqueueMail } from "../../mail/enqueue-mail.ts";
import type { MonthlyGift } from "../../payload-types.ts";
import { staffTokens } from "../../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { donorOfAddress, writeGift, writeMonthly } from "../donors/testing/write-gift.ts";
import type { Reader } from "./donor-records.ts";
import type { DonorPerson } from "./read-donor.ts";

let app: TestPayload;
let payload: Payload;
const at = "2026-11-20T18:00:00.000Z";

beforeAll(async () => {
  app = await startTestPayload();
  ({ payload } = app);
  await staffTokens(payload);
  const home = { email: "Zoe@Donor.example" };
  const first = await writeGift(payload, { ...home, giftDay: "2024-02-01", amountCents: 10_000 });
  await writeGift(payload, { ...home, giftDay: "2026-02-01", refundedCents: 500 });
  const signUp = await writeGift(payload, { ...home, donationType: "monthly", giftDay: null });
  await writeMonthly(payload, { signUp, state: "stopped", email: home.email });
  const another = await writeGift(payload, { ...home, donationType: "monthly", giftDay: null });
  await writeMonthly(payload, { signUp: another, state: "active", email: home.email });
  await writeGift(payload, { email: "zoe@work.example", giftDay: "2026-11-01", city: "Regina" });
  await payload.db.create({
    collection: "receipts",
    data: {
      ...{ serial: 7, issueKey: "7", state: "issued", donation: first, donorName: "Zoë Łukasz", facts: {} },
      ...{ giftDay: "2024-02-01", issueDay: "2024-02-02", advantageCents: 0 },
      ...{ amountCents: 10_000, eligibleCents: 10_000 },
    },
  });
  for (const [to, kind] of [
    ["Zoe@Donor.example", "receipt"],
    ["zoe@work.example", "my-gifts-link"],
    ["somebody@else.example", "receipt"],
  ] as const)
    await enqueueMail(payload, { key: `${kind}:${to}`, kind, to, subject: kind, html: "x", text: "x" });
  await payload.db.create({
    collection: "subscribers",
    data: {
      ...{ email: "zoe@donor.example", language: "en", state: "confirmed", source: "donation form" },
      ...{ consentAt: at, confirmedAt: at },
    },
  });
  const { keepDonors } = await import("../donors/keep-donors.ts");
  await keepDonors(payload, new Date());
  const { mergeDonors } = await import("../donors/same-person.ts");
  await mergeDonors(payload, { id: await idAt("zoe@donor.example"), other: await idAt("zoe@work.example") });
});
afterAll(() => app.close());

const idAt = async (email: string) => (await donorOfAddress(payload, email))?.id ?? 0;

async function personOf(id: number): Promise<DonorPerson> {
  const { readPerson } = await import("./read-donor.ts");
  const person = await readPerson(payload, id);
  if (!person || "movedTo" in person) throw new Error("There is no such person");
  return person;
}
async function readerOf(role: Role): Promise<Reader> {
  const { docs } = await payload.find({ collection: "users", where: { role: { equals: role } } });
  const [user] = docs;
  if (!user) throw new Error("There is staff");
  return { ...user, collection: "users" };
}

test("the page of a second address leads to the person's, which has both; that of nobody is none", async () => {
  const { readPerson } = await import("./read-donor.ts");
  const id = await idAt("zoe@donor.example");
  expect(await readPerson(payload, await idAt("zoe@work.example"))).toEqual({ movedTo: id });
  expect(await readPerson(payload, 4_711_000)).toBeNull();
  const { row, addresses } = await personOf(id);
  expect(row).toMatchObject({ totalCents: 14_500, gifts: 3, monthly: "active" });
  expect(addresses.map(({ email }) => email)).toEqual(["zoe@donor.example", "zoe@work.example"]);
});

test("it has what was given in each year, every try, and where the newest gift came from", async () => {
  const { readGiving } = await import("./read-donor.ts");
  const giving = await readGiving(payload, await personOf(await idAt("zoe@donor.example")));
  expect(giving.years).toEqual([
    { year: "2026", gifts: 2, totalCents: 4_500 },
    { year: "2024", gifts: 1, totalCents: 10_000 },
  ]);
  expect([giving.tries, giving.newest.length]).toEqual([5, 5]);
  expect(giving.postal).toEqual(["1 Sample Street", "Regina, QC", "Canada"]);
  expect(giving.spellings.toSorted()).toEqual(["Zoe@Donor.example", "zoe@work.example"]);
});

test("it has the records of all addresses as far as the role sees them", async () => {
  const { listMembership, mailsTo, monthlyGiftsOf, receiptsOf } = await import("./donor-records.ts");
  const { readGiving } = await import("./read-donor.ts");
  const person = await personOf(await idAt("zoe@donor.example"));
  const giving = await readGiving(payload, person);
  const kinds = async (role: Role) =>
    (await mailsTo(payload, giving, await readerOf(role))).map(({ kind }) => kind).toSorted();
  expect(await kinds("administrator")).toEqual(["my-gifts-link", "receipt"]);
  for (const role of ["donor-services", "finance"] as const) expect(await kinds(role)).toEqual(["receipt"]);
  const finance = await readerOf("finance");
  expect((await receiptsOf(payload, person, finance)).map(({ serial }) => serial)).toEqual([7]);
  // What runs stands first.
  expect((await monthlyGiftsOf(payload, person)).map(({ state }) => state)).toEqual(["active", "stopped"]);
  expect(await listMembership(payload, giving, await readerOf("donor-services"))).toHaveLength(1);
  await expect(listMembership(payload, giving, finance)).rejects.toThrow();
});

test("sentences say how a monthly gift stands, and whether somebody is on the mailing list", async () => {
  const { monthlySentences } = await import("./monthly-sentences.ts");
  const { listSentence } = await import("./list-sentence.ts");
  const gift = {
    ...{ state: "active", nextBillingDay: "2026-12-15", cardEnding: "4242", cardExpiry: "2029-04" },
  } as MonthlyGift;
  expect(monthlySentences(gift)).toEqual([
    "Charged on the 15th of each month, next on December 15, 2026.",
    "Card ending in 4242, good to the end of April 2029.",
  ]);
  const paused: MonthlyGift = { ...gift, state: "paused", pausedAt: at, stateReason: "On a journey." };
  expect(monthlySentences(paused)[0]).toBe(
    "Paused since November 20, 2026, until somebody resumes it. On a journey.",
  );
  expect(monthlySentences({ ...paused, stateReason: "Declined: funds" })[0]).toMatch(
    /bank declined the card for good/,
  );
  expect(monthlySentences({ ...gift, state: "stopped", stoppedAt: at })).toEqual([
    "Stopped on November 20, 2026.",
  ]);
  const { docs } = await payload.find({ collection: "subscribers" });
  const [member] = docs;
  if (!member) throw new Error("There is one");
  expect(listSentence(member)).toBe(
    "On the mailing list: asked for on November 20, 2026 (donation form), confirmed by mail on November 20, 2026.",
  );
  expect(listSentence({ ...member, state: "pending" })).toContain("not confirmed by mail");
});
