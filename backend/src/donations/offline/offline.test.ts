import { addDays } from "@pcf/contract/utc-day";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "../../access/roles.ts";
import { overdueWork } from "../../health/overdue-work.ts";
import { askedList } from "../../office/lists/list-address.ts";
import { screensOf } from "../../platform/screen.ts";
import { todaySourcesOf } from "../../platform/today-line.ts";
import type { TestPayload } from "../../testing/test-payload.ts";
import { readGiving, readPerson } from "../donor-page/read-donor.ts";
import { countDonors } from "../donors/count-donors.ts";
import { findDonors } from "../donors/find-donors.ts";
import { keepDonors } from "../donors/keep-donors.ts";
import { donorOfAddress, writeGift } from "../donors/testing/write-gift.ts";
import { giftsList } from "../gifts/gifts-list.ts";
import { accountantLines } from "../money/accountant-file.ts";
import { ownBatch } from "../money/own-batch.ts";
import { bankDay } from "../money/period.ts";
import { totalsOf } from "../money/totals.ts";
import { checkGift } from "../my-gifts/check-gift.ts";
import { ownGifts } from "../my-gifts/own-gifts.ts";
import { latestReceipt } from "../receipts/read-receipt.ts";
import { mailsTo, receiptsOf } from "../receipts/testing/what-came-of-it.ts";
import { refundable } from "../refunds/refund-donation.ts";
import { depositSums } from "./deposit-sums.ts";
import { depositsList } from "./deposits-list.ts";
import { receiptAfterMs } from "./enter-gift.ts";
import { atwater, cheque, depositIn, startFinanceDesk } from "./testing/finance-desk.ts";

let desk: Awaited<ReturnType<typeof startFinanceDesk>>;
let app: TestPayload;
let post: (typeof desk)["post"];
let entered: (typeof desk)["entered"];
let reread: (typeof desk)["reread"];
let followUps: (typeof desk)["followUps"];
const today = bankDay(new Date());

beforeAll(async () => {
  desk = await startFinanceDesk();
  ({ app, post, entered, reread, followUps } = desk);
});
afterAll(() => app.close());

const listed = async (params: Record<string, string>) =>
  (await giftsList.find(app.payload, askedList(giftsList, params).question)).ids;

test("a cheque counts on the day it was received, in totals, lists, the accountant’s file and on the donor’s page", async () => {
  const day = addDays(today, -2);
  const gift = await entered(cheque({ day, amount: "1 000,50", email: "M.Atwater@donor.example" }));
  expect(gift).toMatchObject({
    ...{ method: "cheque", state: "approved", giftDay: day, amountCents: 100_050 },
    ...{ donor: { province: "ON", postalCode: "M5V 2T6" }, entered: { reference: "0042" } },
  });
  const byMethod = await totalsOf(app.payload, { from: day, to: day }, "method");
  expect(byMethod).toMatchObject([{ key: "cheque", gifts: 1, takenCents: 100_050 }]);
  expect(await listed({ how: "cheque" })).toContain(gift.id);
  expect(await listed({ find: "0042" })).toContain(gift.id);
  expect(await listed({ how: "card" })).not.toContain(gift.id);
  let file = "";
  for await (const lines of accountantLines(app.payload, { from: day, to: day })) file += lines;
  expect(file).toContain(`${day},Gift,1000.50,,Research,4100`);
  expect(file).toContain("Cheque,0042");
  const donor = await donorOfAddress(app.payload, "m.atwater@donor.example");
  const person = await readPerson(app.payload, donor?.id ?? 0);
  if (!person || "movedTo" in person) throw new Error("no person");
  expect((await readGiving(app.payload, person)).years).toEqual([
    { year: day.slice(0, 4), gifts: 1, totalCents: 100_050 },
  ]);
});

test("a donor whose address we have sees a cheque among their gifts, and is told that it came, not that a card was charged", async () => {
  const email = "by.post@donor.example";
  const { orderId: reference } = await entered(cheque({ email, amount: "60" }));
  expect((await ownGifts(app.payload, email)).gifts).toMatchObject([
    { reference, state: "given", amountCents: 6_000 },
  ]);
  expect(await checkGift(app.payload, { reference, email })).toBe("received");
});

