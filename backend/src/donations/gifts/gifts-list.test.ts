import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "../../access/roles.ts";
import { askedList } from "../../office/lists/list-address.ts";
import { rowsInOrder } from "../../office/lists/office-list.ts";
import { staffTokens } from "../../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { keepDonors } from "../donors/keep-donors.ts";
import { afterApproval } from "../follow-up/follow-up-donation.ts";
import { approvedDonation, saveReceiptSettings } from "../receipts/testing/approved-donation.ts";
import { giftsList } from "./gifts-list.ts";

let app: TestPayload;
let tokens: Map<Role, string>;

const donor = (firstName: string, lastName: string, email: string) => ({
  firstName,
  lastName,
  email,
  address: "1 Sample Street",
  city: "Regina",
  province: "SK",
  country: "Canada",
  postalCode: "S4P 3Y2",
  telephone: "306-555-0101",
  mailingList: false,
});
const march = new Date("2026-03-10T18:00:00Z");
const april = new Date("2026-04-02T18:00:00Z");

beforeAll(async () => {
  app = await startTestPayload();
  app.payload.logger.level = "silent";
  tokens = await staffTokens(app.payload);
  await saveReceiptSettings(app.payload);
  const margaret = donor("Margaret", "Atwater", "Margaret@donor.example");
  const { id } = await approvedDonation(app.payload, { amountCents: 13_750, donor: margaret }, march);
  await afterApproval(app.payload, String(id));
  await approvedDonation(
    app.payload,
    {
      amountCents: 100_000,
      donationArea: "Support",
      donor: donor("Étienne", "Côté", "etienne@donor.example"),
      tribute: { kind: "Gift in Memoriam", firstName: "Jean", lastName: "Roy" },
      gateway: { referenceNum: "660123450010690099" },
    },
    april,
  );
  await approvedDonation(
    app.payload,
    { amountCents: 2_000, donor: { ...margaret, organization: "=cmd()" } },
    april,
  );
  await keepDonors(app.payload, new Date());
});
afterAll(() => app.close());

async function amounts(params: Record<string, string>): Promise<number[]> {
  const { question } = askedList(giftsList, params);
  const { ids, total } = await giftsList.find(app.payload, question, { offset: 0, limit: 10 });
  expect(total).toBe(ids.length);
  return (await rowsInOrder(app.payload, giftsList, ids)).map(({ amountCents }) => amountCents / 100);
}

test.each([
  ["Margaret Atwater", [20, 137.5]],
  ["atwater m", [20, 137.5]],
  ["  MARGARET   atwater ", [20, 137.5]],
  ["margaret@donor.example", [20, 137.5]],
  ["cote etienne", [1000]],
  ["Côté", [1000]],
  ["137.50", [137.5]],
  ["$137.50", [137.5]],
  ["137,50", [137.5]],
  ["$1,000", [1000]],
  ["1000", [1000]],
  ["660123450010690099", [1000]],
  ["0000001", [137.5]],
  ["Atwater Côté", []],
  ["nobody", []],
])("“%s” finds what staff mean by it", async (find, found) => {
  expect(await amounts({ find })).toEqual(found);
});

test("a gift is found by its order number, whole, by its beginning or by its end, in small letters too", async () => {
  const { docs } = await app.payload.find({
    collection: "donations",
    where: { amountCents: { equals: 13_750 } },
  });
  const orderId = docs[0]?.orderId ?? "";
  expect(await amounts({ find: orderId.toLowerCase() })).toEqual([137.5]);
  expect(await amounts({ find: orderId.slice(0, 12) })).toEqual([137.5]);
  expect(await amounts({ find: orderId.slice(-10) })).toEqual([137.5]);
});

test.each([
  [{ from: "2026-04-01" }, [20, 1000]],
  [{ to: "2026-03-31" }, [137.5]],
  [{ from: "2026-03-10", to: "2026-03-10" }, [137.5]],
  [{ area: "Support" }, [1000]],
  [{ kind: "single" }, [20, 1000, 137.5]],
  [{ kind: "instalment" }, []],
  [{ state: "approved", receipt: "yes" }, [137.5]],
  [{ receipt: "no" }, [20, 1000]],
  [{ tribute: "yes" }, [1000]],
  [{ tribute: "no" }, [20, 137.5]],
  [{ find: "atwater", from: "2026-04-01" }, [20]],
  [{ sort: "-amount" }, [1000, 137.5, 20]],
  [{ sort: "amount" }, [20, 137.5, 1000]],
  [{ from: "yesterday", state: "", sort: "donor", page: "-3" }, [20, 1000, 137.5]],
] as [Record<string, string>, number[]][])("the list narrowed to %j", async (params, found) => {
  expect(await amounts(params)).toEqual(found);
});

async function file(role: Role | undefined, query: string) {
  const request = new Request(`http://localhost:3001/api/lists/gifts${query}`, {
    headers: role ? { Authorization: `JWT ${tokens.get(role)}` } : {},
  });
  const response = await handleEndpoints({ config: app.payload.config, request });
  const text = Buffer.from(await response.arrayBuffer()).toString();
  return { status: response.status, lines: text.trimEnd().split("\r\n") };
}

test("a gift that has no day of the bank stands in the file under the charity's", async () => {
  const { ids } = await giftsList.find(app.payload, askedList(giftsList, { find: "1000" }).question);
  const [row] = await giftsList.read(app.payload, ids);
  const date = giftsList.columns.find(({ key }) => key === "date");
  if (!row || !date?.inFile) throw new Error("There are both");
  expect(date.inFile({ ...row, giftDay: null, createdAt: "2026-11-28T04:30:00.000Z" })).toBe("2026-11-27");
});

test("the file has what the screen shows: ISO days, plain numbers, and nothing that a spreadsheet would run", async () => {
  const { status, lines } = await file(
    "finance",
    "?find=atwater&columns=date&columns=donor&columns=amount&columns=receipt",
  );
  expect(status).toBe(200);
  expect(lines).toEqual([
    "\uFEFFDate,Donor,Amount,Receipt",
    "2026-04-02,'=cmd(),20,",
    "2026-03-10,Margaret Atwater,137.5,0000001",
  ]);
  const { docs } = await app.payload.find({
    collection: "audit-log",
    where: { action: { equals: "gifts-exported" } },
  });
  expect(docs.map(({ staffName, label }) => [staffName, label])).toEqual([["finance", "gifts"]]);
});

test.each([
  ["administrator", 200],
  ["finance", 200],
  ["donor-services", 200],
  ["editor", 403],
  [undefined, 403],
] as [Role | undefined, number][])("%s is answered %i when asking for the file", async (role, status) => {
  expect((await file(role, "")).status).toBe(status);
});
