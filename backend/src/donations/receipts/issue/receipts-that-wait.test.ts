import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "../../../access/roles.ts";
import type { Donation } from "../../../payload-types.ts";
import { staffTokens } from "../../../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../../../testing/test-payload.ts";
import { followUpDue } from "../../follow-up/follow-up-due.ts";
import { findDonation } from "../../record/donation-store.ts";
import { latestReceipt, latestReceiptRow } from "../read-receipt.ts";
import { approvedDonation, saveReceiptSettings } from "../testing/approved-donation.ts";

let system: TestPayload;
let tokens: Map<Role, string>;
beforeAll(async () => {
  system = await startTestPayload();
  tokens = await staffTokens(system.payload);
});
afterAll(() => system.close());

const minute = 60_000;
const followUp = (minutesLater = 0) =>
  followUpDue(system.payload, { now: new Date(Date.now() + minutesLater * minute), atMost: 50 });
const setFollowUpDone = ({ id }: Donation) =>
  system.payload.db.updateOne({ collection: "donations", id, data: { followUp: "done" } });
const mails = async () =>
  (await system.payload.find({ collection: "outbox", pagination: false })).docs.map(({ key }) =>
    key.replace(/:.*/, ""),
  );

test("without a signatory gifts wait for their receipts, the office is told once, and all else is sent", async () => {
  const { payload } = system;
  const gifts = [
    await approvedDonation(payload),
    await approvedDonation(payload, {
      tribute: { kind: "Gift in Honour", firstName: "Ann", lastName: "Lee" },
      tributeCard: { kind: "ecard", email: "ann@card.example", subject: "For you", image: 1 },
    }),
  ];
  expect(await followUp()).toMatchObject({ followedUp: 0, failed: 2 });
  for (const later of [2, 4, 6, 8]) expect(await followUp(later)).toMatchObject({ failed: 2 });
  expect((await mails()).sort()).toEqual(["ecard", "office-notice", "office-notice", "receipts-waiting"]);

  await saveReceiptSettings(payload);
  expect(await followUp(10)).toMatchObject({ followedUp: 2, failed: 0 });
  expect((await payload.count({ collection: "receipts" })).totalDocs).toBe(2);
  expect((await mails()).filter((kind) => kind === "receipt")).toHaveLength(2);
  for (const { id } of gifts)
    expect(await findDonation(payload, { id: { equals: id } })).toMatchObject({ followUp: "done" });
});

const unprintable = {
  firstName: "محمد",
  lastName: "علي",
  address: "1 Main St",
  city: "Banff",
  province: "AB",
  email: "waits@donor.example",
};
const spelled = { name: "Mohamed Ali", address: ["1 Main St", "Banff, AB"] };

