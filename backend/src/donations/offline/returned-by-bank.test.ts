import { longDay } from "@pcf/contract/long-day";
import { addDays } from "@pcf/contract/utc-day";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "../../access/roles.ts";
import { askedList } from "../../office/lists/list-address.ts";
import type { AuditLog, Donation, User } from "../../payload-types.ts";
import { readGiving, readPerson } from "../donor-page/read-donor.ts";
import { keepDonors } from "../donors/keep-donors.ts";
import { donorOfAddress, writeGift } from "../donors/testing/write-gift.ts";
import { giftActions, readGift } from "../gifts/gift-facts.ts";
import { giftTimeline } from "../gifts/gift-timeline.ts";
import { giftsList } from "../gifts/gifts-list.ts";
import { searchGifts } from "../gifts/search-giving.ts";
import { accountantLines } from "../money/accountant-file.ts";
import { bankDay } from "../money/period.ts";
import { giftsToReport } from "../money/to-report.ts";
import { totalsOf } from "../money/totals.ts";
import { checkGift } from "../my-gifts/check-gift.ts";
import { ownGifts } from "../my-gifts/own-gifts.ts";
import { issueReceipt } from "../receipts/issue/issue-receipt.ts";
import { receiptSettings } from "../receipts/receipt-settings.ts";
import { mailsTo, receiptsOf } from "../receipts/testing/what-came-of-it.ts";
import { withoutReasons } from "../record/donation-history.ts";
import { depositSums, giftsInDeposit } from "./deposit-sums.ts";
import { receiptAfterMs } from "./enter-gift.ts";
import { cheque, depositIn, startFinanceDesk } from "./testing/finance-desk.ts";

let desk: Awaited<ReturnType<typeof startFinanceDesk>>;
const today = bankDay(new Date());
const received = addDays(today, -9);

beforeAll(async () => {
  desk = await startFinanceDesk();
});
afterAll(() => desk.app.close());

const close = (gift: Donation, amount: string) =>
  desk.post("finance", `/deposits/${depositIn(gift)}/close`, { amount });

/** A cheque of $80 in a deposit that agrees with the bank, with its receipt. */
async function deposited({
  day = received,
  ...own
}: {
  day?: string;
  [field: string]: string | undefined;
} = {}) {
  const gift = await desk.entered(cheque({ day, sureOfYear: day.slice(0, 4), amount: "80", ...own }));
  await close(gift, "80");
  await desk.followUps(1_000);
  return gift;
}

const sent = { day: today, reason: "Not enough on the account", tellDonor: true };
const returned = (gift: Donation, own: object = {}, role: Role = "finance") =>
  desk.post(role, `/offline/gifts/${gift.id}/returned`, { ...sent, ...own });

const lines = async (id: number, collection = "donations"): Promise<AuditLog[]> => {
  const where = { onId: { equals: String(id) }, onCollection: { equals: collection } };
  return (await desk.payload.find({ collection: "audit-log", where, sort: "id" })).docs;
};

const listed = async (state: string) =>
  (await giftsList.find(desk.payload, askedList(giftsList, { state }).question)).ids;

async function userOf(role: Role): Promise<User & { collection: "users" }> {
  const { docs } = await desk.payload.find({ collection: "users", where: { role: { equals: role } } });
  const [user] = docs;
  if (!user) throw new Error("no account");
  return { ...user, collection: "users" };
}
/** The page of the gift, as somebody of this role sees it. */
async function pageOf(gift: Donation, role: Role = "finance") {
  const user = await userOf(role);
  const facts = await readGift({ payload: desk.payload, user }, gift.id);
  if (!facts) throw new Error("no page");
  return { facts, may: giftActions(facts, { user }) };
}

test("a cheque that bounced counts no more, its receipt is cancelled, and its deposit goes on agreeing with the bank", async () => {
  const gift = await deposited({ email: "bounced@donor.example" });
  expect((await pageOf(gift)).may.returnByBank).toBe(true);
  const answered = await returned(gift);
  expect(answered.status).toBe(200);
  expect(answered.words).toMatch(
    /^Returned by the bank on .+ Receipt \d+ is cancelled\. The donor is told by mail\.$/,
  );

  expect(await desk.reread(gift.id)).toMatchObject({ state: "refunded", returnedByBank: today });
  const [receipt, ...others] = await receiptsOf(desk.payload, gift);
  expect(others).toEqual([]);
  // No property of the charity's went back to the donor, so the tax authority is told of nothing.
  expect(receipt).toMatchObject({
    state: "cancelled",
    reason: "The bank returned the cheque",
    reportDueDay: null,
  });
  expect(await giftsToReport(desk.payload)).toEqual([]);

  const deposit = await desk.payload.findByID({ collection: "deposits", id: depositIn(gift) });
  expect(deposit).toMatchObject({ state: "checked", bankCents: 8_000 });
  expect((await depositSums(desk.payload, [deposit.id]))(deposit.id)).toMatchObject({
    gifts: 1,
    cents: 8_000,
  });
  expect(await giftsInDeposit(desk.payload, deposit.id)).toMatchObject([
    { donor: "Margaret Atwater", cents: 8_000, returned: today },
  ]);

  await keepDonors(desk.payload, new Date());
  const donor = await donorOfAddress(desk.payload, "bounced@donor.example");
  expect(donor).toMatchObject({ gifts: 0, totalCents: 0 });
  const person = await readPerson(desk.payload, donor?.id ?? 0);
  if (!person || "movedTo" in person) throw new Error("no person");
  expect((await readGiving(desk.payload, person)).years).toEqual([]);

  await desk.followUps(receiptAfterMs);
  expect(await receiptsOf(desk.payload, gift)).toHaveLength(1);
});

