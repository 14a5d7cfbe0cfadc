import type { CollectionSlug, Where } from "payload";
import { mergeListSearchAndWhere } from "payload/shared";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillOffice } from "../../staff/testing/fill-office.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";

let app: TestPayload;

beforeAll(async () => {
  app = await startTestPayload();
  await fillOffice(app.payload);
});
afterAll(() => app.close());

/** How many rows the list of the admin shows for what is typed into its search box. */
async function found(collection: CollectionSlug, search: string, where: Where = {}) {
  const { config } = app.payload.collections[collection];
  const asked = mergeListSearchAndWhere({ collectionConfig: config, search, where });
  return (await app.payload.find({ collection, where: asked })).totalDocs;
}

test.each<[CollectionSlug, string]>([
  ["donations", "Zoë Łukasz"],
  ["donations", "Łukasz Zoë"],
  ["donations", " Zoë   Łukasz "],
  ["donations", "ZOE@Donor.example"],
  ["donations", "Łukasz zoe@donor"],
  ["monthly-gifts", "Zoë Łukasz"],
  ["monthly-gifts", "Club Zoë"],
  ["monthly-gifts", "ZOE@donor.example"],
  ["receipts", "Zoë Łukasz"],
  ["receipts", "1"],
  ["receipts", "0000001"],
  ["receipts", "0000001 Łukasz"],
  ["form-submissions", "Ann Reid"],
  ["form-submissions", "Reid ann@VISITOR.example"],
  ["form-submissions", "test0001"],
  ["cards-to-mail", "Ann Regina"],
])("in the list of %s “%s” is found", async (collection, search) => {
  expect(await found(collection, search)).toBe(1);
});

test("an order number is found by its last part, and a name within a list that is filtered already", async () => {
  const { docs } = await app.payload.find({ collection: "donations" });
  const end = docs[0]?.orderId.slice(-6) ?? "";
  for (const collection of ["donations", "monthly-gifts", "cards-to-mail", "refunds"] as const)
    expect([collection, await found(collection, end)]).toEqual([collection, 1]);
  const held = { state: { equals: "held" } };
  expect(await found("donations", "Zoë Łukasz", held)).toBe(0);
  expect(await found("donations", "Zoë Łukasz", { and: [{ state: { equals: "approved" } }] })).toBe(1);
});

test("a name of which one part is wrong finds nothing", async () => {
  expect(await found("donations", "Zoë Gill")).toBe(0);
  expect(await found("receipts", "0000002 Łukasz")).toBe(0);
});
