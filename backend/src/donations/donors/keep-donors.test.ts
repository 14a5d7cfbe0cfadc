import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { donorOfAddress, writeGift, writeMonthly } from "./testing/write-gift.ts";

let app: TestPayload;
beforeAll(async () => {
  app = await startTestPayload();
});
afterAll(() => app.close());

const keep = async (now = new Date()) => (await import("./keep-donors.ts")).keepDonors(app.payload, now);
const giftOf = (id: number) =>
  app.payload.findByID({ collection: "donations", id, depth: 0, disableErrors: true });
const change = (id: number, data: Record<string, unknown>) =>
  app.payload.db.updateOne({ collection: "donations", where: { id: { equals: id } }, data });

test("gifts lead to one donor an address, in whatever way it was typed, with what they come to", async () => {
  const { payload } = app;
  const first = await writeGift(payload, { email: "Ann.Reid@Donor.example ", giftDay: "2024-05-01" });
  const second = await writeGift(payload, {
    ...{
      email: "ann.reid@donor.example",
      firstName: "Ann",
      lastName: "Reid",
      city: "Regina",
      province: "SK",
    },
    ...{ amountCents: 10_000, refundedCents: 4_000, giftDay: "2025-06-02" },
  });
  await writeGift(payload, { email: "ann.reid@donor.example", state: "declined", giftDay: null });
  await writeGift(payload, { email: "ann.reid@donor.example", state: "refunded", refundedCents: 2_500 });
  await writeGift(payload, { email: "only.tried@donor.example", state: "declined", giftDay: null });
  const before = await giftOf(first);
  expect(await keep()).toEqual({ linked: 5, counted: 2 });
  const donor = await donorOfAddress(payload, "ann.reid@donor.example");
  expect(donor).toMatchObject({
    isListed: true,
    gifts: 2,
    totalCents: 8_500,
    firstDay: "2024-05-01",
    lastDay: "2025-06-02",
    monthly: null,
    lastMonthlyDay: null,
  });
  // The newest gift is the one that was given back.
  expect(donor).toMatchObject({ name: "Zoë Łukasz", city: "Montréal", province: "QC" });
  expect([(await giftOf(first))?.giver, (await giftOf(second))?.giver]).toEqual([donor?.id, donor?.id]);
  expect((await giftOf(first))?.updatedAt).toBe(before?.updatedAt);
  expect(await donorOfAddress(payload, "only.tried@donor.example")).toMatchObject({
    isListed: false,
    gifts: 0,
    totalCents: 0,
  });
});

test("a second run changes nothing, and one after a refund counts that donor alone", async () => {
  const { payload } = app;
  await keep(new Date(Date.now() + 5 * 60_000));
  const before = await donorOfAddress(payload, "ann.reid@donor.example");
  expect(await keep(new Date(Date.now() + 5 * 60_000))).toEqual({ linked: 0, counted: 0 });
  expect(await donorOfAddress(payload, "ann.reid@donor.example")).toEqual(before);
  const { docs } = await payload.find({
    collection: "donations",
    where: { giftDay: { equals: "2024-05-01" } },
    depth: 0,
  });
  const later = new Date(Date.now() + 6 * 60_000).toISOString();
  await change(docs[0]?.id ?? 0, { state: "refunded", refundedCents: 2_500, updatedAt: later });
  expect(await keep(new Date(Date.now() + 7 * 60_000))).toEqual({ linked: 0, counted: 1 });
  expect(await donorOfAddress(payload, "ann.reid@donor.example")).toMatchObject({
    gifts: 1,
    totalCents: 6_000,
    firstDay: "2025-06-02",
  });
});

test("a donor's monthly giving stands as the best of their monthly gifts does, and says when the last month was", async () => {
  const { payload } = app;
  const email = "monthly@donor.example";
  const signUp = await writeGift(payload, { email, donationType: "monthly", giftDay: null });
  const another = await writeGift(payload, { email, donationType: "monthly", giftDay: null });
  const stopped = await writeMonthly(payload, { signUp, state: "stopped", email });
  await writeMonthly(payload, { signUp: another, state: "paused", email });
  await writeGift(payload, {
    email,
    donationType: "instalment",
    monthlyGift: stopped,
    giftDay: "2025-11-15",
  });
  await keep();
  expect(await donorOfAddress(payload, email)).toMatchObject({
    monthly: "paused",
    lastMonthlyDay: "2025-11-15",
    isListed: true,
  });
});

test("a gift whose address was corrected goes over to the other donor", async () => {
  const { payload } = app;
  const id = await writeGift(payload, { email: "wrogn@donor.example", amountCents: 7_000 });
  await keep();
  const later = new Date(Date.now() + 10 * 60_000).toISOString();
  await change(id, { donor: { email: "right@donor.example" }, updatedAt: later });
  await keep();
  expect(await donorOfAddress(payload, "wrogn@donor.example")).toBeNull();
  expect(await donorOfAddress(payload, "right@donor.example")).toMatchObject({ totalCents: 7_000 });
});

test("a run that was cut off is gone on with: what leads to a donor and was not counted is", async () => {
  const { payload } = app;
  const email = "cut.off@donor.example";
  const id = await writeGift(payload, { email });
  // As a process leaves it that died after the row and before the link.
  const own = { email, name: email, words: ` ${email}`, isListed: false };
  await payload.db.create({ collection: "donors", data: own });
  await keep();
  const donor = await donorOfAddress(payload, email);
  expect(donor).toMatchObject({ name: "Zoë Łukasz", gifts: 1, totalCents: 2_500 });
  // And after the link, before the count.
  const more = await writeGift(payload, { email });
  await change(more, { giver: donor?.id ?? null });
  await keep();
  expect(await donorOfAddress(payload, email)).toMatchObject({ gifts: 2, totalCents: 5_000 });
  expect((await giftOf(id))?.giver).toBe(donor?.id);
});

test("the sums of one person under two addresses stand with the first, and go on doing so", async () => {
  const { payload } = app;
  const { mergeDonors } = await import("./same-person.ts");
  await writeGift(payload, { email: "home@donor.example", giftDay: "2022-01-02" });
  await writeGift(payload, { email: "work@donor.example", firstName: "Z.", giftDay: "2026-01-02" });
  await keep();
  const home = await donorOfAddress(payload, "home@donor.example");
  const work = await donorOfAddress(payload, "work@donor.example");
  await mergeDonors(payload, { id: home?.id ?? 0, other: work?.id ?? 0 });
  await writeGift(payload, { email: "work@donor.example", amountCents: 50_000, giftDay: "2026-11-20" });
  await keep();
  expect(await donorOfAddress(payload, "home@donor.example")).toMatchObject({
    isListed: true,
    gifts: 3,
    totalCents: 55_000,
    firstDay: "2022-01-02",
    lastDay: "2026-11-20",
    words: expect.stringContaining("work@donor.example"),
  });
  expect(await donorOfAddress(payload, "work@donor.example")).toMatchObject({
    isListed: false,
    gifts: 2,
    totalCents: 52_500,
    sameAs: home?.id,
  });
});
