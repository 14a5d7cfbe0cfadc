import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "../../access/roles.ts";
import { staffTokens } from "../../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { findDonation } from "../record/donation-store.ts";
import { type Simulator, startSimulator } from "../testing/start-simulator.ts";
import { donationContext, give } from "../testing/test-donations.ts";

let app: TestPayload;
let simulator: Simulator;
let tokens: Map<Role, string>;

beforeAll(async () => {
  simulator = await startSimulator(mkdtempSync(path.join(tmpdir(), "simulator-")));
  app = await startTestPayload({ GATEWAY_SIMULATOR_PORT: String(simulator.port) });
  tokens = await staffTokens(app.payload);
});
afterAll(async () => {
  await simulator.stop();
  await app.close();
});

async function post(role: Role, path: string, body: object = {}) {
  const request = new Request(`http://localhost:3001/api/donations/${path}`, {
    method: "POST",
    headers: { Authorization: `JWT ${tokens.get(role)}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const response = await handleEndpoints({ config: app.payload.config, request });
  return { status: response.status, body: await response.json() };
}

async function donationAfter(kind: "other-amount" | "drop-after") {
  await simulator.fail({ kind });
  const answer = await give(donationContext(app.payload, simulator.origin));
  const orderId = "id" in answer ? answer.id : "";
  const row = await findDonation(app.payload, { orderId: { equals: orderId } });
  if (!row) throw new Error("no row");
  return row;
}
const reread = (id: number) => findDonation(app.payload, { id: { equals: id } });

test.each([
  ["other-amount", "held"],
  ["drop-after", "unknown"],
] as const)("staff ask the gateway again about a gift after %s, which was %s", async (fault, state) => {
  const { id, ...row } = await donationAfter(fault);
  expect(row.state).toBe(state);
  expect((await post("editor", `${id}/ask-gateway`)).status).toBe(403);
  expect(await post("donor-services", `${id}/ask-gateway`)).toEqual({
    status: 200,
    body: { state: "approved" },
  });
  expect(await reread(id)).toMatchObject({ state: "approved", followUp: "due", amountCents: 2_500 });
});

test("finance closes a gift that is held, with a reason, and the donor is to hear of it", async () => {
  const { id } = await donationAfter("other-amount");
  const reason = { reason: "Given back at the gateway" };
  expect((await post("donor-services", `${id}/close`, reason)).status).toBe(403);
  expect((await post("finance", `${id}/close`)).status).toBe(400);
  expect(await post("finance", `${id}/close`, reason)).toEqual({
    status: 200,
    body: { state: "not-charged" },
  });
  const closed = await reread(id);
  expect(closed).toMatchObject({ state: "not-charged", followUp: "due", nextCheckAt: null });
  expect(JSON.stringify(closed?.history)).toContain(reason.reason);
  expect((await post("finance", `${id}/close`, reason)).status).toBe(409);
});

test("finance accepts the sum that the gateway confirms, and is told why another is refused", async () => {
  const { id } = await donationAfter("other-amount");
  const accept = (amount: string) => ({ reason: "Seen in the gateway's list", amount });
  expect((await post("donor-services", `${id}/accept`, accept("25.00"))).status).toBe(403);
  expect((await post("finance", `${id}/accept`, accept("much"))).status).toBe(400);
  expect(await post("finance", `${id}/accept`, accept("1.23"))).toMatchObject({
    status: 409,
    body: { errors: [{ message: expect.stringContaining("does not say that it took this sum") }] },
  });
  expect(await post("finance", `${id}/accept`, accept("25.00"))).toEqual({
    status: 200,
    body: { state: "approved" },
  });
});

test("however often staff ask about a gift, its jobs ask no more often than one of them would", async () => {
  const { id } = await donationAfter("drop-after");
  await simulator.fail({ kind: "not-xml", times: 3 });
  for (let press = 0; press < 3; press++)
    expect(await post("donor-services", `${id}/ask-gateway`)).toMatchObject({ body: { state: "unknown" } });
  const asked = await reread(id);
  const where = { taskSlug: { equals: "settle-donation" } };
  const waiting = async () => (await app.payload.count({ collection: "payload-jobs", where })).totalDocs;
  await expect.poll(waiting).toBe(3);

  // All of them come early: only the last would be on time.
  await app.payload.db.updateMany({
    collection: "payload-jobs",
    where,
    data: { waitUntil: new Date(0).toISOString() },
  });
  const calls = await simulator.calls();
  await app.payload.jobs.run({ queue: "gateway", where, silent: true });
  expect(await simulator.calls()).toBe(calls);
  expect(await waiting()).toBe(0);
  expect(await reread(id)).toMatchObject({ state: "unknown", nextCheckAt: asked?.nextCheckAt });
});

test("a gift whose post is still at work is left alone", async () => {
  const { id } = await donationAfter("drop-after");
  await app.payload.db.updateOne({
    collection: "donations",
    where: { id: { equals: id } },
    data: { state: "sending" },
  });
  const calls = await simulator.calls();
  expect((await post("finance", `${id}/ask-gateway`)).body).toEqual({ state: "sending" });
  expect(await simulator.calls()).toBe(calls);
});

test("a settled gift is not asked after, and one that is not there is not found", async () => {
  const answer = await give(donationContext(app.payload, simulator.origin));
  const orderId = "id" in answer ? answer.id : "";
  const row = await findDonation(app.payload, { orderId: { equals: orderId } });
  const calls = await simulator.calls();
  expect((await post("finance", `${row?.id}/ask-gateway`)).body).toEqual({ state: "approved" });
  expect(await simulator.calls()).toBe(calls);
  expect((await post("finance", "999999/ask-gateway")).status).toBe(404);
  expect((await post("finance", "nonsense/ask-gateway")).status).toBe(404);
});