test("the gateway’s side knows nothing of it: neither its batch, nor what has no number, nor the open matters", async () => {
  await writeGift(app.payload, {
    email: "card@donor.example",
    giftDay: today,
    gateway: { referenceNum: "660123450010690030", transDateTime: `${today} 10:00:00`, cardType: "V" },
  });
  await entered(cheque());
  const own = await ownBatch(app.payload, today);
  expect(own?.moved.map(({ cents }) => cents)).toEqual([2_500]);
  expect(own?.withoutNumber).toEqual([]);
});

test("the same form is one gift, however often and at once it is sent", async () => {
  const form = cheque({ email: "twice@donor.example" });
  const answers = await Promise.all([1, 2, 3].map(() => post("finance", "/offline/gifts", form)));
  expect(new Set(answers.map(({ answer }) => answer.next)).size).toBe(1);
  const { totalDocs } = await app.payload.count({
    collection: "donations",
    where: { "donor.email": { equals: "twice@donor.example" } },
  });
  expect(totalDocs).toBe(1);
});

test("a donor who is known gives again; the pile goes to one deposit, and the first screen says that it waits", async () => {
  const first = await entered(cheque({ email: "known@donor.example", amount: "25" }));
  const deposit = depositIn(first);
  const { ids } = await findDonors(app.payload, {
    ...{ find: "known@donor.example", filters: new Map() },
    sort: { key: "last", descending: true },
  });
  expect(ids).toHaveLength(1);
  const second = await entered(
    cheque({ how: "cash", amount: "137.50", donor: ids[0], deposit, reference: "" }),
  );
  expect(second.donor?.email).toBe("known@donor.example");
  expect((await depositSums(app.payload, [deposit]))(deposit)).toEqual({
    gifts: 2,
    cents: 16_250,
    byMethod: [
      { method: "cheque", gifts: 1, cents: 2_500 },
      { method: "cash", gifts: 1, cents: 13_750 },
    ],
  });
  const req = { payload: app.payload, user: null };
  const lines = await Promise.all(
    todaySourcesOf(app.payload.config).map((source) => source.lines(app.payload, new Date(), { req })),
  );
  const words = lines.flat().map((line) => line.words);
  expect(words.some((line) => /\d+ deposits? waits? to be checked against the bank/.test(line))).toBe(true);
});

test("without an email address a donor has a page and totals all the same, which come out the same when counted again, and no mail is written", async () => {
  const who = { ...atwater, b_fname: "Zoë", b_lname: "Łukasz" };
  const gift = await entered(cheque({ ...who, how: "transfer", deposit: "", amount: "60" }));
  expect(gift).toMatchObject({ donor: { email: null }, followUp: "due" });
  const row = await donorOfAddress(app.payload, gift.donorKey ?? "");
  expect(row).toMatchObject({ name: "Zoë Łukasz", gifts: 1, totalCents: 6_000, isListed: true });
  expect(row?.words).not.toContain("invalid");
  const again = await entered(cheque({ ...who, how: "cash", donor: row?.id, amount: "5" }));
  expect(again.donorKey).toBe(gift.donorKey);
  await keepDonors(app.payload, new Date());
  const counted = await donorOfAddress(app.payload, gift.donorKey ?? "");
  expect(counted).toMatchObject({ id: row?.id, gifts: 2, totalCents: 6_500 });
  await countDonors(app.payload, [row?.id ?? 0]);
  const { updatedAt: _, ...recounted } = (await donorOfAddress(app.payload, gift.donorKey ?? "")) ?? {};
  expect(counted).toMatchObject(recounted);

  expect(await receiptsOf(app.payload, gift)).toEqual([]);
  expect(await overdueWork(app.payload, new Date(Date.now() + 20 * 60_000))).toEqual([]);
  await followUps(receiptAfterMs + 1_000);
  const [receipt] = await receiptsOf(app.payload, gift);
  expect(receipt).toMatchObject({ donorName: "Zoë Łukasz", giftDay: today, amountCents: 6_000 });
  expect(receipt?.pdfSha256).toMatch(/^[0-9a-f]{64}$/);
  expect(await reread(gift.id)).toMatchObject({ followUp: "done" });
  const { docs } = await app.payload.find({
    collection: "outbox",
    where: { aboutId: { equals: String(receipt?.id) } },
  });
  expect(docs).toEqual([]);
});

