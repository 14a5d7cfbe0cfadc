import { acts, type MyGiftsPage, myGiftsPageSchema } from "@pcf/contract/donation/my-gifts";
import { handleEndpoints } from "payload";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { holdMiddleOfHour } from "../../testing/hold-middle-of-hour.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { moveDonation } from "../donation-store.ts";
import { finishReceiptDonorChanges } from "../monthly/change-receipt-donor.ts";
import { followUpDonation } from "../operations/follow-up-donation.ts";
import { afterApproval } from "../receipts/after-approval.ts";
import { cancelReceipts } from "../receipts/issue/cancel-receipts.ts";
import { replaceReceipt } from "../receipts/issue/replace-receipt.ts";
import { approvedDonation, saveReceiptSettings } from "../receipts/testing/approved-donation.ts";
import { askForLink } from "./ask-for-link.ts";
import { openLink } from "./open-link.ts";
import { signedInDonor } from "./signed-in-donor.ts";

let app: TestPayload;
beforeAll(async () => {
  // A port on which nobody listens, also beside a system that runs on this machine.
  app = await startTestPayload({ GATEWAY_SIMULATOR_PORT: "65535" });
  await saveReceiptSettings(app.payload);
});
afterEach(() => void vi.useRealTimers());
afterAll(() => app.close());

const now = () => new Date();
const minutes = (count: number, from = now()) => new Date(from.getTime() + count * 60_000);

const monthlyFacts = {
  donationType: "monthly",
  firstBillingDay: "2027-01-15",
  gateway: { dataKey: "a key of the vault" },
} as const;

let donors = 0;
/** A gift of a donor of their own; addresses are theirs alone. */
async function gift(
  given: { email?: string; amountCents?: number; monthly?: boolean; organization?: string } = {},
) {
  donors += 1;
  const { email = `donor.${donors}@donor.example`, amountCents = 2_500 } = given;
  const donor = {
    firstName: "Robin",
    lastName: "Sample",
    address: "1 Sample Street",
    city: "Vancouver",
    province: "BC",
    country: "Canada",
    postalCode: "V6B 1A1",
    ...(given.organization && { organization: given.organization }),
    email,
  };
  return {
    email,
    row: await approvedDonation(app.payload, { donor, amountCents, ...(given.monthly && monthlyFacts) }),
  };
}

async function linksTo(email: string): Promise<string[]> {
  const { docs } = await app.payload.find({
    collection: "outbox",
    where: { kind: { equals: "my-gifts-link" }, to: { equals: email } },
    sort: "id",
  });
  return docs.map(({ text }) => /\/ways-to-give\/my-gifts\?link=([\w.-]+)/.exec(text)?.[1] ?? "");
}

async function linkFor(email: string, typed = email): Promise<string> {
  await askForLink(app.payload, { email: typed, now: now() });
  return (await linksTo(email)).at(-1) ?? "";
}

let networks = 0;
async function call(path: string, init: RequestInit = {}): Promise<Response> {
  networks += 1;
  const headers = new Headers(init.headers);
  if (!headers.has("x-forwarded-for")) headers.set("x-forwarded-for", `203.0.113.${networks % 250}`);
  const request = new Request(`http://localhost:3001/api/my-gifts${path}`, { ...init, headers });
  return handleEndpoints({ config: app.payload.config, request });
}

async function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return call("", { method: "POST", body, headers });
}

const cookieOf = (response: Response) => response.headers.get("set-cookie")?.split(";")[0] ?? "";
const pageOf = async (response: Response): Promise<MyGiftsPage> =>
  myGiftsPageSchema.parse(await response.json());

async function signedIn(email: string, typed = email) {
  const opened = await send({ act: acts.open, link: await linkFor(email, typed) });
  const cookie = cookieOf(opened);
  return { cookie, page: async () => pageOf(await call("", { headers: { cookie } })) };
}

test("a donor who asks is mailed a link that opens all gifts of the address, in whatever spelling", async () => {
  const { row } = await gift({ email: "Robin.Two@Donor.example" });
  const second = await gift({ email: "robin.two@donor.example", amountCents: 4_000 });
  await gift();
  const { page } = await signedIn(second.email, "ROBIN.TWO@donor.example");
  const shown = await page();
  if (shown.show !== "gifts") throw new Error(shown.show);
  expect(shown.gifts.map(({ reference, amountCents }) => [reference, amountCents]).sort()).toEqual(
    [
      [row.orderId, 2_500],
      [second.row.orderId, 4_000],
    ].sort(),
  );
  expect(shown.firstName).toBe("Robin");
});

