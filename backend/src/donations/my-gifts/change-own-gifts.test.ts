import { acts } from "@pcf/contract/donation/my-gifts";
import { afterEach, expect, test, vi } from "vitest";
import { followUpDonation } from "../follow-up/follow-up-donation.ts";
import { finishReceiptDonorChanges } from "../monthly/change-receipt-donor.ts";
import { now, ownPageSystem, pageOf } from "./testing/own-page-system.ts";

const system = ownPageSystem();
const { gift, send, signedIn } = system;
afterEach(() => void vi.useRealTimers());

const minutes = (count: number, from = now()) => new Date(from.getTime() + count * 60_000);

test("a donor stops a monthly gift: at once, for good, told by mail, and the log says that it was the donor", async () => {
  const { email, row } = await gift({ monthly: true });
  await followUpDonation(system.payload, row.id);
  const { cookie, page } = await signedIn(email);
  expect(await page()).toMatchObject({
    monthly: [{ reference: row.orderId, state: "active", nextDay: "2027-01-15" }],
  });
  const stop = (as: string) => send({ act: acts.stop, reference: row.orderId }, { cookie: as });
  const stranger = await signedIn((await gift()).email);
  expect((await stop(stranger.cookie)).headers.get("location")).toContain("done=not-stopped");
  expect((await stop("")).headers.get("location")).toContain("done=session-ended");
  expect((await stop(cookie)).headers.get("location")).toContain("done=monthly-stopped");
  expect((await stop(cookie)).headers.get("location")).toContain("done=not-stopped");
  expect(await page()).toMatchObject({ monthly: [{ state: "stopped", nextDay: null }] });

  const mails = await system.payload.find({
    collection: "outbox",
    where: { to: { equals: email }, kind: { equals: "monthly-stopped" } },
  });
  expect(mails.docs).toHaveLength(1);
  const lines = await system.payload.find({
    collection: "audit-log",
    where: { label: { equals: row.orderId } },
  });
  expect(lines.docs.map(({ action, staffName, staffId }) => ({ action, staffName, staffId }))).toEqual([
    { action: "monthly-stopped", staffName: "The donor, on their own page", staffId: null },
  ]);
});

test("a donor changes the amount of a monthly gift within the form's limits; what is wrong keeps what was typed", async () => {
  const { email, row } = await gift({ monthly: true });
  await followUpDonation(system.payload, row.id);
  const { cookie, page } = await signedIn(email);
  const change = (amount: string, as = cookie) =>
    send({ act: acts.amount, reference: row.orderId, amount }, { cookie: as });
  for (const amount of ["", "0", "forty", "100000.01"]) {
    const refused = await change(amount);
    expect(refused.status).toBe(422);
    expect(await pageOf(refused)).toMatchObject({
      show: "gifts",
      monthly: [{ amountCents: 2_500 }],
      asked: {
        act: acts.amount,
        reference: row.orderId,
        typed: { amount },
        wrong: { amount: expect.any(String) },
      },
    });
  }
  const stranger = await signedIn((await gift()).email);
  const doneOf = (response: Response) => response.headers.get("location") ?? "";
  expect(doneOf(await change("40", stranger.cookie))).toContain("done=not-changed");
  expect(doneOf(await change("40", ""))).toContain("done=session-ended");
  expect(doneOf(await change("$40,50"))).toContain("done=amount-changed");
  expect(doneOf(await change("40.50"))).toContain("done=not-changed");
  expect(await page()).toMatchObject({ monthly: [{ amountCents: 4_050, nextDay: "2027-01-15" }] });
  const lines = await system.payload.find({
    collection: "audit-log",
    where: { label: { equals: row.orderId } },
  });
  expect(lines.docs[0]).toMatchObject({
    action: "monthly-amount",
    staffName: "The donor, on their own page",
    detail: "$25.00 to $40.50",
  });
});

test("a donor pauses a monthly gift for up to three months and goes on before that; a pause by staff is left to staff", async () => {
  const { email, row } = await gift({ monthly: true });
  await followUpDonation(system.payload, row.id);
  const { cookie, page } = await signedIn(email);
  expect(await page()).toMatchObject({
    monthly: [{ afterPause: ["2027-02-15", "2027-03-15", "2027-04-15"] }],
  });
  const act = async (fields: Record<string, string>) =>
    (await send({ reference: row.orderId, ...fields }, { cookie })).headers.get("location");
  for (const months of ["", "0", "4", "1.5"])
    expect(await act({ act: acts.pause, months })).toContain("done=not-changed");
  expect(await act({ act: acts.resume })).toContain("done=not-changed");
  expect(await act({ act: acts.pause, months: "2" })).toContain("done=monthly-paused");
  expect(await page()).toMatchObject({
    monthly: [{ state: "paused", nextDay: "2027-03-15", afterPause: [] }],
  });
  expect(await act({ act: acts.pause, months: "2" })).toContain("done=not-changed");
  expect(await act({ act: acts.resume })).toContain("done=monthly-resumed");
  expect(await page()).toMatchObject({ monthly: [{ state: "active" }] });
  await system.payload.db.updateOne({
    collection: "monthly-gifts",
    where: { orderId: { equals: row.orderId } },
    data: { state: "paused" },
  });
  expect(await page()).toMatchObject({ monthly: [{ state: "paused", nextDay: null, afterPause: [] }] });
  expect(await act({ act: acts.resume })).toContain("done=not-changed");
  const lines = await system.payload.find({
    collection: "audit-log",
    where: { label: { equals: row.orderId } },
    sort: "id",
  });
  expect(lines.docs.map(({ action, detail }) => [action, detail])).toEqual([
    ["monthly-paused", "for 2 months"],
    ["monthly-resumed", null],
  ]);
});