async function spelling(role: Role, { id }: Donation, body?: object) {
  const request = new Request(`http://localhost:3001/api/donations/${id}/receipt-spelling`, {
    method: body ? "POST" : "GET",
    headers: { Authorization: `JWT ${tokens.get(role)}`, "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  const response = await handleEndpoints({ config: system.payload.config, request });
  return { status: response.status, body: await response.json() };
}

test("a name that no font can draw waits without a number, the office is told once, and a spelling by staff issues it", async () => {
  const { payload } = system;
  const donation = await approvedDonation(payload, { donor: unprintable });
  const before = (await payload.count({ collection: "receipts" })).totalDocs;
  expect(await followUp()).toMatchObject({ followedUp: 0, failed: 1 });
  expect(await followUp(2)).toMatchObject({ followedUp: 0, failed: 1 });
  expect((await payload.count({ collection: "receipts" })).totalDocs).toBe(before);
  expect((await mails()).filter((kind) => kind === "receipt-letters")).toHaveLength(1);

  expect((await spelling("editor", donation)).status).toBe(403);
  expect((await spelling("donor-services", donation)).body).toEqual({
    waiting: { name: "محمد علي", address: ["1 Main St", "Banff, AB"] },
  });
  const spell = async (role: Role, body: object) => (await spelling(role, donation, body)).status;
  expect(await spell("editor", spelled)).toBe(403);
  expect(await spell("finance", { ...spelled, name: "محمد" })).toBe(400);
  // Each line has a font, but no font has both.
  expect(await spell("finance", { ...spelled, address: ["Արամ", "王"] })).toBe(400);
  const pasted = { name: "Mohamed\u00a0 Ali", address: ["1 Main\tSt\u200b", "Banff,\u2003AB"] };
  expect(await spell("donor-services", pasted)).toBe(200);
  expect(await followUp()).toMatchObject({ followedUp: 1, failed: 0 });
  expect((await latestReceipt(payload, donation))?.donor).toEqual(spelled);
  expect((await latestReceiptRow(payload, donation.id))?.pdfSha256).toMatch(/^[0-9a-f]{64}$/);
  expect(await spell("finance", spelled)).toBe(409);
  expect((await spelling("finance", donation)).body).toEqual({ waiting: null });

  const { docs } = await payload.find({ collection: "users", where: { role: { equals: "donor-services" } } });
  const row = await findDonation(payload, { id: { equals: donation.id } });
  expect(JSON.stringify(row?.history)).toContain(`given by staff ${docs[0]?.id}"`);
});

test.each([
  ["WIN at https://evil.example", "1 Main St"],
  ["Call 604-555-0100 now 1", "1 Main St"],
  ["Robert Ng", "1 Main St, evil.example"],
])("a receipt for %j, %j is held for staff, who are told why, and is not lost", async (name, address) => {
  const { payload } = system;
  const donor = { ...unprintable, organization: name, address };
  const donation = await approvedDonation(payload, { donor });
  const before = (await payload.count({ collection: "receipts" })).totalDocs;
  expect(await followUp()).toMatchObject({ followedUp: 0, failed: 1 });
  expect((await payload.count({ collection: "receipts" })).totalDocs).toBe(before);
  const where = { key: { equals: `receipt-letters:${donation.orderId}` } };
  const [mail] = (await payload.find({ collection: "outbox", where })).docs;
  expect(mail?.text.replace(/\s+/g, " ")).toContain("holds a web address");
  expect(mail?.text).not.toMatch(/evil|0100/);
  expect((await spelling("finance", donation)).body).toMatchObject({ waiting: { name } });
  expect((await spelling("finance", donation, spelled)).status).toBe(200);
  expect(await followUp()).toMatchObject({ followedUp: 1, failed: 0 });
  expect((await latestReceipt(payload, donation))?.donor).toEqual(spelled);
});

test.each([
  ["a gift that can be printed", {}],
  ["a monthly gift, which has no receipt of its own", { donor: unprintable, donationType: "monthly" }],
  ["a gift below the minimum", { donor: unprintable, amountCents: 1_999 }],
] as const)("nobody writes another name on the receipt of %s by a spelling", async (_which, given) => {
  const donation = await approvedDonation(system.payload, { ...given });
  expect((await spelling("donor-services", donation)).body).toEqual({ waiting: null });
  expect((await spelling("donor-services", donation, spelled)).status).toBe(409);
  expect(await findDonation(system.payload, { id: { equals: donation.id } })).toMatchObject({
    receiptName: null,
    revision: donation.revision,
  });
  await setFollowUpDone(donation);
});

test("letters of the charity's own settings are refused when saved, and else the office is told of the settings, not of donors", async () => {
  const { payload } = system;
  const { receipt } = await payload.findGlobal({ slug: "siteSettings" });
  const save = (changed: object) =>
    payload.updateGlobal({ slug: "siteSettings", data: { receipt: { ...receipt, ...changed } } });
  for (const changed of [
    { signatory: "محمد" },
    { signatoryTitle: "علي" },
    { placeOfIssue: "محمد" },
    { signatory: "Արամ", signatoryTitle: "王" },
  ])
    await expect(save(changed)).rejects.toThrow("invalid");

  const settings = await payload.db.findGlobal({ slug: "siteSettings" });
  const store = (changed: object) =>
    payload.db.updateGlobal({
      slug: "siteSettings",
      data: { ...settings, receipt: { ...receipt, ...changed } },
    });
  await store({ signatory: "Արամ", signatoryTitle: "王" });
  const serials = (await payload.count({ collection: "receipts" })).totalDocs;
  const mails = async () => (await payload.find({ collection: "outbox", pagination: false })).docs;
  const before = (await mails()).length;
  await approvedDonation(payload);
  await approvedDonation(payload, { donor: unprintable });
  expect(await followUp()).toMatchObject({ followedUp: 0, failed: 2 });
  expect((await payload.count({ collection: "receipts" })).totalDocs).toBe(serials);
  const subjects = (await mails()).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes("waiting for a setting"))).toHaveLength(1);
  // Beside it only the notice of each gift.
  expect(subjects).toHaveLength(before + 3);

  await store({});
  expect(await followUp(2)).toMatchObject({ followedUp: 1, failed: 1 });
  expect((await payload.count({ collection: "receipts" })).totalDocs).toBe(serials + 1);
});