test("who is known and who is not are answered the same, and the unknown one is mailed nothing", async () => {
  const { email } = await gift();
  const answers = await Promise.all(
    [email, "nobody@donor.example"].map((address) => send({ act: acts.ask, email: address })),
  );
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(new Set(answers.map(({ headers }) => headers.get("location")))).toEqual(
    new Set(["/ways-to-give/my-gifts?done=sent"]),
  );
  await askForLink(app.payload, { email: "nobody@donor.example", now: now() });
  expect(await linksTo("nobody@donor.example")).toEqual([]);
});

test("whose gifts were all declined is mailed nothing: who tries stolen cards cannot have us write to people", async () => {
  const { email, row } = await gift();
  await moveDonation(app.payload, row, { state: "declined", note: "test", now: now() });
  expect(await linkFor(email)).toBe("");
});

test("nobody can flood a mailbox: three links an hour and eight a day", async () => {
  const { email } = await gift();
  const noon = new Date("2026-05-01T12:10:00Z");
  const asked = async (at: Date) => {
    await askForLink(app.payload, { email: ` ${email.toUpperCase()}`, now: at });
    return (await linksTo(email)).length;
  };
  const counts: number[] = [];
  for (let hour = 0; hour < 4; hour += 1)
    for (let time = 0; time < 5; time += 1) counts.push(await asked(minutes(hour * 60, noon)));
  expect(counts).toEqual([1, 2, 3, 3, 3, 4, 5, 6, 6, 6, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8]);
  expect(await asked(minutes(24 * 60, noon))).toBe(9);
});

test("one network cannot ask without end, and keeps what was typed", async () => {
  holdMiddleOfHour();
  const headers = { "x-forwarded-for": "198.51.100.77" };
  for (let time = 0; time < 12; time += 1)
    expect((await send({ act: acts.ask, email: `x${time}@donor.example` }, headers)).status).toBe(303);
  const refused = await send({ act: acts.ask, email: "me@donor.example" }, headers);
  expect(refused.status).toBe(429);
  expect(await pageOf(refused)).toMatchObject({
    notice: "too-often",
    asked: { typed: { email: "me@donor.example" } },
  });
});

test("what is no address is said beside the field, with what was typed", async () => {
  const refused = await send({ act: acts.ask, email: "robin@" });
  expect(refused.status).toBe(422);
  expect(await pageOf(refused)).toMatchObject({
    show: "ask",
    asked: { typed: { email: "robin@" }, wrong: { email: "wrong" } },
  });
});

test("a link that a mail scanner looks at still opens the page, once", async () => {
  const { email } = await gift();
  const link = await linkFor(email);
  for (let time = 0; time < 3; time += 1)
    expect(await pageOf(await call(`?link=${link}`))).toEqual({ show: "press", link });
  const [first, second] = await Promise.all([send({ act: acts.open, link }), send({ act: acts.open, link })]);
  expect([first, second].map(({ headers }) => headers.get("location")).sort()).toEqual([
    "/ways-to-give/my-gifts",
    "/ways-to-give/my-gifts?done=link-used",
  ]);
  expect([first, second].filter((answer) => cookieOf(answer) !== "")).toHaveLength(1);
});

test("a link of 15 minutes ago, and an altered one, open nothing", async () => {
  const { email } = await gift();
  const link = await linkFor(email);
  const altered = link.replace(/\.\d+\./, `.${Math.floor(Date.now() / 1_000) + 99_999}.`);
  expect(await openLink(app.payload, { link: altered, now: now() })).toBe("ended");
  expect(await openLink(app.payload, { link, now: minutes(15.1) })).toBe("ended");
  expect(await openLink(app.payload, { link, now: minutes(14) })).toHaveProperty("session");
  expect(await openLink(app.payload, { link, now: minutes(14) })).toBe("used");
});

test("half an hour after the press the page is closed, and it says so", async () => {
  const { email } = await gift();
  const opened = await openLink(app.payload, { link: await linkFor(email), now: now() });
  if (typeof opened === "string") throw new Error(opened);
  const at = (moment: Date) => signedInDonor(app.payload, { ...opened, now: moment });
  const donor = await at(minutes(29));
  expect(donor).toMatchObject({ address: email });
  expect(Math.abs(Number(donor?.endsAt) - Number(minutes(30)))).toBeLessThan(10_000);
  expect(await at(minutes(31))).toBeNull();
  const cookie = `my-gifts=${"x".repeat(32)}`;
  expect(await pageOf(await call("", { headers: { cookie } }))).toMatchObject({ notice: "session-ended" });
});

