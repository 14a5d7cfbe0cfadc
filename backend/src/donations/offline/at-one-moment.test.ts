import { afterAll, beforeAll, expect, test } from "vitest";
import type { Donation, User } from "../../payload-types.ts";
import { correctDonor } from "../gifts/correct-donor.ts";
import { issueReceipt } from "../receipts/issue/issue-receipt.ts";
import { latestReceipt } from "../receipts/read-receipt.ts";
import { receiptSettings } from "../receipts/receipt-settings.ts";
import { receiptsOf } from "../receipts/testing/what-came-of-it.ts";
import { receiptDonorForm } from "../record/parse-donation.ts";
import { closeDeposit } from "./close-deposit.ts";
import { depositSums } from "./deposit-sums.ts";
import { receiptAfterMs } from "./enter-gift.ts";
import { takeBack } from "./take-back.ts";
import { cheque, depositIn, startFinanceDesk } from "./testing/finance-desk.ts";

let desk: Awaited<ReturnType<typeof startFinanceDesk>>;
beforeAll(async () => {
  desk = await startFinanceDesk();
});
afterAll(() => desk.app.close());

const close = (gift: Donation, amount: string) =>
  desk.post("finance", `/deposits/${depositIn(gift)}/close`, { amount });
const reopen = (gift: Donation) =>
  desk.post("finance", `/deposits/${depositIn(gift)}/reopen`, { reason: "A cheque is missing" });

/** The gift as somebody reads it who is about to do something with it. */
async function read({ id }: Donation): Promise<Donation> {
  const gift = await desk.reread(id);
  if (!gift) throw new Error("no gift");
  return gift;
}
const issue = async (asRead: Donation) =>
  issueReceipt(desk.payload, {
    donation: asRead,
    settings: await receiptSettings(desk.payload),
    now: new Date(),
  });
const slip = { reason: "Entered twice", by: "1", now: new Date() };
const transfer = (own: object = {}) =>
  desk.entered(cheque({ how: "transfer", deposit: "", amount: "80", ...own }));

test("a deposit that is opened again holds back the receipts that are not made out, and they follow when it agrees again", async () => {
  const gift = await desk.entered(cheque({ amount: "80", email: "held@donor.example" }));
  await close(gift, "80");
  const due = await read(gift);
  expect((await reopen(gift)).status).toBe(200);
  expect(await read(gift)).toMatchObject({ followUp: "none", revision: due.revision + 1 });
  await desk.followUps(receiptAfterMs);
  expect(await receiptsOf(desk.payload, gift)).toEqual([]);
  // Nor by somebody who read the gift a moment before.
  expect(await issue(due)).toBeNull();
  expect(await receiptsOf(desk.payload, gift)).toEqual([]);

  expect((await close(gift, "80")).status).toBe(200);
  await desk.followUps(1_000);
  expect(await receiptsOf(desk.payload, gift)).toMatchObject([{ state: "issued" }]);
});

test("a receipt that is made out stays when its deposit is opened again, and its mail is still finished", async () => {
  const gift = await desk.entered(cheque({ amount: "80" }));
  await close(gift, "80");
  const row = await issue(await read(gift));
  expect((await reopen(gift)).status).toBe(200);
  expect(await read(gift)).toMatchObject({ followUp: "due" });
  await desk.followUps(receiptAfterMs);
  expect(await receiptsOf(desk.payload, gift)).toMatchObject([{ id: row?.id, state: "issued" }]);
  expect(await read(gift)).toMatchObject({ followUp: "done" });
});

test("no receipt is in force for a gift that is taken back while it is issued", async () => {
  const gift = await transfer();
  const asRead = await read(gift);
  await takeBack(desk.payload, asRead, slip);
  expect(await issue(asRead)).toBeNull();
  const states = (await receiptsOf(desk.payload, gift)).map(({ state }) => state);
  expect(states).not.toContain("issued");
});

test("a receipt that is in force all the same goes when its gift has been taken back, and nobody is to report it", async () => {
  const gift = await transfer({ amount: "900" });
  const asRead = await read(gift);
  await issue(asRead);
  await desk.payload.db.updateOne({
    collection: "donations",
    where: { id: { equals: gift.id } },
    data: { state: "not-charged", followUp: "none", approvedAt: null },
  });
  expect(await issue(asRead)).toBeNull();
  expect(await receiptsOf(desk.payload, gift)).toMatchObject([
    { state: "cancelled", reason: "The gift was entered in error", reportDueDay: null },
  ]);
});

