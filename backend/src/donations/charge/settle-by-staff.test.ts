import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { sweepDonations } from "../follow-up/sweep.ts";
import type { Gateway, GatewayReceipt, StatusOutcome } from "../gateway/gateway.ts";
import type { DonateContext } from "../give/donate.ts";
import { saveReceiptSettings } from "../receipts/testing/approved-donation.ts";
import { donationResult } from "../record/donation-result.ts";
import { findDonation } from "../record/donation-store.ts";
import { type Simulator, startSimulator } from "../testing/start-simulator.ts";
import { donationContext, give, rowOfAnswer } from "../testing/test-donations.ts";
import { acceptHeld, askAgain, closeHeld } from "./settle-by-staff.ts";

let app: TestPayload;
let simulator: Simulator;
let context: DonateContext;
const hour = 60 * 60_000;
const by = "7";
const reason = "Seen in the gateway's list";

beforeAll(async () => {
  app = await startTestPayload();
  simulator = await startSimulator(app.dataDir);
  await saveReceiptSettings(app.payload);
});
beforeEach(() => {
  context = donationContext(app.payload, simulator.origin);
});
afterAll(async () => {
  await simulator.stop();
  await app.close();
});

const rowOf = (answer: object) => rowOfAnswer(app.payload, answer);
async function heldGift(kind: "other-amount" | "other-order" = "other-order") {
  await simulator.fail({ kind });
  const row = await rowOf(await give(context));
  expect(row.state).toBe("held");
  return row;
}
const reread = async (id: number) => findDonation(app.payload, { id: { equals: id } });
const mailsTo = async (email: string | null | undefined) =>
  (await app.payload.find({ collection: "outbox", where: { to: { equals: email } } })).docs;

/** An hour later, with a gateway that says this of any order. */
const gatewayAnswers = (status: StatusOutcome): DonateContext => ({
  ...context,
  gateway: { ...context.gateway, checkStatus: async () => status },
  now: () => new Date(Date.now() + hour),
});
const receipt = (changes: Partial<GatewayReceipt>): GatewayReceipt => ({
  orderId: null,
  responseCode: "027",
  issuerCode: "01",
  authCode: "013511",
  referenceNum: "660123450010690030",
  transactionId: "1-0_1",
  transDateTime: null,
  message: "APPROVED",
  cardType: "V",
  amountCents: 2_500,
  networkReference: null,
  ...changes,
});

test.each<StatusOutcome>([
  { kind: "not-found" },
  { kind: "unknown", reason: "no status in the answer" },
  { kind: "silent", reason: "lost" },
  { kind: "mismatch", receipt: receipt({ orderId: "somebody-else" }) },
  { kind: "declined", receipt: receipt({ orderId: "somebody-else", responseCode: "481" }) },
])(
  "a gift that is held stays so when staff ask and hear %o, and its donor is told nothing",
  async (status) => {
    const held = await heldGift();
    const asked = await askAgain(gatewayAnswers(status), held, { by });
    await sweepDonations(gatewayAnswers(status), { everything: true });
    await sweepDonations(gatewayAnswers({ kind: "not-found" }), { everything: true });
    const row = await reread(held.id);
    expect([asked.donation.state, row?.state, row?.nextCheckAt]).toEqual(["held", "held", null]);
    expect(JSON.stringify(row?.history)).toContain("asked by staff 7");
    expect(await mailsTo(held.donor?.email)).toEqual([]);
  },
);

test("a gift that is held is accepted or ends when the gateway clearly says so of its own order number", async () => {
  const approved = await heldGift();
  await askAgain(context, approved, { by });
  expect(await reread(approved.id)).toMatchObject({ state: "approved", followUp: "due" });

  const declined = await heldGift();
  const no = receipt({ orderId: declined.orderId, responseCode: "481", message: "DECLINED" });
  await askAgain(gatewayAnswers({ kind: "declined", receipt: no }), declined, { by });
  expect(await reread(declined.id)).toMatchObject({ state: "declined", gateway: { responseCode: "481" } });
});

test("what one person has decided stands when another asks the gateway at the same time", async () => {
  const held = await heldGift();
  const gateway: Gateway = {
    ...context.gateway,
    async checkStatus(order) {
      await closeHeld(context, held, { reason, by, now: context.now() });
      return context.gateway.checkStatus(order);
    },
  };
  const asked = await askAgain({ ...context, gateway }, held, { by: "8" });
  expect(asked).toMatchObject({ overtaken: true, donation: { state: "not-charged" } });
  expect(await reread(held.id)).toMatchObject({ state: "not-charged" });
});

test("a donor whose gift staff have closed hears that nothing is kept, and never what the bank said of the charge", async () => {
  const held = await heldGift("other-amount");
  await closeHeld(context, held, { reason, by, now: context.now() });
  await sweepDonations(gatewayAnswers({ kind: "not-found" }), { everything: true });
  const [mail, ...others] = await mailsTo(held.donor?.email);
  expect(others).toEqual([]);
  expect(mail?.text).toContain("we keep no money from this gift");
  expect(mail?.text).not.toMatch(/not charged|answered/);

  const row = await rowOf({ id: held.orderId });
  expect(row.gateway).toMatchObject({ responseCode: "027", message: "APPROVED" });
  expect(donationResult(row, "secret")).toMatchObject({
    ResponseCode: 1996,
    AuthCode: null,
    ReferenceNum: null,
    TransDateTime: null,
    Message: "",
  });
});

test("finance accepts the sum that the bank took, and the receipt is of that sum", async () => {
  const held = await heldGift("other-amount");
  const taken = receipt({ orderId: held.orderId, responseCode: "010", amountCents: 2_200 });
  const bank = gatewayAnswers({ kind: "mismatch", receipt: taken });
  const accept = (amountCents: number, asked = bank) =>
    acceptHeld(asked, held, { amountCents, reason, by, now: bank.now() });
  const elsewhere = gatewayAnswers({ kind: "mismatch", receipt: { ...taken, orderId: "somebody-else" } });
  await expect(accept(2_500)).rejects.toThrow("does not say that it took this sum");
  await expect(accept(2_200, elsewhere)).rejects.toThrow("does not say that it took this sum");
  expect(await reread(held.id)).toMatchObject({ state: "held", amountCents: 2_500 });

  await accept(2_200);
  await sweepDonations(bank, { everything: true });
  expect(await reread(held.id)).toMatchObject({ state: "approved", amountCents: 2_200, followUp: "done" });
  const { docs } = await app.payload.find({
    collection: "receipts",
    where: { donation: { equals: held.id } },
  });
  expect(docs).toMatchObject([{ amountCents: 2_200, eligibleCents: 2_200 }]);
  await expect(accept(2_200)).rejects.toThrow("Somebody else has just changed this donation");
});
