import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { approvedDonation, saveReceiptSettings } from "../receipts/testing/approved-donation.ts";
import { followUpDonation } from "./follow-up-donation.ts";

let app: TestPayload;
beforeAll(async () => {
  app = await startTestPayload();
  await saveReceiptSettings(app.payload);
});
afterAll(() => app.close());

const give = async (email: string, mailingList: boolean) => {
  const donor = { firstName: "Ann", lastName: "Reid", address: "1 Main St", email, mailingList };
  const { id } = await approvedDonation(app.payload, { donor });
  await Promise.all([followUpDonation(app.payload, id), followUpDonation(app.payload, id)]);
  await followUpDonation(app.payload, id);
};
const subscribers = async () =>
  (await app.payload.find({ collection: "subscribers", pagination: false })).docs;
const confirmations = async () =>
  (await app.payload.find({ collection: "outbox", where: { kind: { equals: "list-confirmation" } } })).docs;

test("a donor who asked for news is asked once by mail to confirm the address, another is not", async () => {
  await give("no-news@donor.example", false);
  expect([await subscribers(), await confirmations()]).toEqual([[], []]);
  await give("news@donor.example", true);
  expect(await subscribers()).toMatchObject([
    { email: "news@donor.example", state: "pending", source: "donation form", firstName: "Ann" },
  ]);
  expect((await confirmations()).map(({ to }) => to)).toEqual(["news@donor.example"]);
});

test("a donor who asked for news is asked once, also while the receipt waits for days", async () => {
  const donor = { firstName: "محمد", lastName: "علي", address: "1 Main St", email: "waits@donor.example" };
  const { id } = await approvedDonation(app.payload, { donor: { ...donor, mailingList: true } });
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    for (const day of ["2026-03-10", "2026-03-11", "2026-03-14"]) {
      vi.setSystemTime(`${day}T20:00:00Z`);
      await expect(followUpDonation(app.payload, id)).rejects.toThrow("waits for its letters");
    }
  } finally {
    vi.useRealTimers();
  }
  expect((await confirmations()).filter(({ to }) => to === donor.email)).toHaveLength(1);
});

test("whoever has one name is called by it in receipt, mails and mailing list, also in rows from before it was put last", async () => {
  for (const [email, firstName, lastName] of [
    ["one@donor.example", "-", "Sukarno"],
    ["other@donor.example", ".", "Sukarno"],
  ] as const) {
    const donor = { firstName, lastName, address: "1 Main St", email, mailingList: true };
    const { id } = await approvedDonation(app.payload, { donor });
    await followUpDonation(app.payload, id);
    const { docs } = await app.payload.find({ collection: "receipts", where: { donation: { equals: id } } });
    expect(docs.map(({ donorName }) => donorName)).toEqual(["Sukarno"]);
    const mails = await app.payload.find({ collection: "outbox", where: { to: { equals: email } } });
    expect(mails.docs.map(({ kind }) => kind).sort()).toEqual(["list-confirmation", "receipt"]);
    for (const { text } of mails.docs) {
      expect(text).toContain("Sukarno");
      expect(text).not.toMatch(/[-.] Sukarno|(Hello|you) [-.]/);
    }
    expect((await subscribers()).find((each) => each.email === email)).toMatchObject({
      firstName: "Sukarno",
      lastName: "",
    });
  }
});