test("in totals and in the accountant’s file it goes off on the day of the bank", async () => {
  const [came, went] = [addDays(today, -40), addDays(today, -33)];
  const gift = await deposited({ day: came, reference: "7001" });
  await returned(gift, { day: went });
  const of = (from: string, to: string) => totalsOf(desk.payload, { from, to }, "method");
  expect(await of(came, came)).toEqual([{ key: "cheque", gifts: 1, takenCents: 8_000, backCents: 0 }]);
  expect(await of(went, went)).toEqual([{ key: "cheque", gifts: 0, takenCents: 0, backCents: 8_000 }]);
  for (const by of ["day", "month"] as const) {
    const totals = await totalsOf(desk.payload, { from: came, to: went }, by);
    expect(totals.reduce((all, { takenCents, backCents }) => all + takenCents - backCents, 0)).toBe(0);
  }
  let file = "";
  for await (const some of accountantLines(desk.payload, { from: came, to: went })) file += some;
  const [receipt] = await receiptsOf(desk.payload, gift);
  const movements = file.trim().split(/\r?\n/).slice(1);
  expect(movements).toHaveLength(2);
  expect(movements[0]).toContain(`${came},Gift,80.00,,Research,4100`);
  expect(movements[1]).toContain(`${went},Returned by the bank,-80.00,,Research,4100`);
  for (const movement of movements) {
    expect(movement).toContain(String(receipt?.serial));
    expect(movement).toContain("Cheque,7001");
  }
});

test("lists, the donor’s own page, the timeline and the log say so in words", async () => {
  const email = "words@donor.example";
  const gift = await deposited({ email });
  await returned(gift);
  expect(await listed("returned")).toContain(gift.id);
  for (const state of ["approved", "refunded"]) expect(await listed(state)).not.toContain(gift.id);
  const [row] = await giftsList.read(desk.payload, [gift.id]);
  const state = giftsList.columns.find(({ key }) => key === "state");
  expect(row && state?.text(row)).toBe("Returned by the bank");

  const { hits } = await searchGifts.find(
    desk.payload,
    { typed: gift.orderId, most: 3 },
    { req: { user: null } },
  );
  expect(hits.map(({ about }) => about)).toEqual([`${longDay(received)}, Returned by the bank`]);

  expect((await ownGifts(desk.payload, email)).gifts).toMatchObject([
    { state: "returned-by-bank", receipt: { state: "cancelled" } },
  ]);
  expect(await checkGift(desk.payload, { reference: gift.orderId, email })).toBe("returned-by-bank");

  const { facts, may } = await pageOf(gift);
  expect(may).toMatchObject({ returnByBank: false, takeBack: false, giveBack: false });
  const happened = giftTimeline(facts, { mailKinds: new Map(), logActions: new Map() });
  expect(happened).toContainEqual(
    expect.objectContaining({
      what: expect.stringMatching(/^Returned by the bank on /),
      who: "finance",
      words: sent.reason,
    }),
  );
  expect(JSON.stringify(withoutReasons(facts.gift.history))).not.toContain(sent.reason);

  const [receipt] = await receiptsOf(desk.payload, gift);
  const log = (await lines(gift.id)).at(-1);
  expect(log).toMatchObject({ action: "gift-returned-by-bank", label: gift.orderId, staffName: "finance" });
  expect(log?.detail).toContain(`Cheque, $80.00, on ${longDay(today)}`);
  expect((await lines(receipt?.id ?? 0, "receipts")).at(-1)?.action).toBe("receipt-cancelled");
});

