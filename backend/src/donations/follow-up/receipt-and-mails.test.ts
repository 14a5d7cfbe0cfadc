import { globSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { cancelReceipts } from "../receipts/issue/cancel-receipts.ts";
import { issueReceipt } from "../receipts/issue/issue-receipt.ts";
import { replaceReceipt } from "../receipts/issue/replace-receipt.ts";
import { resendReceipt } from "../receipts/mails/mail-receipt.ts";
import { receiptsFolder } from "../receipts/pdf/receipt-pdf.ts";
import { latestReceipt } from "../receipts/read-receipt.ts";
import { receiptSettings } from "../receipts/receipt-settings.ts";
import { approvedDonation, saveReceiptSettings } from "../receipts/testing/approved-donation.ts";
import { donorWith, mailsTo, receiptsOf } from "../receipts/testing/what-came-of-it.ts";
import { type AfterApprovalStep, afterApproval } from "./follow-up-donation.ts";

let system: TestPayload;
beforeAll(async () => {
  system = await startTestPayload();
  await saveReceiptSettings(system.payload);
});
afterAll(() => system.close());

test("a single gift gets one receipt and one mail with its PDF, however often and at once it is followed up", async () => {
  const { payload, dataDir } = system;
  const pdfs = () =>
    globSync("*/*", { cwd: path.join(dataDir, receiptsFolder) }).map((file) => path.basename(file));
  const before = pdfs();
  const donation = await approvedDonation(payload, { donor: donorWith("once@donor.example") });
  await Promise.all(Array.from({ length: 8 }, () => afterApproval(payload, String(donation.id))));
  await afterApproval(payload, String(donation.id));

  expect(await receiptsOf(system.payload, donation)).toHaveLength(1);
  const mails = await mailsTo(system.payload, "once@donor.example");
  expect(mails.map(({ kind }) => kind)).toEqual(["receipt"]);
  expect(mails[0]?.attachments?.[0]?.contentType).toBe("application/pdf");
  expect(mails[0]?.text).toContain("$25.00");
  // One that no row names would never go when the donor's time is over.
  const [receipt] = await receiptsOf(payload, donation);
  expect(pdfs().filter((file) => !before.includes(file))).toEqual([receipt?.pdfSha256]);
});

test.each<AfterApprovalStep>(["receipt", "pdf", "donor-mail", "ecard"])(
  "a crash after the step %s is put right by the next run, with the same serial",
  async (deadly) => {
    const { payload } = system;
    const to = `crash-${deadly}@donor.example`;
    const donation = await approvedDonation(payload, { donor: donorWith(to) });
    const crash = afterApproval(payload, String(donation.id), (step) => {
      if (step === deadly) throw new Error("the process died");
    });
    await expect(crash).rejects.toThrow("the process died");
    const [before] = await receiptsOf(system.payload, donation);
    await afterApproval(payload, String(donation.id));
    expect((await receiptsOf(system.payload, donation)).map(({ serial }) => serial)).toEqual([
      before?.serial,
    ]);
    expect(await mailsTo(system.payload, to)).toHaveLength(1);
    expect((await receiptsOf(system.payload, donation))[0]?.pdfSha256).toMatch(/^[0-9a-f]{64}$/);
  },
);

// The days are the bank's. Clocks in British Columbia are no longer put back in winter, so two hours lie between them.
test.each([
  ["2027-01-01T04:59:59Z", "2026-12-31", "the last second of the year in Toronto, the evening in Vancouver"],
  ["2027-01-01T05:00:00Z", "2027-01-01", "new year in Toronto, still the old year in Vancouver"],
  ["2027-01-01T07:00:00Z", "2027-01-01", "new year in Vancouver"],
  ["2026-07-01T03:59:59Z", "2026-06-30", "the last second of a day in summer"],
  ["2026-07-01T04:00:00Z", "2026-07-01", "midnight in Toronto in summer"],
])("a gift of %s is receipted for %s: %s", async (approvedAt, giftDay) => {
  const donation = await approvedDonation(system.payload, {}, new Date(approvedAt));
  await afterApproval(system.payload, String(donation.id));
  expect((await latestReceipt(system.payload, donation))?.giftDay).toBe(giftDay);
});

test.each([
  ["2026-12-31 23:58:10", "2026-12-31", "by the bank's own time"],
  ["2027-01-01 00:00:00", "2027-01-01", "by the bank's own time"],
  [null, "2026-12-31", "by when the donor gave, as the bank told no time"],
  ["2026-12-31 25:61:00", "2026-12-31", "by when the donor gave, as the bank's time is none"],
])(
  "a gift of new year's eve that is found approved two days later, told as of %s, is of %s: %s",
  async (transDateTime, giftDay, _how) => {
    const given = { gateway: { transDateTime }, givenAt: new Date("2027-01-01T04:57:00Z") };
    const donation = await approvedDonation(system.payload, given, new Date("2027-01-03T11:04:00Z"));
    await afterApproval(system.payload, String(donation.id));
    const receipt = await latestReceipt(system.payload, donation);
    expect(receipt?.giftDay).toBe(giftDay);
  },
);

test("no receipt is dated before its gift: in the evening in Vancouver both have the bank's day", async () => {
  const { payload } = system;
  const evening = new Date("2027-01-01T06:30:00Z");
  const donation = await approvedDonation(payload, {}, evening);
  const settings = await receiptSettings(payload);
  const row = await issueReceipt(payload, { donation, settings, now: evening });
  expect(row).toMatchObject({ giftDay: "2027-01-01", issueDay: "2027-01-01" });
});

test("numbers go on over new year, without a gap", async () => {
  const serials: (number | undefined)[] = [];
  for (const approvedAt of ["2026-12-31T23:00:00Z", "2027-01-01T12:00:00Z"]) {
    const donation = await approvedDonation(system.payload, {}, new Date(approvedAt));
    await afterApproval(system.payload, String(donation.id));
    serials.push((await receiptsOf(system.payload, donation))[0]?.serial);
  }
  expect(serials[1]).toBe(Number(serials[0]) + 1);
});

test("a receipt says what the tax rules ask for", async () => {
  const donation = await approvedDonation(system.payload, {}, new Date("2027-01-01T04:30:00Z"));
  await afterApproval(system.payload, String(donation.id));
  expect(await latestReceipt(system.payload, donation)).toMatchObject({
    status: "issued",
    statement: "Official receipt for income tax purposes",
    giftDay: "2026-12-31",
    placeOfIssue: "Vancouver",
    amountCents: 2_500,
    advantageCents: 0,
    eligibleCents: 2_500,
    donor: { name: "Zoë Łukasz", address: ["1 Sample Street", "Montréal, QC  H2X 1Y4", "Canada"] },
    signatory: { name: "Margaret Osei" },
    authority: { url: "canada.ca/charities-giving" },
  });
});

test("a receipt is made out to the organization, or to both who gave; the mail greets who filled in the form", async () => {
  const { payload } = system;
  const club = { ...donorWith("club@donor.example"), organization: "Harbour Rowing Club" };
  const couple = {
    ...{ ...donorWith("couple@donor.example"), middleInitial: "m" },
    ...{ secondFirstName: "Bo", secondLastName: "Lee" },
  };
  for (const [donor, name] of [
    [club, "Harbour Rowing Club"],
    [couple, "Ann M. Reid and Bo Lee"],
  ] as const) {
    const donation = await approvedDonation(payload, { donor });
    await afterApproval(payload, String(donation.id));
    expect((await latestReceipt(payload, donation))?.donor.name).toBe(name);
    expect((await receiptsOf(payload, donation))[0]?.donorName).toBe(name);
    expect((await mailsTo(payload, donor.email))[0]?.text).toContain("Ann");
  }
});

test("$20.00 is receipted and $19.99 is acknowledged", async () => {
  const { payload } = system;
  const least = await approvedDonation(payload, { amountCents: 2_000 });
  const small = await approvedDonation(payload, {
    amountCents: 1_999,
    donor: donorWith("small@donor.example"),
  });
  for (const { id } of [least, small]) await afterApproval(payload, String(id));
  expect(await receiptsOf(system.payload, least)).toHaveLength(1);
  expect(await receiptsOf(system.payload, small)).toHaveLength(0);
  expect((await mailsTo(system.payload, "small@donor.example")).map(({ kind }) => kind)).toEqual([
    "acknowledgement",
  ]);
});

test("a monthly gift is confirmed and not receipted", async () => {
  const donation = await approvedDonation(system.payload, {
    donationType: "monthly",
    donor: donorWith("monthly@donor.example"),
    firstBillingDay: "2026-03-15",
  });
  await afterApproval(system.payload, String(donation.id));
  expect(await receiptsOf(system.payload, donation)).toHaveLength(0);
  const [mail] = await mailsTo(system.payload, "monthly@donor.example");
  expect(mail?.kind).toBe("monthly-set-up");
  expect(mail?.text).toContain("March 15, 2026");
});

test("an e-card goes to the person named, its words escaped and without the amount", async () => {
  const donation = await approvedDonation(system.payload, {
    tribute: { kind: "Gift in Memoriam", firstName: "Alan", lastName: "Reid" },
    tributeCard: {
      kind: "ecard",
      email: "family@card.example",
      subject: "With you",
      message: "Dear <b>June</b> & all",
      image: 5,
    },
  });
  await afterApproval(system.payload, String(donation.id));
  const [card] = await mailsTo(system.payload, "family@card.example");
  expect(card).toMatchObject({
    ...{ kind: "ecard", state: "kept" },
    subject: expect.stringMatching(/^A gift in memory of Alan Reid: a card from the /),
  });
  expect(card?.text).toContain("With you");
  expect(card?.html).toContain("Dear &lt;b&gt;June&lt;/b&gt; &amp; all");
  expect(card?.html).toContain("In loving memory");
  expect(card?.text.replace(/\s+/g, " ")).toContain("in memory of Alan Reid");
  expect(`${card?.html}${card?.text}`).not.toContain("25.00");
});

test("a gift given back before its receipt is out gets no mail, and its number stays on record as cancelled", async () => {
  const { payload } = system;
  const donation = await approvedDonation(payload, { donor: donorWith("refund@donor.example") });
  await afterApproval(payload, String(donation.id));
  const closing = { reason: "Refund", by: "finance@staff.example", now: new Date("2026-03-11T18:00:00Z") };
  const cancelled = await cancelReceipts(payload, { ...closing, donationId: donation.id });
  expect(cancelled).toHaveLength(1);
  expect((await latestReceipt(payload, donation))?.status).toBe("cancelled");
  const [row] = await receiptsOf(system.payload, donation);
  expect(row && (await replaceReceipt(payload, { ...closing, receiptId: row.id, donor: {} }))).toBeNull();
  expect(
    row && (await resendReceipt(payload, { receiptId: row.id, askedBy: "Dora", now: new Date() })),
  ).toBeNull();
});

test("neither staff tools nor code change or delete a receipt outside its operations", async () => {
  const donation = await approvedDonation(system.payload);
  await afterApproval(system.payload, String(donation.id));
  const [row] = await receiptsOf(system.payload, donation);
  if (!row) throw new Error("no receipt");
  const where = { collection: "receipts", id: row.id } as const;
  await expect(system.payload.update({ ...where, data: { amountCents: 1 } })).rejects.toThrow();
  await expect(system.payload.delete(where)).rejects.toThrow();
});
