import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "../../access/roles.ts";
import { staffTokens } from "../../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { saveReceiptSettings } from "../receipts/testing/approved-donation.ts";
import { findDonation } from "../record/donation-store.ts";
import { type Simulator, startSimulator } from "../testing/start-simulator.ts";
import { donationContext, give, rowOfAnswer } from "../testing/test-donations.ts";
import { refundsOf } from "./refund-store.ts";

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

async function ask(role: Role | "visitor", where: string, body?: object) {
  const request = new Request(`http://localhost:3001/api/${where}`, {
    method: body ? "POST" : "GET",
    headers: {
      "Content-Type": "application/json",
      ...(role !== "visitor" && { Authorization: `JWT ${tokens.get(role)}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const response = await handleEndpoints({ config: app.payload.config, request });
  return { status: response.status, body: await response.json() };
}
const gift = async () => rowOfAnswer(app.payload, await give(donationContext(app.payload, simulator.origin)));
const wish = (amount: string) => ({
  amount,
  reason: "Given twice",
  key: randomUUID(),
  confirmed: true,
});
const logged = async (label: string) =>
  (await app.payload.find({ collection: "audit-log", where: { label: { equals: label } }, sort: "id" })).docs;

test("finance gives a part back, with reason and confirmation; others may not", async () => {
  const { id, orderId } = await gift();
  const refund = `donations/${id}/refund`;
  for (const role of ["visitor", "editor", "donor-services"] as const)
    expect((await ask(role, refund, wish("10.00"))).status).toBe(403);
  for (const lacks of [{ reason: "" }, { confirmed: false }, { amount: "much" }, { amount: "0" }])
    expect((await ask("finance", refund, { ...wish("10.00"), ...lacks })).status).toBe(400);
  expect(await ask("finance", refund, wish("25.01"))).toMatchObject({
    status: 409,
    body: { errors: [{ message: "No more than $25.00 of this gift can be given back." }] },
  });
  const given = await ask("finance", refund, wish("10.00"));
  expect(given).toMatchObject({ status: 200, body: { orderId: `${orderId}-R1`, state: "given-back" } });

  expect(await findDonation(app.payload, { id: { equals: id } })).toMatchObject({ refundedCents: 1_000 });
  expect((await ask("donor-services", `donations/${id}/refunds`)).body).toMatchObject({
    leftCents: 1_500,
    refusal: null,
    mayGiveBack: false,
    refunds: [{ amountCents: 1_000, state: "given-back" }],
  });
  expect((await ask("finance", `donations/${id}/refunds`)).body).toMatchObject({ mayGiveBack: true });
  expect((await ask("editor", `donations/${id}/refunds`)).status).toBe(403);
  const lines = await logged(orderId);
  expect(lines).toMatchObject([
    { action: "gift-refunded", detail: "$25.01", staffName: "finance" },
    { action: "gift-refunded", detail: expect.stringContaining("Not carried out: No more than") },
    { action: "gift-refunded", detail: "$10.00" },
  ]);
  expect(JSON.stringify(lines)).not.toContain("Given twice");
});

test("finance says what became of a refund of which the gateway gave back another sum", async () => {
  const donation = await gift();
  await simulator.fail({ kind: "other-amount" });
  const given = await ask("finance", `donations/${donation.id}/refund`, wish("10.00"));
  expect(given.body).toMatchObject({ state: "held" });
  const decide = `refunds/${given.body.id}/decide`;
  const found = { amount: "1.23", reason: "So says the list" };
  expect((await ask("donor-services", decide, found)).status).toBe(403);
  expect((await ask("finance", decide, { amount: "1.23" })).status).toBe(400);
  expect((await ask("finance", decide, found)).body).toEqual({ state: "given-back" });
  expect(await refundsOf(app.payload, donation)).toMatchObject([{ amountCents: 123, followUp: "done" }]);
  expect(await findDonation(app.payload, { id: { equals: donation.id } })).toMatchObject({
    refundedCents: 123,
  });
  expect((await ask("finance", "refunds/999999/decide", found)).status).toBe(404);
});

test("a refund whose answer was lost is not decided about while it may be on its way", async () => {
  const donation = await gift();
  await simulator.fail({ kind: "drop-before" });
  const given = await ask("finance", `donations/${donation.id}/refund`, wish("10.00"));
  expect(given.body).toMatchObject({ state: "unknown" });
  const decide = `refunds/${given.body.id}/decide`;
  const nothing = { amount: "0", reason: "Not in the list" };
  expect((await ask("finance", decide, nothing)).status).toBe(409);
  const sentAt = new Date(Date.now() - 10 * 60_000).toISOString();
  await app.payload.db.updateOne({ collection: "refunds", id: given.body.id, data: { sentAt } });
  expect((await ask("finance", decide, nothing)).body).toEqual({ state: "refused" });
  expect(await findDonation(app.payload, { id: { equals: donation.id } })).toMatchObject({
    refundedCents: 0,
  });
});
