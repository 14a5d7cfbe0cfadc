import { globSync } from "node:fs";
import path from "node:path";
import { signingHeaders } from "@pcf/contract/signed-hook";
import { afterAll, beforeAll, expect, test } from "vitest";
import { attachmentsFolder } from "../../mail/attachments.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { keepDonors } from "../donors/keep-donors.ts";
import { followUpDue } from "../follow-up/follow-up-due.ts";
import { receiptsFolder } from "../receipts/pdf/receipt-pdf.ts";
import { approvedDonation, saveReceiptSettings } from "../receipts/testing/approved-donation.ts";
import { donorWith } from "../receipts/testing/what-came-of-it.ts";

let system: TestPayload;
beforeAll(async () => {
  system = await startTestPayload();
  await saveReceiptSettings(system.payload);
});
afterAll(() => system.close());

type Gift = { orderId: string; email: string } | null;

async function post(gift: Gift, secret = "another secret of the tests", changes: object = {}) {
  const { rehearsalEndpoint } = await import("./rehearsal-endpoint.ts");
  const body = JSON.stringify({ gift, ...changes });
  const headers = await signingHeaders(body, secret, Date.now() - Math.floor(Math.random() * 60_000));
  const request = new Request("http://localhost/api/rehearsal/forget", { method: "POST", body, headers });
  const answer = await rehearsalEndpoint.handler(
    Object.assign(request, { payload: system.payload }) as never,
  );
  return { status: answer.status, ...(await answer.json()) };
}

/** A gift of the last minute with its receipt, mail and donor, as a donor leaves it. */
async function wholeGift(email: string, givenAt = new Date()) {
  const gift = await approvedDonation(system.payload, { donor: donorWith(email) }, givenAt);
  await followUpDue(system.payload, { now: new Date(), atMost: 50 });
  await keepDonors(system.payload, new Date());
  return gift;
}

const collections = ["donations", "receipts", "outbox", "donors"] as const;

/** The rows of each collection, and the files that they name. */
async function standing() {
  const { payload, dataDir } = system;
  const rows = await Promise.all(
    collections.map((collection) => payload.db.find({ collection, pagination: false, sort: "id" })),
  );
  const files = [receiptsFolder, attachmentsFolder].map((folder) =>
    globSync("*/*", { cwd: path.join(dataDir, folder) }).sort(),
  );
  return { ids: rows.map(({ docs }) => docs.map(({ id }) => id)), files };
}

test("a rehearsal leaves no row and no file behind, and the gift of somebody else stays whole", async () => {
  await wholeGift("robin@donor.example");
  const before = await standing();
  const { orderId } = await wholeGift("rehearsal@charity.example");
  expect(await post({ orderId, email: "Rehearsal@charity.example" })).toEqual({
    status: 200,
    rehearsal: "forgotten",
  });
  expect(await standing()).toEqual(before);
  const { docs } = await system.payload.find({
    collection: "audit-log",
    where: { action: { equals: "gift-rehearsal" } },
  });
  expect(docs).toMatchObject([{ label: orderId, detail: "receipt 0000002" }]);
  expect(await post({ orderId, email: "rehearsal@charity.example" })).toMatchObject({ status: 404 });
});

test("nothing but the very gift goes: not by another address, not an old one, not one that is under way", async () => {
  const gift = await wholeGift("careful@donor.example");
  const old = await wholeGift("old@donor.example", new Date(Date.now() - 2 * 60 * 60_000));
  const waiting = await approvedDonation(system.payload, { donor: donorWith("w@donor.example") }, new Date());
  const before = await standing();
  const unknown = { status: 404, rehearsal: "unknown" };
  expect(await post({ orderId: gift.orderId, email: "other@donor.example" })).toEqual(unknown);
  expect(await post({ orderId: old.orderId, email: "old@donor.example" })).toEqual(unknown);
  expect(await post({ orderId: waiting.orderId, email: "w@donor.example" })).toEqual({
    status: 409,
    rehearsal: "under-way",
  });
  expect(await standing()).toEqual(before);
});

test("where nobody signs receipts nothing is to be given", async () => {
  const { payload } = system;
  const { receipt } = await payload.findGlobal({ slug: "siteSettings", depth: 0 });
  await payload.updateGlobal({ slug: "siteSettings", data: { receipt: { signatory: "" } } });
  expect(await post(null)).toEqual({ status: 409, rehearsal: "no-receipts" });
  await payload.updateGlobal({ slug: "siteSettings", data: { receipt } });
});

test("only who has the secret is answered, and what is not as agreed is refused", async () => {
  expect(await post(null)).toEqual({ status: 200, rehearsal: "ready" });
  expect(await post(null, "a secret that is wrong")).toMatchObject({ status: 401 });
  expect(await post(null, undefined, { gift: "all of them" })).toMatchObject({ status: 400 });
});