test("a gift whose receipt comes out while it is being taken back is not taken back", async () => {
  const gift = await transfer();
  const asRead = await read(gift);
  const { find } = desk.payload;
  let asked = 0;
  // The receipt is issued right after it was asked for the first time.
  desk.payload.find = (async (options: Parameters<typeof find>[0]) => {
    const answer = await find.call(desk.payload, options);
    if (options.collection === "receipts" && asked++ === 0) {
      desk.payload.find = find;
      await issue(asRead);
    }
    return answer;
  }) as typeof find;
  try {
    await expect(takeBack(desk.payload, asRead, slip)).rejects.toThrow("Cancel it first");
  } finally {
    desk.payload.find = find;
  }
  expect(await read(gift)).toMatchObject({ state: "approved" });
  expect(await receiptsOf(desk.payload, gift)).toMatchObject([{ state: "issued" }]);
});

test("of taking back and issuing in a race either the gift counts with its receipt, or neither does", async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const gift = await transfer({ email: `race${turn}@donor.example` });
    const asRead = await read(gift);
    await Promise.allSettled([issue(asRead), takeBack(desk.payload, asRead, slip), issue(asRead)]);
    const states = (await receiptsOf(desk.payload, gift)).map(({ state }) => state);
    expect(states).toEqual((await read(gift)).state === "approved" ? ["issued"] : []);
  }
});

test("a name that is corrected while the receipt is issued stands on the receipt in force", async () => {
  const gift = await transfer({ email: "corrected@donor.example" });
  const asRead = await read(gift);
  const by = { email: "finance@staff.example", id: "1" };
  const values = { ...receiptDonorForm(asRead), b_lname: "Attwater" };
  await correctDonor(desk.payload, asRead, { values, reason: "Told by telephone", by, now: new Date() });
  await issue(asRead);
  expect(await latestReceipt(desk.payload, gift)).toMatchObject({
    status: "issued",
    donor: { name: "Margaret Attwater" },
  });
});

async function staffRequest() {
  const { docs } = await desk.payload.find({
    collection: "users",
    where: { role: { equals: "finance" } },
  });
  const user: User | undefined = docs[0];
  if (!user) throw new Error("no account");
  const { createLocalReq } = await import("payload");
  return createLocalReq({ user: { ...user, collection: "users" } }, desk.payload);
}

test("a gift is not taken back from a deposit that agrees with the bank, whatever was read before", async () => {
  const gift = await desk.entered(cheque({ amount: "80" }));
  const deposit = depositIn(gift);
  const other = await desk.entered(cheque({ amount: "20", deposit }));
  const [asRead, open] = [
    await read(gift),
    await desk.payload.findByID({ collection: "deposits", id: deposit }),
  ];
  expect(open.state).toBe("open");
  await closeDeposit(await staffRequest(), { id: deposit, bankCents: 10_000, now: new Date() });
  // The follow-up of a closed deposit does not change what was read of the gift's own row.
  await expect(takeBack(desk.payload, { ...asRead, revision: asRead.revision + 1 }, slip)).rejects.toThrow(
    "agrees with the bank",
  );
  expect((await read(other)).state).toBe("approved");
});

test("closing a deposit and taking a gift out of it at one moment leave a closed deposit whose sum agrees", async () => {
  const gift = await desk.entered(cheque({ amount: "80" }));
  const deposit = depositIn(gift);
  await desk.entered(cheque({ amount: "20", deposit }));
  await close(gift, "100");
  await desk.followUps(1_000);
  const [receipt] = await receiptsOf(desk.payload, gift);
  await desk.post("finance", `/receipts/${receipt?.id}/cancel`, { reason: "Issued in error" });
  await reopen(gift);
  const asRead = await read(gift);
  const { db } = desk.payload;
  const { findOne } = db;
  // It is closed right after somebody has seen it open.
  db.findOne = async (options) => {
    const answer = await findOne.call(db, options);
    if (options.collection === "deposits") await close(gift, "100");
    return answer as never;
  };
  try {
    await Promise.allSettled([takeBack(desk.payload, asRead, slip), close(gift, "100")]);
  } finally {
    db.findOne = findOne;
  }
  const row = await desk.payload.findByID({ collection: "deposits", id: deposit });
  const { cents } = (await depositSums(desk.payload, [deposit]))(deposit);
  expect([row.state, cents]).toEqual(row.state === "checked" ? ["checked", 10_000] : ["open", 2_000]);
});