test("the cookie is for this page alone, out of reach of scripts and of other sites' forms", async () => {
  const { email } = await gift();
  const opened = await send({ act: acts.open, link: await linkFor(email) });
  const cookie = opened.headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(
    /^my-gifts=[\w-]{32}; Path=\/ways-to-give\/my-gifts; Max-Age=1800; HttpOnly; SameSite=Lax/,
  );
  const { docs } = await app.payload.find({ collection: "donor-sign-ins", showHiddenFields: true });
  expect(JSON.stringify(docs)).not.toContain(cookieOf(opened).split("=")[1]);
});

test("who signs out is out, also for one who kept the cookie", async () => {
  const { email } = await gift();
  const { cookie, page } = await signedIn(email);
  const out = await send({ act: acts.signOut }, { cookie });
  expect(out.headers.get("location")).toBe("/ways-to-give/my-gifts?done=signed-out");
  expect(out.headers.get("set-cookie")).toContain("Max-Age=0");
  expect((await page()).show).toBe("ask");
});

test("a donor gets each receipt in force again as a PDF, the newest where one was replaced, and nobody else's", async () => {
  const { email, row } = await gift();
  await afterApproval(app.payload, String(row.id));
  const receipts = await app.payload.find({
    collection: "receipts",
    where: { donation: { equals: row.id } },
  });
  const old = receipts.docs[0];
  if (!old) throw new Error("no receipt");
  const change = { receiptId: old.id, donor: { name: "R. Sample" }, reason: "spelling", by: "staff" };
  const newer = await replaceReceipt(app.payload, { ...change, now: now() });
  const { cookie, page } = await signedIn(email);
  const shown = await page();
  if (shown.show !== "gifts" || !newer) throw new Error("not shown");
  expect(shown.gifts[0]?.receipt).toMatchObject({ id: newer.id, state: "issued" });
  const pdf = await call(`/receipt?id=${newer.id}`, { headers: { cookie } });
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  expect(pdf.headers.get("cache-control")).toBe("no-store");
  expect((await call(`/receipt?id=${old.id}`, { headers: { cookie } })).status).toBe(404);

  const stranger = await signedIn((await gift()).email);
  const theirs = { headers: { cookie: stranger.cookie } };
  expect((await call(`/receipt?id=${newer.id}`, theirs)).status).toBe(404);
  expect((await call(`/receipt?id=${newer.id}`)).headers.get("location")).toContain("session-ended");

  await cancelReceipts(app.payload, { donationId: row.id, reason: "test", by: "system", now: now() });
  const after = await page();
  expect(after).toMatchObject({ gifts: [{ receipt: { id: newer.id, state: "cancelled" } }] });
  expect((await call(`/receipt?id=${newer.id}`, { headers: { cookie } })).status).toBe(404);
});

test("did my gift go through: its reference and its address tell, and a wrong pair is like an unknown one", async () => {
  const { email, row } = await gift();
  const ask = async (reference: string, address: string) => {
    const page = await pageOf(await send({ act: acts.check, reference, email: address }));
    return page.show === "ask" ? page.checked?.answer : page.show;
  };
  expect(await ask(row.orderId.toLowerCase(), email.toUpperCase())).toBe("charged");
  expect(await ask(row.orderId, "somebody@donor.example")).toBe("not-found");
  expect(await ask("D261120-0123456789", email)).toBe("not-found");

  const held = await moveDonation(app.payload, row, { state: "held", note: "test", now: now() });
  expect(await ask(row.orderId, email)).toBe("being-checked");
  if (held) await moveDonation(app.payload, held, { state: "not-charged", note: "test", now: now() });
  expect(await ask(row.orderId, email)).toBe("not-charged");

  const monthly = await gift({ monthly: true });
  await followUpDonation(app.payload, monthly.row.id);
  for (const [state, answer] of [
    ["active", "set-up"],
    ["paused", "set-up-paused"],
    ["stopped", "set-up-stopped"],
  ]) {
    const where = { orderId: { equals: monthly.row.orderId } };
    await app.payload.db.updateMany({ collection: "monthly-gifts", where, data: { state } });
    expect(await ask(monthly.row.orderId, monthly.email)).toBe(answer);
  }

  holdMiddleOfHour();
  const headers = { "x-forwarded-for": "198.51.100.78" };
  const guess = () => send({ act: acts.check, reference: "D1", email: "a@donor.example" }, headers);
  for (let time = 0; time < 20; time += 1) expect((await guess()).status).toBe(200);
  expect((await guess()).status).toBe(429);
});

