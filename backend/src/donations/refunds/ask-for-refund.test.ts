import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "../../access/roles.ts";
import { todaySourcesOf } from "../../platform/today-line.ts";
import { staffTokens } from "../../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { giftActions, readGift } from "../gifts/gift-facts.ts";
import { giftTimeline } from "../gifts/gift-timeline.ts";
import { saveReceiptSettings } from "../receipts/testing/approved-donation.ts";
import { lastReason } from "../record/donation-history.ts";
import { findDonation } from "../record/donation-store.ts";
import { type Simulator, startSimulator } from "../testing/start-simulator.ts";
import { donationContext, give, rowOfAnswer } from "../testing/test-donations.ts";
import { openRequestOf } from "./ask-for-refund.ts";

let app: TestPayload;
let simulator: Simulator;
let tokens: Map<Role, string>;

beforeAll(async () => {
  simulator = await startSimulator(mkdtempSync(path.join(tmpdir(), "simulator-")));
  app = await startTestPayload({ GATEWAY_SIMULATOR_PORT: String(simulator.port) });
  await saveReceiptSettings(app.payload);
  tokens = await staffTokens(app.payload);
});
afterAll(async () => {
  await simulator.stop();
  await app.close();
});

async function post(role: Role | "visitor", where: string, body: object = {}) {
  const request = new Request(`http://localhost:3001/api/${where}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(role !== "visitor" && { Authorization: `JWT ${tokens.get(role)}` }),
    },
    body: JSON.stringify(body),
  });
  const response = await handleEndpoints({ config: app.payload.config, request });
  return { status: response.status, body: await response.json() };
}
const gift = async () => rowOfAnswer(app.payload, await give(donationContext(app.payload, simulator.origin)));
const accountOf = async (role: Role) => {
  const { docs } = await app.payload.find({ collection: "users", where: { role: { equals: role } } });
  const [user] = docs;
  if (!user) throw new Error("no such account");
  return { ...user, collection: "users" as const };
};
/** What a role reads on its first page of refunds that are asked for. */
async function today(role: Role): Promise<string[]> {
  const req = { user: await accountOf(role) };
  const sources = todaySourcesOf(app.payload.config).filter(({ isFor }) => isFor({ req }));
  const said = await Promise.all(sources.map(({ lines }) => lines(app.payload, new Date(), { req })));
  return said
    .flat()
    .filter(({ count, words }) => count > 0 && /asked/.test(words))
    .map(({ words }) => words);
}
const factsFor = async (role: Role, id: number) => {
  const user = await accountOf(role);
  const facts = await readGift({ payload: app.payload, user }, id);
  if (!facts) throw new Error("not read");
  return { facts, may: giftActions(facts, { user }) };
};

test("donor services ask, finance says no, and who asked reads it until they have", async () => {
  const { id, orderId } = await gift();
  const ask = `donations/${id}/ask-refund`;
  const wish = { amount: "10.00", reason: "Meant to give ten less" };
  for (const role of ["visitor", "editor", "finance"] as const)
    expect([role, (await post(role, ask, wish)).status]).toEqual([role, 403]);
  expect((await post("donor-services", ask, { ...wish, reason: "" })).status).toBe(400);
  expect((await post("donor-services", ask, { ...wish, amount: "25.01" })).status).toBe(409);
  expect((await factsFor("donor-services", id)).may).toMatchObject({ askRefund: true, answerRequest: false });
  expect((await factsFor("finance", id)).may).toMatchObject({ askRefund: false, answerRequest: false });
  expect((await factsFor("administrator", id)).may).toMatchObject({ askRefund: false });

  expect(await post("donor-services", ask, wish)).toMatchObject({
    status: 200,
    body: { message: "Finance is asked to give $10.00 back." },
  });
  expect(await post("donor-services", ask, wish)).toMatchObject({
    status: 409,
    body: { errors: [{ message: expect.stringContaining("asked for a refund of this gift already") }] },
  });
  expect(await today("finance")).toEqual(["1 refund is asked for"]);
  expect(await today("donor-services")).toEqual([]);
  expect(await today("editor")).toEqual([]);
  expect((await factsFor("donor-services", id)).may).toMatchObject({
    askRefund: false,
    answerRequest: false,
  });
  expect((await factsFor("finance", id)).may).toMatchObject({ answerRequest: true });

  const request = await app.payload.db.findOne<{ id: number }>({
    collection: "refund-requests",
    where: { openGift: { equals: id } },
  });
  const refuse = `refund-requests/${request?.id}/refuse`;
  const no = { reason: "The event has taken place" };
  for (const role of ["visitor", "editor", "donor-services"] as const)
    expect([role, (await post(role, refuse, no)).status]).toEqual([role, 403]);
  expect((await post("finance", refuse, {})).status).toBe(400);
  expect((await post("finance", refuse, no)).status).toBe(200);
  expect((await post("finance", refuse, no)).status).toBe(409);
  expect(await today("finance")).toEqual([]);
  expect(await today("donor-services")).toEqual(["Finance has answered about the refund that you asked for"]);

  const { facts } = await factsFor("donor-services", id);
  expect(facts.request).toMatchObject({ state: "refused", answeredName: "finance" });
  expect(lastReason(facts.gift, "refund wish refused")).toBe(no.reason);
  const events = giftTimeline(facts, { mailKinds: new Map(), logActions: new Map() });
  expect(events.slice(-2)).toMatchObject([
    { what: "Finance asked to give $10.00 back", who: "donor-services", words: wish.reason },
    { what: "Finance does not give it back", who: "finance", words: no.reason },
  ]);

  const read = `refund-requests/${request?.id}/read`;
  expect((await post("administrator", read)).status).toBe(403);
  expect((await post("donor-services", read)).status).toBe(200);
  expect((await post("donor-services", read)).status).toBe(409);
  expect(await today("donor-services")).toEqual([]);

  const { docs } = await app.payload.find({
    collection: "audit-log",
    where: { label: { equals: orderId } },
    sort: "id",
  });
  expect([...new Set(docs.map(({ action }) => action))]).toEqual([
    "refund-asked",
    "refund-ask-refused",
    "refund-ask-read",
  ]);
  for (const reason of [wish.reason, no.reason]) expect(JSON.stringify(docs)).not.toContain(reason);
});

test("a refund of finance answers the request; a gift that went back altogether cannot be asked for", async () => {
  const { id } = await gift();
  const wish = { amount: "25", reason: "Given twice" };
  expect((await post("donor-services", `donations/${id}/ask-refund`, wish)).status).toBe(200);
  const given = { ...wish, amount: "25.00", key: randomUUID(), confirmed: true };
  expect(await post("finance", `donations/${id}/refund`, given)).toMatchObject({
    status: 200,
    body: { state: "given-back" },
  });
  expect(await today("finance")).toEqual([]);
  expect(await today("donor-services")).toEqual(["Finance has answered about the refund that you asked for"]);
  const { facts } = await factsFor("donor-services", id);
  expect(facts.request).toMatchObject({ state: "refunded", amountCents: 2_500, answeredName: "finance" });
  expect(await post("donor-services", `donations/${id}/ask-refund`, wish)).toMatchObject({
    status: 409,
    body: { errors: [{ message: "All of this gift has been given back already." }] },
  });
});

test("of two who ask in the same moment one has asked, and the gift says so once", async () => {
  const { id } = await gift();
  const ask = () =>
    post("donor-services", `donations/${id}/ask-refund`, { amount: "5", reason: "Asked for it" });
  const answers = await Promise.all([ask(), ask()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await openRequestOf(app.payload, { id })).toMatchObject({ state: "open" });
  const donation = await findDonation(app.payload, { id: { equals: id } });
  expect(JSON.stringify(donation?.history).match(/refund wished/g)).toHaveLength(1);
});

test("a refund that the gateway refuses leaves the request open", async () => {
  const donation = await gift();
  const wish = { amount: "10.00", reason: "Given twice" };
  await post("donor-services", `donations/${donation.id}/ask-refund`, wish);
  const { gateway } = donationContext(app.payload, simulator.origin);
  const transactionId = donation.gateway?.transactionId ?? "";
  const byHand = { orderId: donation.orderId, transactionId, amountCents: 2_000, reference: "by hand" };
  await gateway.refund({ ...byHand, transaction: "refund" });
  const tried = { ...wish, key: randomUUID(), confirmed: true };
  expect((await post("finance", `donations/${donation.id}/refund`, tried)).body.state).toBe("refused");
  expect(await openRequestOf(app.payload, donation)).toMatchObject({ state: "open", answeredAt: null });
});