test("a receipt waits until the deposit agrees with the bank; a deposit that differs is not closed, one that is closed changes no more", async () => {
  const gift = await entered(cheque({ email: "waits@donor.example", amount: "80" }));
  const deposit = depositIn(gift);
  const of = (name: string, body: object, role: Role = "finance") =>
    post(role, `/deposits/${deposit}/${name}`, body);
  await followUps(receiptAfterMs * 2);
  expect(await receiptsOf(app.payload, gift)).toEqual([]);
  expect((await of("bank", { amount: "75" })).status).toBe(200);
  const differs = await of("close", { amount: "75" });
  expect([differs.status, differs.words]).toEqual([
    409,
    "The bank has $5.00 less than the gifts here come to. A gift may be here twice, entered with too much, or not be at the bank.",
  ]);
  expect((await of("close", { amount: "80" }, "donor-services")).status).toBe(403);
  expect((await of("close", { amount: "80" })).status).toBe(200);
  expect((await of("close", { amount: "80" })).status).toBe(409);
  await followUps(1_000);
  expect(await receiptsOf(app.payload, gift)).toHaveLength(1);
  const mails = await mailsTo(app.payload, "waits@donor.example");
  expect(mails.map(({ kind }) => kind)).toEqual(["receipt"]);
  expect(mails[0]?.text).not.toContain("website");

  const late = await post("finance", "/offline/gifts", cheque({ deposit }));
  expect([late.status, late.words]).toEqual([409, expect.stringContaining("agrees with the bank already")]);
  expect((await of("facts", { day: today, reference: "1", note: "" })).status).toBe(409);
  expect((await of("reopen", { reason: "A cheque is missing" })).status).toBe(200);
  const added = await entered(cheque({ deposit, amount: "20" }));
  expect(depositIn(added)).toBe(deposit);
  const [row] = await depositsList.read(app.payload, [deposit]);
  const closed = depositsList.columns.find(({ key }) => key === "checked");
  expect(row && closed?.inFile?.({ ...row, checkedAt: "2026-11-28T04:30:00.000Z" })).toBe("2026-11-27");
  expect(row).toMatchObject({ state: "open", bankCents: 8_000, sums: { gifts: 2, cents: 10_000 } });
});

test("what was entered wrongly is taken back until its receipt is in force, and counts nowhere any more", async () => {
  const email = "wrong@donor.example";
  const gift = await entered(cheque({ email, amount: "800" }));
  const takeBack = (role: Role, id = gift.id) =>
    post(role, `/offline/gifts/${id}/take-back`, { reason: "Eighty, and not eight hundred" });
  expect((await takeBack("donor-services")).status).toBe(403);
  expect((await takeBack("finance")).status).toBe(200);
  expect((await takeBack("finance")).status).toBe(409);
  expect(await reread(gift.id)).toMatchObject({ state: "not-charged", giftDay: null, followUp: "none" });
  expect((await depositSums(app.payload, [depositIn(gift)]))(depositIn(gift)).gifts).toBe(0);
  await keepDonors(app.payload, new Date());
  expect(await donorOfAddress(app.payload, email)).toMatchObject({
    gifts: 0,
    isListed: false,
  });
  expect((await ownGifts(app.payload, email)).gifts).toEqual([]);
  expect(await checkGift(app.payload, { reference: gift.orderId, email })).toBe("not-found");

  const receipted = await entered(cheque({ how: "transfer", deposit: "" }));
  await followUps(receiptAfterMs + 1_000);
  const refused = await takeBack("finance", receipted.id);
  expect([refused.status, refused.words]).toEqual([409, expect.stringContaining("Cancel it first")]);
});

test("shares and gifts in kind have their market value, what they are and who valued them on the receipt", async () => {
  const inKind = { deposit: "new", amount: "1,500", description: "An oil painting, “The Fjord”" };
  const valued = { valuedOn: today, appraiser: "A. Appraiser, 2 King St, Toronto" };
  const gift = await entered(cheque({ how: "in-kind", ...inKind, ...valued }));
  expect(gift.deposit ?? null).toBeNull();
  const shares = await entered(
    cheque({ how: "shares", amount: "900", description: "100 shares of Sample Bank", valuedOn: today }),
  );
  await followUps(receiptAfterMs + 1_000);
  expect(await latestReceipt(app.payload, gift)).toMatchObject({
    amountCents: 150_000,
    inKind: { description: inKind.description, appraiser: valued.appraiser },
  });
  expect(await latestReceipt(app.payload, shares)).toMatchObject({
    inKind: { description: "100 shares of Sample Bank", appraiser: null },
  });
});

