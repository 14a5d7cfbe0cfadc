import { randomUUID } from "node:crypto";
import { addDays } from "@pcf/contract/utc-day";
import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "../../access/roles.ts";
import { screensOf } from "../../platform/screen.ts";
import { todaySourcesOf } from "../../platform/today-line.ts";
import { staffTokens } from "../../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { sweepDonations } from "../follow-up/sweep.ts";
import { replaceReceipt } from "../receipts/issue/replace-receipt.ts";
import { latestReceiptRow } from "../receipts/read-receipt.ts";
import { saveReceiptSettings } from "../receipts/testing/approved-donation.ts";
import { findDonation } from "../record/donation-store.ts";
import { followUpRefund } from "../refunds/follow-up-refund.ts";
import { refundDonation } from "../refunds/refund-donation.ts";
import { amountOf } from "../testing/donation-form.ts";
import { type Simulator, startSimulator } from "../testing/start-simulator.ts";
import { donationContext, give, rowOfAnswer } from "../testing/test-donations.ts";
import { differences, isOver } from "./compare-batch.ts";
import { ownBatch } from "./own-batch.ts";
import { bankDay } from "./period.ts";
import { receiptsList } from "./receipts-list.ts";
import { refundsList } from "./refunds-list.ts";
import { giftsToReport } from "./to-report.ts";
import { sumOf, type TotalsBy, totalsOf } from "./totals.ts";
import { namedTotals } from "./totals-words.ts";

let app: TestPayload;
let simulator: Simulator;
let tokens: Map<Role, string>;
const roles: Role[] = ["administrator", "editor", "donor-services", "finance"];

/** Half past eleven on the last evening of the year by the bank's clock; in UTC the year is over. */
const lastEvening = "2027-01-01T04:30:00Z";
const newYear = "2027-01-01T18:00:00Z";
const february = "2027-02-03T18:00:00Z";

const contextAt = (at: string) => donationContext(app.payload, simulator.origin, { now: () => new Date(at) });

async function givenAt(at: string, fields: Record<string, string>) {
  await simulator.set({ clock: at });
  return rowOfAnswer(app.payload, await give(contextAt(at), fields));
}

async function refundedAt(at: string, id: number, amountCents: number) {
  await simulator.set({ clock: at });
  const donation = await findDonation(app.payload, { id: { equals: id } });
  if (!donation) throw new Error("no gift");
  const wish = { amountCents, reason: "Given twice by mistake", by: "7", key: randomUUID() };
  const refund = await refundDonation(contextAt(at), donation, wish);
  await followUpRefund(app.payload, refund.id, { now: new Date(at) });
  return refund;
}

beforeAll(async () => {
  app = await startTestPayload();
  app.payload.logger.level = "silent";
  simulator = await startSimulator(app.dataDir);
  tokens = await staffTokens(app.payload);
  await saveReceiptSettings(app.payload);
  await app.payload.updateGlobal({
    slug: "givingChoices",
    data: {
      areas: [
        { name: "Research", value: "Research", costCentre: "=4100" },
        { name: "Support", value: "Support" },
      ],
    },
  });
  const first = await givenAt(lastEvening, { ...amountOf("80"), donation_area: "Research" });
  await givenAt(newYear, {
    ...amountOf("31.07"),
    donation_area: "Support",
    b_prov: "ON",
    b_pcode: "M5V 2T6",
    gift_kind: "Gift in Memoriam",
    h_fname: "Ann",
    h_lname: "Reid",
  });
  await sweepDonations(contextAt(newYear), { everything: true });
  await givenAt(newYear, { ...amountOf("12"), card_number: "4485621544903528" });
  await refundedAt(february, first.id, 6_000);
});
afterAll(async () => {
  await simulator.stop();
  await app.close();
});

const year = (number: number) => ({ from: `${number}-01-01`, to: `${number}-12-31` });
const told = async (by: TotalsBy, range: { from: string; to: string }) =>
  namedTotals(by, await totalsOf(app.payload, range, by)).map(({ words, gifts, takenCents, backCents }) => [
    words,
    gifts,
    takenCents,
    backCents,
  ]);