const receiptDonor = {
  ...{ b_fname: "Robin", b_initial: "", b_lname: "Sample", b2_fname: "", b2_initial: "", b2_lname: "" },
  ...{ b_add: "2 Elm Street", b_city: "Banff", b_prov: "Alberta", b_pcode: "t1l 1a1", b_country: "Canada" },
};

test("a donor changes name and address for the receipts still to come: judged like the form, told by mail, and logged", async () => {
  const { email, row } = await gift({ monthly: true });
  await followUpDonation(system.payload, row.id);
  const { cookie, page } = await signedIn(email);
  expect(await page()).toMatchObject({
    monthly: [
      {
        receiptsTo: {
          name: "Robin Sample",
          address: ["1 Sample Street", "Vancouver, BC  V6B 1A1", "Canada"],
          typed: { b_giver: "person", b_fname: "Robin", b_add: "1 Sample Street", b2_fname: "" },
        },
      },
    ],
  });
  const change = (fields: object, as = cookie) =>
    send({ act: acts.receiptDonor, reference: row.orderId, ...receiptDonor, ...fields }, { cookie: as });
  const doneOf = async (fields: object, as?: string) => (await change(fields, as)).headers.get("location");

  const refused = await change({ b_lname: " ", b2_fname: "Ann", b_prov: "Ontaria", b_pcode: "12345" });
  expect(refused.status).toBe(422);
  const shown = await pageOf(refused);
  expect(shown).toMatchObject({
    asked: { act: acts.receiptDonor, reference: row.orderId, typed: { b2_fname: "Ann", b_prov: "Ontaria" } },
  });
  if (shown.show !== "gifts") throw new Error("not shown");
  expect(Object.keys(shown.asked?.wrong ?? {})).toEqual(["b_lname", "b2_lname", "b_prov", "b_pcode"]);

  const stranger = await signedIn((await gift()).email);
  expect(await doneOf({}, stranger.cookie)).toContain("done=not-changed");
  expect(await doneOf({}, "")).toContain("done=session-ended");
  const couple = { b_initial: "q", b2_fname: "Ann", b2_lname: "Lee", b_giver: "organization", b_org: "Club" };
  expect(await doneOf(couple)).toContain("done=receipt-donor-changed");
  expect(await doneOf(couple)).toContain("done=not-changed");
  const receiptsTo = {
    name: "Robin Q. Sample and Ann Lee",
    address: ["2 Elm Street", "Banff, AB  T1L 1A1", "Canada"],
  };
  expect(await page()).toMatchObject({ monthly: [{ receiptsTo }] });
  expect(await doneOf({ b_lname: "Newman" })).toContain("done=receipt-donor-changed");
  expect(await page()).toMatchObject({ monthly: [{ receiptsTo: { name: "Robin Newman" } }] });
  const pasted = { b_fname: ".", b_add: "2 Elm\tStreet", b_prov: "Québec", b_pcode: "g1r\u20134s9" };
  expect(await doneOf(pasted)).toContain("done=receipt-donor-changed");
  const address = ["2 Elm Street", "Banff, QC  G1R 4S9", "Canada"];
  expect(await page()).toMatchObject({ monthly: [{ receiptsTo: { name: "Sample", address } }] });
  expect(await doneOf({ ...pasted, b_prov: "P.Q." })).toContain("done=not-changed");

  const mails = await system.payload.find({
    collection: "outbox",
    where: { to: { equals: email }, kind: { equals: "monthly-changed" } },
    sort: "id",
  });
  expect(
    mails.docs.map(({ text }) => /(Robin Q\. Sample and Ann Lee|Robin Newman|Sample)\n/.exec(text)?.[1]),
  ).toEqual(["Robin Q. Sample and Ann Lee", "Robin Newman", "Sample"]);
  expect(mails.docs[2]?.text).not.toMatch(/\. Sample|Hello \./);
  const lines = await system.payload.find({
    collection: "audit-log",
    where: { label: { equals: row.orderId } },
  });
  expect(lines.docs.map(({ action, staffName, detail }) => [action, staffName, detail])).toEqual(
    Array(3).fill(["monthly-receipt-donor", "The donor, on their own page", null]),
  );
});