test("what the donor got for a gift is taken off on the receipt", async () => {
  const got = { advantage: "40", advantageFor: "A dinner" };
  const gift = await entered(cheque({ how: "transfer", deposit: "", amount: "100", ...got }));
  await followUps(receiptAfterMs + 1_000);
  expect(await latestReceipt(app.payload, gift)).toMatchObject({
    ...{ amountCents: 10_000, advantageCents: 4_000, eligibleCents: 6_000 },
    advantageDescription: "A dinner",
  });
});

test("a gift card is taken off however small it is, and of a dinner what is above a tenth of the gift or $75", async () => {
  const byTransfer = { how: "transfer", deposit: "" };
  const gifts = [
    { amount: "1000", advantage: "60", advantageFor: "A gift card", advantageIsMoney: "yes" },
    { amount: "1000", advantage: "75.01", advantageFor: "A dinner" },
    { amount: "100", advantage: "10.01", advantageFor: "A book" },
  ];
  for (const gift of gifts) await entered(cheque({ ...byTransfer, ...gift }));
});

test("an organization gives by its name alone, or with a second person a couple does", async () => {
  const nobody = { b_fname: "", b_lname: "" };
  const club = await entered(
    cheque({ ...nobody, b_org: "Harbour Rowing Club", how: "transfer", deposit: "" }),
  );
  const couple = await entered(
    cheque({
      b2_fname: "Bo",
      b2_lname: "Lee",
      how: "transfer",
      deposit: "",
      tribute: "Gift in Honour",
      tributeLast: "Reid",
    }),
  );
  expect(couple.tribute).toMatchObject({ kind: "Gift in Honour", lastName: "Reid" });
  await followUps(receiptAfterMs + 1_000);
  expect((await latestReceipt(app.payload, club))?.donor.name).toBe("Harbour Rowing Club");
  expect((await latestReceipt(app.payload, couple))?.donor.name).toBe("Margaret Atwater and Bo Lee");
});

test("money that did not come by card does not go back by the gateway", async () => {
  const gift = await entered(cheque());
  const { refusal } = refundable(gift, []);
  expect(refusal).toContain("did not come by card");
});

test.each([
  [{ day: addDays(today, 1) }, "is still to come"],
  [{ day: "2025-12-30" }, "count for 2025"],
  [{ amount: "0" }, "more than nothing"],
  [{ amount: "1.000" }, "Amount: write it such as"],
  [{ deposit: "" }, "Deposit: choose one"],
  [{ how: "card" }, "through the website alone"],
  [{ how: "in-kind" }, "What was given: say what"],
  [{ advantage: "900", advantageFor: "A car" }, "more than 80 %"],
  [{ advantage: "200" }, "say what the donor got"],
  [{ amount: "1000", advantage: "75", advantageFor: "A dinner" }, "$75.00 is too little to be taken off"],
  [{ amount: "100", advantage: "10", advantageFor: "A book" }, "$10.00 is too little to be taken off"],
  [{ tribute: "Gift in Honour" }, "say who is honoured"],
  [{ b_lname: "", b_add: "" }, "Street address"],
  [{ b_lname: "علي علي" }, "Receipts cannot print"],
  [{ email: "nobody" }, "this is not an address"],
  [{ donor: "4711" }, "not there any more"],
  [{ area: "Nothing that is offered" }, "not offered any more"],
])("a form with %o is refused in words", async (wrong, words) => {
  const refused = await post("finance", "/offline/gifts", cheque(wrong));
  expect(refused.status).toBeGreaterThanOrEqual(400);
  expect(refused.words).toContain(words);
});

test("of a former year it is entered once somebody has said that it counts there", async () => {
  const gift = await entered(cheque({ day: "2025-12-30", sureOfYear: "2025" }));
  expect(gift).toMatchObject({ giftDay: "2025-12-30" });
});

test("finance and administrators enter gifts; others see neither form nor deposits", async () => {
  for (const role of ["administrator", "finance"] as const)
    expect((await post(role, "/offline/gifts", cheque())).status).toBe(200);
  for (const role of ["editor", "donor-services"] as const)
    expect((await post(role, "/offline/gifts", cheque())).status).toBe(403);
  const screens = screensOf(app.payload.config).filter(({ path }) => /^\/(gifts\/new|deposits)/.test(path));
  const seenBy = (role: Role) =>
    screens.filter(({ isFor }) => isFor({ req: { user: { role, collection: "users" } as never } })).length;
  expect((["administrator", "editor", "donor-services", "finance"] as const).map(seenBy)).toEqual([
    3, 0, 0, 3,
  ]);
});