test("a gift counts in the bank's year, and what goes back of it in the month in which it does", async () => {
  expect(await told("month", year(2026))).toEqual([["December 2026", 1, 8_000, 0]]);
  expect(await told("day", year(2026))).toEqual([["December 31, 2026", 1, 8_000, 0]]);
  expect(await told("month", year(2027))).toEqual([
    ["January 2027", 1, 3_107, 0],
    ["February 2027", 0, 0, 6_000],
  ]);
});

test("the same money is told by area, kind, province and tribute", async () => {
  const both = { from: "2026-01-01", to: "2027-12-31" };
  expect(await told("area", both)).toEqual([
    ["Research", 1, 8_000, 6_000],
    ["Support", 1, 3_107, 0],
  ]);
  expect(await told("kind", both)).toEqual([["Single gift", 2, 11_107, 6_000]]);
  expect(await told("province", both)).toEqual([
    ["British Columbia", 1, 8_000, 6_000],
    ["Ontario", 1, 3_107, 0],
  ]);
  expect(await told("tribute", both)).toEqual([
    ["For nobody in particular", 1, 8_000, 6_000],
    ["For somebody", 1, 3_107, 0],
  ]);
  for (const by of ["day", "month", "area", "kind", "province", "tribute"] as const)
    expect(sumOf(await totalsOf(app.payload, both, by))).toEqual({
      gifts: 2,
      takenCents: 11_107,
      backCents: 6_000,
    });
});

test("our sums of the open batch are the gateway's own, until its day is closed", async () => {
  const { gateway } = contextAt(february);
  const at = "2027-02-03T20:00:00Z";
  await givenAt(at, amountOf("45"));
  const own = await ownBatch(app.payload, bankDay(new Date(at)));
  const theirs = await gateway.openTotals(own?.batch.terminal ?? "");
  if (!own || theirs.kind !== "found") throw new Error("no totals");
  expect(own.moved.map(({ kind, cents }) => [kind, cents])).toEqual([
    ["purchases", 4_500],
    ["refunds", 6_000],
  ]);
  expect(differences(own.moved, theirs.cards)).toEqual([]);
  // The gateway charges once more than we know of: its count says so.
  const paymentCard = { number: "4242424242424242", expiry: "1235" };
  await gateway.purchase({ orderId: "somebody-elses", amountCents: 999, paymentCard });
  const more = await gateway.openTotals(own.batch.terminal);
  expect(more.kind === "found" && differences(own.moved, more.cards)).toMatchObject([
    { count: 1, cents: 999 },
  ]);
  await simulator.set({ clock: "2027-02-04T04:30:00Z" });
  const closed = await gateway.openTotals(own.batch.terminal);
  expect(closed.kind === "found" && isOver(closed.cards)).toBe(true);
});

test("a gateway that does not answer leaves us with our own sums and a reason", async () => {
  await simulator.set({ down: true });
  const silent = await contextAt(february).gateway.openTotals("66012345");
  expect(silent).toEqual({ kind: "unknown", reason: "lost" });
  await simulator.set({ down: false });
});