test("an organization changes its name and its contact, and stays an organization", async () => {
  const { email, row } = await gift({ monthly: true, organization: "Rowing Club" });
  await followUpDonation(system.payload, row.id);
  const { cookie, page } = await signedIn(email);
  const change = (fields: object) =>
    send({ act: acts.receiptDonor, reference: row.orderId, ...receiptDonor, ...fields }, { cookie });
  expect(await pageOf(await change({ b_giver: "person" }))).toMatchObject({
    asked: { wrong: { b_org: expect.any(String) } },
  });
  const done = await change({
    b_org: "Harbour Rowing Club",
    b_fname: "Lou",
    b2_fname: "Ann",
    b2_lname: "Lee",
  });
  expect(done.headers.get("location")).toContain("done=receipt-donor-changed");
  expect(await page()).toMatchObject({ monthly: [{ receiptsTo: { name: "Harbour Rowing Club" } }] });
  const { docs } = await system.payload.find({
    collection: "monthly-gifts",
    where: { orderId: { equals: row.orderId } },
  });
  expect(docs).toMatchObject([{ organization: "Harbour Rowing Club", firstName: "Lou", lastName: "Sample" }]);
});

test("a change whose mail was never written, as the process died, is told by the next run, once", async () => {
  const { email, row } = await gift({ monthly: true });
  await followUpDonation(system.payload, row.id);
  const { cookie } = await signedIn(email);
  await send({ act: acts.receiptDonor, reference: row.orderId, ...receiptDonor }, { cookie });
  const mails = {
    collection: "outbox",
    where: { key: { like: `monthly-receipt-donor:${row.orderId}` } },
  } as const;
  await system.payload.db.deleteMany(mails);
  const { donationServices } = await import("../give/donation-services.ts");
  for (const at of [now(), minutes(60)])
    await finishReceiptDonorChanges({ ...donationServices(system.payload), now: () => at });
  expect((await system.payload.find(mails)).docs).toMatchObject([{ to: email, kind: "monthly-changed" }]);
});

test("after a stop the receipt of that year may be changed until it is issued", async () => {
  const { email, row } = await gift({ monthly: true });
  await followUpDonation(system.payload, row.id);
  const { cookie, page } = await signedIn(email);
  await send({ act: acts.stop, reference: row.orderId }, { cookie });
  expect(await page()).toMatchObject({
    monthly: [{ state: "stopped", receiptsTo: { name: "Robin Sample" } }],
  });
  await system.payload.db.updateOne({
    collection: "monthly-gifts",
    where: { orderId: { equals: row.orderId } },
    data: { stoppedAt: "2020-05-01T12:00:00.000Z" },
  });
  expect(await page()).toMatchObject({ monthly: [{ receiptsTo: null }] });
  const late = await send({ act: acts.receiptDonor, reference: row.orderId, ...receiptDonor }, { cookie });
  expect(late.headers.get("location")).toContain("done=not-changed");
});

test("another card is judged like the form's, is never shown again, and only its donor changes it; the log says so", async () => {
  const { email, row } = await gift({ monthly: true });
  await followUpDonation(system.payload, row.id);
  const { cookie, page } = await signedIn(email);
  const before = await page();
  if (before.show !== "gifts") throw new Error(before.show);
  const typed = {
    card_number: "4242 4242 4242 4243",
    card_name: "Robin Sample",
    expiry_month: "12",
    expiry_year: "2031",
    card_key: before.monthly[0]?.cardKey ?? "",
  };
  const change = (fields: Record<string, string>, as = cookie) =>
    send({ act: acts.card, reference: row.orderId, ...typed, ...fields }, { cookie: as });

  for (const [fields, box] of [
    [{}, "card_number"],
    [{ card_number: "" }, "card_number"],
    [{ expiry_year: "2020" }, "expiry_month"],
    [{ expiry_month: "" }, "expiry_month"],
    [{ card_name: "" }, "card_name"],
  ] as const) {
    const refused = await change(fields);
    expect(refused.status).toBe(422);
    const shown = JSON.stringify(await refused.clone().json());
    expect(shown).not.toMatch(/4242/);
    expect(await pageOf(refused)).toMatchObject({
      asked: { act: acts.card, wrong: { [box]: expect.any(String) } },
    });
  }

  const good = { card_number: "4242 4242 4242 4242" };
  const stranger = await signedIn((await gift()).email);
  expect((await change(good, stranger.cookie)).headers.get("location")).toContain("done=not-changed");
  expect((await change(good, "")).headers.get("location")).toContain("done=session-ended");
  // There is no gateway here: the card could not be checked, and the one before stays.
  expect((await change(good)).headers.get("location")).toContain("done=card-failed");
  expect(await page()).toMatchObject({ monthly: [{ state: "active" }], gifts: [{ reference: row.orderId }] });
  const lines = await system.payload.find({
    collection: "audit-log",
    where: { label: { equals: row.orderId } },
    sort: "id",
  });
  expect(lines.docs.map(({ action, detail }) => [action, detail])).toEqual([
    ["monthly-card", null],
    ["monthly-card", "Not carried out: the card could not be checked"],
  ]);
});
