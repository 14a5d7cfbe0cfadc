import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "../../../access/roles.ts";
import { staffTokens } from "../../../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../../../testing/test-payload.ts";
import { giftOf, giveAnotherCard, mailsOfGift, setUpMonthly } from "../../billing/testing/monthly-donors.ts";
import { keepDonors } from "../../donors/keep-donors.ts";
import { donorOfAddress } from "../../donors/testing/write-gift.ts";
import { type Simulator, startSimulator } from "../../testing/start-simulator.ts";
import { donationContext } from "../../testing/test-donations.ts";

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

async function post(role: Role, path: string, body: object) {
  const request = new Request(`http://localhost:3001/api/monthly-gifts/${path}`, {
    method: "POST",
    headers: { Authorization: `JWT ${tokens.get(role)}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const response = await handleEndpoints({ config: app.payload.config, request });
  return { status: response.status, body: await response.json() };
}

test("donor services and finance pause, resume and stop a monthly gift with a reason; the log knows, and the donor", async () => {
  const gift = await setUpMonthly(donationContext(app.payload, simulator.origin));
  const why = { reason: "The donor called" };
  expect((await post("editor", `${gift.id}/stop`, why)).status).toBe(403);
  expect((await post("finance", `${gift.id}/pause`, {})).status).toBe(400);
  expect((await post("finance", "4711/pause", why)).status).toBe(404);
  expect(await post("donor-services", `${gift.id}/pause`, why)).toMatchObject({
    status: 200,
    body: { state: "paused" },
  });
  expect((await post("finance", `${gift.id}/pause`, why)).status).toBe(409);
  expect(await post("finance", `${gift.id}/resume`, why)).toMatchObject({ body: { state: "active" } });
  expect(await post("finance", `${gift.id}/stop`, why)).toMatchObject({ body: { state: "stopped" } });
  expect((await post("finance", `${gift.id}/stop`, why)).status).toBe(409);

  expect(await giftOf(app.payload, gift.orderId)).toMatchObject({ stateReason: why.reason, dataKey: "" });
  expect(await mailsOfGift(app.payload, gift)).toEqual([
    "monthly-set-up",
    "monthly-paused",
    "monthly-changed",
    "monthly-stopped",
  ]);
  const { docs } = await app.payload.find({ collection: "audit-log", sort: "id", limit: 100 });
  const lines = docs.filter(({ onCollection }) => onCollection === "monthly-gifts");
  expect(lines.map(({ action }) => action)).toEqual([
    "monthly-paused",
    "monthly-paused",
    "monthly-paused",
    "monthly-resumed",
    "monthly-stopped",
    "monthly-stopped",
    "monthly-stopped",
  ]);
  expect(JSON.stringify(lines)).not.toContain(why.reason);
});

test("the donor's head says at once how the gift stands after staff did something", async () => {
  const { payload } = app;
  const gift = await setUpMonthly(donationContext(payload, simulator.origin));
  await keepDonors(payload, new Date());
  const standing = async () => (await donorOfAddress(payload, gift.email))?.monthly;
  expect(await standing()).toBe("active");
  for (const [name, stands] of [
    ["pause", "paused"],
    ["resume", "active"],
    ["stop", "stopped"],
  ] as const) {
    expect(await post("finance", `${gift.id}/${name}`, { reason: "A call" })).toMatchObject({ status: 200 });
    expect([name, await standing()]).toEqual([name, stands]);
  }
});

test("a pause by staff stays, also after another card, whatever words they gave as its reason", async () => {
  const context = donationContext(app.payload, simulator.origin);
  const gift = await setUpMonthly(context);
  const why = { reason: "Declined: wants to wait" };
  expect(await post("finance", `${gift.id}/pause`, why)).toMatchObject({ body: { state: "paused" } });
  expect(await giveAnotherCard(context, await giftOf(app.payload, gift.orderId))).toBe("changed");
  expect(await giftOf(app.payload, gift.orderId)).toMatchObject({
    state: "paused",
    stateReason: "By staff: Declined: wants to wait",
  });
});

test("a caller's amount is changed within the limits of the form, with a reason, a line in the log and a mail", async () => {
  const gift = await setUpMonthly(donationContext(app.payload, simulator.origin));
  const reason = "She called and wants to give more";
  const change = (role: Role, amount: unknown) => post(role, `${gift.id}/amount`, { amount, reason });
  expect((await change("editor", "40")).status).toBe(403);
  for (const wrong of ["", "much", "0", "1.000", "9,999,999", 40, undefined])
    expect([wrong, (await change("donor-services", wrong)).status]).toEqual([wrong, 400]);
  const without = await post("donor-services", `${gift.id}/amount`, { amount: "40" });
  expect(without.body.errors[0].message).toContain("Reason");
  expect(await change("donor-services", "$40.50")).toEqual({
    status: 200,
    body: { state: "active", amountCents: 4_050 },
  });
  expect((await change("finance", "40.50")).status).toBe(409);
  expect(await giftOf(app.payload, gift.orderId)).toMatchObject({ amountCents: 4_050, amountReason: reason });
  expect(await mailsOfGift(app.payload, gift)).toContain("monthly-changed");
  const { docs } = await app.payload.find({
    collection: "audit-log",
    where: { and: [{ action: { equals: "monthly-amount" } }, { onId: { equals: String(gift.id) } }] },
    sort: "id",
  });
  expect(docs.map(({ detail, staffName }) => [staffName, detail])).toEqual([
    ["donor-services", "$25.00 to $40.50"],
    ["finance", "$40.50 to $40.50"],
    ["finance", "Not carried out: This is the amount already"],
  ]);
  expect(JSON.stringify(docs)).not.toContain(reason);
});

test("a pause for a caller may end by itself after some months", async () => {
  const gift = await setUpMonthly(donationContext(app.payload, simulator.origin));
  const pause = (months: unknown) =>
    post("donor-services", `${gift.id}/pause`, { reason: "On a journey", months });
  for (const wrong of [0, 4, 1.5, "2"]) expect((await pause(wrong)).status).toBe(400);
  expect((await pause(2)).status).toBe(200);
  expect(await giftOf(app.payload, gift.orderId)).toMatchObject({
    state: "paused",
    pauseMonths: 2,
    resumeDay: expect.stringMatching(/^\d{4}-\d\d-15$/),
  });
});