const ask = async (role: Role, path: string, body?: object) =>
  handleEndpoints({
    config: app.payload.config,
    request: new Request(`http://localhost:3001/api${path}`, {
      method: body ? "POST" : "GET",
      headers: { Authorization: `JWT ${tokens.get(role)}`, "Content-Type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    }),
  });

test("the accountant's file has a line a movement, and nothing in it does anything", async () => {
  const answer = await ask("finance", "/money/accountant?from=2026-01-01&to=2027-02-28");
  expect(answer.headers.get("content-disposition")).toContain("movements-2026-01-01-to-2027-02-28.csv");
  const [head, ...lines] = (await answer.text()).trim().split("\r\n");
  expect(head).toBe(
    "Day,Movement,Amount,Fee,Area,Cost centre,Fiscal year,Kind,Receipt number,Order number,Gateway’s reference,Province,How it came,Cheque number or bank’s reference",
  );
  const cells = lines.map((line) => line.split(","));
  expect(cells.map((line) => line.slice(0, 9))).toEqual([
    ["2026-12-31", "Gift", "80.00", "", "Research", "'=4100", "2026", "Single gift", cells[0]?.[8]],
    ["2027-01-01", "Gift", "31.07", "", "Support", "", "2027", "Single gift", cells[1]?.[8]],
    ["2027-02-03", "Gift", "45.00", "", "Research", "'=4100", "2027", "Single gift", ""],
    ["2027-02-03", "Refund", "-60.00", "", "Research", "'=4100", "2027", "Single gift", cells[0]?.[8]],
  ]);
  expect(cells[3]?.[8]).toMatch(/^\d{7}$/);
  for (const line of cells) expect(line[10]).toMatch(/^66012345\d{10}$/);
  const { docs } = await app.payload.find({
    collection: "audit-log",
    where: { action: { equals: "movements-exported" } },
  });
  expect(docs).toMatchObject([{ label: "2026-01-01 to 2027-02-28", staffName: "finance" }]);
});

test("a fiscal year that begins in April is named so in the file", async () => {
  const settings = await app.payload.findGlobal({ slug: "siteSettings", depth: 0 });
  await app.payload.db.updateGlobal({
    slug: "siteSettings",
    data: { ...settings, receipt: { ...settings.receipt, fiscalYearStart: 4 } },
  });
  const file = await (await ask("finance", "/money/accountant?from=2027-01-01&to=2027-01-31")).text();
  expect(file).toContain("2027-01-01,Gift,31.07,,Support,,2026-27,");
});

test("who may do what with money", async () => {
  const [returned] = await giftsToReport(app.payload);
  const asked: [path: string, who: Role[], body?: object][] = [
    ["/money/accountant?from=2026-01-01&to=2026-01-31", ["finance"]],
    ["/lists/refunds", ["donor-services", "finance"]],
    ["/lists/receipts", ["donor-services", "finance"]],
    [`/money/reported/${returned?.id}`, ["finance"], { reported: "perhaps" }],
  ];
  for (const [path, who, body] of asked)
    for (const role of roles) {
      const may = role === "administrator" || who.includes(role);
      expect([path, role, (await ask(role, path, body)).status !== 403]).toEqual([path, role, may]);
    }
  const open = (role: Role) =>
    screensOf(app.payload.config)
      .filter(({ path }) => path.startsWith("/money") || path === "/receipts")
      .filter(({ isFor }) => isFor({ req: { user: { role, mustChangePassword: false } as never } }))
      .map(({ path }) => path);
  const all = ["/money", "/money/gateway", "/money/refunds", "/money/coming", "/receipts"];
  expect(roles.map(open)).toEqual([all, [], all, all]);
});

const lines = async (now: string) => {
  const all = await Promise.all(
    todaySourcesOf(app.payload.config)
      .filter(({ isFor }) =>
        isFor({ req: { user: { role: "finance", mustChangePassword: false } as never } }),
      )
      .map((source) => source.lines(app.payload, new Date(now), { req: { user: null } })),
  );
  return all.flat().filter(({ count, path }) => count > 0 && path.startsWith("/money"));
};

test("a returned gift is on the first screen until finance say that it is reported", async () => {
  const [returned] = await giftsToReport(app.payload);
  const due = addDays("2027-02-03", 90);
  expect(returned).toMatchObject({ dueDay: due, receiptCents: 8_000, returnedCents: 6_000 });
  expect(await lines("2027-02-04T18:00:00Z")).toMatchObject([
    { words: "1 returned gift must be reported to the CRA by May 4, 2027", isUrgent: false },
  ]);
  expect(await lines("2027-04-25T18:00:00Z")).toMatchObject([{ isUrgent: true }]);
  expect(await lines("2027-06-01T18:00:00Z")).toMatchObject([
    { words: "1 returned gift had to be reported to the CRA by May 4, 2027", isUrgent: true },
  ]);
  const say = async (reported: boolean) =>
    (await ask("finance", `/money/reported/${returned?.id}`, { reported })).status;
  expect(await say(true)).toBe(200);
  expect(await lines("2027-06-01T18:00:00Z")).toEqual([]);
  expect(await say(true)).toBe(409);
  expect(await say(false)).toBe(200);
  expect(await giftsToReport(app.payload)).toHaveLength(1);
});

const question = (find: string, filters: Record<string, string> = {}) => ({
  find,
  filters: new Map(Object.entries(filters)),
  sort: { key: "none", descending: true },
});

test("refunds are found by what staff know of them", async () => {
  const found = async (find: string, filters?: Record<string, string>) =>
    (await refundsList.find(app.payload, question(find, filters), { offset: 0, limit: 50 })).total;
  const [row] = await refundsList.read(app.payload, (await refundsList.find(app.payload, question(""))).ids);
  expect(row).toMatchObject({ day: "2027-02-03", state: "given-back", cents: 6_000, giftCents: 8_000 });
  const serial = String(row?.receipts[0]?.serial);
  for (const find of ["", "60", "$60.00", serial, row?.orderId ?? "", row?.reference ?? ""])
    expect([find, await found(find)]).toEqual([find, 1]);
  expect(await found("61.00")).toBe(0);
  expect(await found("", { from: "2027-02-03", to: "2027-02-03", state: "given-back", report: "due" })).toBe(
    1,
  );
  expect(await found("", { to: "2027-02-02" })).toBe(0);
  expect(await found("", { state: "open" })).toBe(0);
});

test("the year's receipts are all there, with those that stand for others", async () => {
  const { ids } = await receiptsList.find(app.payload, question("", { year: "2026" }));
  const rows = await receiptsList.read(app.payload, ids);
  const byState = new Map(rows.map((row) => [row.state, row]));
  expect(rows).toHaveLength(2);
  expect(byState.get("replaced")).toMatchObject({
    giftDay: "2026-12-31",
    amountCents: 8_000,
    replacedBy: byState.get("issued")?.serial,
  });
  expect(byState.get("issued")).toMatchObject({
    giftDay: "2026-12-31",
    amountCents: 2_000,
    eligibleCents: 2_000,
    replaces: byState.get("replaced")?.serial,
  });
  const found = await receiptsList.find(app.payload, question(String(rows[0]?.serial)));
  expect(found.ids).toContain(rows[0]?.id);
});

test("a refund names the receipts that it closed, not those that a correction or another refund did", async () => {
  const at = "2028-03-01T18:00:00Z";
  const gift = await givenAt(at, amountOf("100"));
  await sweepDonations(contextAt(at), { everything: true });
  const typo = await latestReceiptRow(app.payload, gift.id);
  const corrected = await replaceReceipt(app.payload, {
    ...{ receiptId: typo?.id ?? 0, donor: { name: "Zoe Right" }, reason: "A typo", by: "fin@staff.example" },
    now: new Date(at),
  });
  const small = await refundedAt("2028-03-02T18:00:00Z", gift.id, 1_000);
  const between = await latestReceiptRow(app.payload, gift.id);
  const large = await refundedAt("2028-03-03T18:00:00Z", gift.id, 6_000);
  // As the receipt of a year, which stands with another month than the one that went back.
  const [other] = await giftsToReport(app.payload);
  const data = { donation: other?.giftId };
  await app.payload.db.updateOne({ collection: "receipts", id: between?.id ?? 0, data });
  const rows = await refundsList.read(app.payload, [small.id, large.id]);
  const closed = new Map(rows.map(({ id, receipts }) => [id, receipts.map(({ serial }) => serial)]));
  expect(closed.get(small.id)).toEqual([corrected?.serial]);
  expect(closed.get(large.id)).toEqual([between?.serial]);
  const byNumber = await refundsList.find(app.payload, question(String(between?.serial)));
  expect(byNumber.ids).toContain(large.id);
  const found = async (report: string) =>
    (await refundsList.find(app.payload, question("", { from: "2028-03-01", report }))).ids;
  expect([await found("due"), await found("none"), await found("done")]).toEqual([
    [large.id],
    [small.id],
    [],
  ]);
});