test("the donor hears by mail that the receipt no longer holds where finance say so, and else hears nothing", async () => {
  const told = await deposited({ email: "told@donor.example" });
  await returned(told);
  const mails = await mailsTo(desk.payload, "told@donor.example");
  expect(mails.map(({ kind }) => kind)).toEqual(["receipt", "receipt-cancelled"]);
  expect(mails[1]?.text).toContain("The bank returned the cheque");
  for (const never of ["website", sent.reason]) expect(mails[1]?.text).not.toContain(never);

  const untold = await deposited({ email: "untold@donor.example" });
  const { words } = await returned(untold, { tellDonor: false });
  expect(words).toContain("Nobody was mailed.");
  expect(await mailsTo(desk.payload, "untold@donor.example")).toHaveLength(1);

  // The page was read before there was a receipt to be asked about.
  const unasked = await deposited({ email: "unasked@donor.example" });
  const refused = await returned(unasked, { tellDonor: undefined });
  expect([refused.status, refused.words]).toEqual([
    409,
    expect.stringContaining("has been issued meanwhile"),
  ]);
  expect((await receiptsOf(desk.payload, unasked))[0]?.state).toBe("issued");

  const withoutAddress = await deposited();
  expect((await returned(withoutAddress, { tellDonor: undefined })).words).toContain("Nobody was mailed.");
});

test("pressed twice at once it is done once", async () => {
  const gift = await deposited({ email: "twice@donor.example" });
  const answers = await Promise.all([1, 2, 3].map(() => returned(gift)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect((await lines(gift.id)).map(({ action }) => action)).toEqual([
    "gift-entered",
    "gift-returned-by-bank",
  ]);
  expect(await mailsTo(desk.payload, "twice@donor.example")).toHaveLength(2);
});

test("a receipt that was about to be issued is not issued, and takes no number", async () => {
  const gift = await desk.entered(cheque({ amount: "80", email: "about@donor.example" }));
  await close(gift, "80");
  const asRead = await desk.reread(gift.id);
  if (!asRead) throw new Error("no gift");
  expect((await returned(gift, { tellDonor: undefined })).words).toMatch(/It counts no more\.$/);
  const settings = await receiptSettings(desk.payload);
  expect(await issueReceipt(desk.payload, { donation: asRead, settings, now: new Date() })).toBeNull();
  expect(await receiptsOf(desk.payload, gift)).toEqual([]);
});

test("nothing is kept of it when a line of the log cannot be written", async () => {
  const gift = await deposited({ email: "halfway@donor.example" });
  const { db } = desk.payload;
  const { create } = db;
  db.create = (row) =>
    row.collection === "audit-log" ? Promise.reject(new Error("disk full")) : create.call(db, row);
  try {
    expect((await returned(gift)).status).toBe(500);
  } finally {
    db.create = create;
  }
  expect(await desk.reread(gift.id)).toMatchObject({ state: "approved", returnedByBank: null });
  expect((await receiptsOf(desk.payload, gift))[0]?.state).toBe("issued");
  expect(await mailsTo(desk.payload, "halfway@donor.example")).toHaveLength(1);
});

test("a deposit that is opened again later still counts it as it was at the bank, and it is not taken back", async () => {
  const gift = await deposited();
  await returned(gift, { tellDonor: false });
  const deposit = depositIn(gift);
  await desk.post("finance", `/deposits/${deposit}/reopen`, { reason: "A cheque is missing" });
  await desk.entered(cheque({ deposit, amount: "20" }));
  expect((await close(gift, "100")).status).toBe(200);
  const again = await desk.post("finance", `/offline/gifts/${gift.id}/take-back`, { reason: "Bounced" });
  expect([again.status, again.words]).toEqual([409, expect.stringContaining("bank has returned this gift")]);
  await desk.followUps(receiptAfterMs);
  expect((await receiptsOf(desk.payload, gift)).map(({ state }) => state)).toEqual(["cancelled"]);
});

test("a transfer in a closed deposit comes back, too; cash does not", async () => {
  const transfer = await deposited({ how: "transfer" });
  expect((await returned(transfer)).status).toBe(200);
  expect((await receiptsOf(desk.payload, transfer))[0]?.reason).toBe("The bank took the money back");
  const cash = await deposited({ how: "cash", reference: "" });
  expect((await returned(cash)).words).toContain("Only cheques and bank transfers");
  expect((await pageOf(cash)).may.returnByBank).toBe(false);
});

test("in an open deposit, by card, on an impossible day or without a reason it is refused in words, and others may not", async () => {
  const byCard = await desk.reread(await writeGift(desk.payload, { email: "card@donor.example" }));
  expect(byCard && (await returned(byCard)).words).toContain("came by card. Give the money back");
  const open = await desk.entered(cheque());
  expect((await returned(open)).words).toContain("Take the gift back instead");
  expect((await pageOf(open)).may.returnByBank).toBe(false);
  const closed = await deposited();
  for (const [wrong, words] of [
    [{ day: addDays(today, 1) }, "is still to come"],
    [{ day: addDays(received, -1) }, "cannot have returned it before"],
    [{ day: "" }, "Day: fill it in"],
    [{ reason: "" }, "Reason: say why"],
  ] as const) {
    const refused = await returned(closed, wrong);
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.words).toContain(words);
  }
  for (const role of ["editor", "donor-services"] as const)
    expect((await returned(closed, {}, role)).status).toBe(403);
  expect((await pageOf(closed, "donor-services")).may.returnByBank).toBe(false);
  expect(await desk.reread(closed.id)).toMatchObject({ state: "approved" });
});