test("when a donor is erased the open page closes", async () => {
  const { email, row } = await gift();
  const { page } = await signedIn(email);
  expect((await page()).show).toBe("gifts");
  await moveDonation(app.payload, row, {
    state: row.state,
    note: "erased",
    now: now(),
    data: { donor: { ...row.donor, email: null } },
  });
  expect((await page()).show).toBe("ask");
});

test("a donor stops a monthly gift: at once, for good, told by mail, and the log says that it was the donor", async () => {
  const { email, row } = await gift({ monthly: true });
  await followUpDonation(app.payload, row.id);
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

  const mails = await app.payload.find({
    collection: "outbox",
    where: { to: { equals: email }, kind: { equals: "monthly-stopped" } },
  });
  expect(mails.docs).toHaveLength(1);
  const lines = await app.payload.find({
    collection: "audit-log",
    where: { label: { equals: row.orderId } },
  });
  expect(lines.docs.map(({ action, staffName, staffId }) => ({ action, staffName, staffId }))).toEqual([
    { action: "monthly-stopped", staffName: "The donor, on their own page", staffId: null },
  ]);
});

test("a donor changes the amount of a monthly gift within the form's limits; what is wrong keeps what was typed", async () => {
  const { email, row } = await gift({ monthly: true });
  await followUpDonation(app.payload, row.id);
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
  const lines = await app.payload.find({
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
  await followUpDonation(app.payload, row.id);
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
  await app.payload.db.updateOne({
    collection: "monthly-gifts",
    where: { orderId: { equals: row.orderId } },
    data: { state: "paused" },
  });
  expect(await page()).toMatchObject({ monthly: [{ state: "paused", nextDay: null, afterPause: [] }] });
  expect(await act({ act: acts.resume })).toContain("done=not-changed");
  const lines = await app.payload.find({
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
  await followUpDonation(app.payload, row.id);
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

  const mails = await app.payload.find({
    collection: "outbox",
    where: { to: { equals: email }, kind: { equals: "monthly-changed" } },
    sort: "id",
  });
  expect(mails.docs.map(({ text }) => /Robin (Q\. Sample and Ann Lee|Newman)/.exec(text)?.[1])).toEqual([
    "Q. Sample and Ann Lee",
    "Newman",
  ]);
  const lines = await app.payload.find({
    collection: "audit-log",
    where: { label: { equals: row.orderId } },
  });
  expect(lines.docs.map(({ action, staffName, detail }) => [action, staffName, detail])).toEqual(
    Array(2).fill(["monthly-receipt-donor", "The donor, on their own page", null]),
  );
});

test("an organization changes its name and its contact, and stays an organization", async () => {
  const { email, row } = await gift({ monthly: true, organization: "Rowing Club" });
  await followUpDonation(app.payload, row.id);
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
  const { docs } = await app.payload.find({
    collection: "monthly-gifts",
    where: { orderId: { equals: row.orderId } },
  });
  expect(docs).toMatchObject([{ organization: "Harbour Rowing Club", firstName: "Lou", lastName: "Sample" }]);
});

test("a change whose mail was never written, as the process died, is told by the next run, once", async () => {
  const { email, row } = await gift({ monthly: true });
  await followUpDonation(app.payload, row.id);
  const { cookie } = await signedIn(email);
  await send({ act: acts.receiptDonor, reference: row.orderId, ...receiptDonor }, { cookie });
  const mails = {
    collection: "outbox",
    where: { key: { like: `monthly-receipt-donor:${row.orderId}` } },
  } as const;
  await app.payload.db.deleteMany(mails);
  const { donationServices } = await import("../donation-services.ts");
  for (const at of [now(), minutes(60)])
    await finishReceiptDonorChanges({ ...donationServices(app.payload), now: () => at });
  expect((await app.payload.find(mails)).docs).toMatchObject([{ to: email, kind: "monthly-changed" }]);
});

test("after a stop the receipt of that year may be changed until it is issued", async () => {
  const { email, row } = await gift({ monthly: true });
  await followUpDonation(app.payload, row.id);
  const { cookie, page } = await signedIn(email);
  await send({ act: acts.stop, reference: row.orderId }, { cookie });
  expect(await page()).toMatchObject({
    monthly: [{ state: "stopped", receiptsTo: { name: "Robin Sample" } }],
  });
  await app.payload.db.updateOne({
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
  await followUpDonation(app.payload, row.id);
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
  const lines = await app.payload.find({
    collection: "audit-log",
    where: { label: { equals: row.orderId } },
    sort: "id",
  });
  expect(lines.docs.map(({ action, detail }) => [action, detail])).toEqual([
    ["monthly-card", null],
    ["monthly-card", "Not carried out: the card could not be checked"],
  ]);
});
