import { createOrderId } from "@pcf/contract/donation/order-id";
import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "../../access/roles.ts";
import { askedList } from "../../office/lists/list-address.ts";
import { rowsInOrder } from "../../office/lists/office-list.ts";
import type { MonthlyGift } from "../../payload-types.ts";
import { staffTokens } from "../../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { keepDonors } from "../donors/keep-donors.ts";
import { approvedDonation } from "../receipts/testing/approved-donation.ts";
import { soonMonth } from "./find-monthly.ts";
import { monthlyList } from "./monthly-list.ts";
import { monthlyState } from "./monthly-row.ts";

let app: TestPayload;
let tokens: Map<Role, string>;

async function monthlyGift(firstName: string, lastName: string, own: Partial<MonthlyGift>): Promise<void> {
  const email = `${firstName.toLowerCase()}@donor.example`;
  const signUp = await approvedDonation(app.payload, {
    donationType: "monthly",
    donor: { firstName, lastName, email, city: "Regina", province: "SK", mailingList: false },
  } as never);
  await app.payload.db.create({
    collection: "monthly-gifts",
    data: {
      ...{ orderId: createOrderId("2026-03-10"), signUp: signUp.id, state: "active", amountCents: 2_500 },
      ...{ donationArea: "Research", firstName, lastName, email, dataKey: "key", cardExpiry: "2099-01" },
      ...{ firstBillingDay: "2026-03-15", nextBillingDay: "2027-01-15" },
      ...own,
    },
  });
}

beforeAll(async () => {
  app = await startTestPayload();
  tokens = await staffTokens(app.payload);
  // The vault tells no end of her card.
  await monthlyGift("Ann", "Active", { firstBillingDay: "2026-01-15", cardExpiry: "" });
  await monthlyGift("Eve", "Expiring", { cardExpiry: soonMonth(new Date()), donationArea: "Support" });
  await monthlyGift("Old", "Expired", { cardExpiry: "2020-02", cardEnding: "4242" });
  await monthlyGift("Fay", "Failing", { state: "failing", nextTryDay: "2026-12-18", amountCents: 4_000 });
  await monthlyGift("Pia", "Paused", { state: "paused", resumeDay: "2027-02-15", pauseMonths: 2 });
  await monthlyGift("Pat", "Paused", { state: "paused", stateReason: "She called" });
  await monthlyGift("Dee", "Declined", { state: "paused", stateReason: "Declined: card-gone" });
  await monthlyGift("Sam", "Stopped", {
    state: "stopped",
    stoppedAt: "2026-05-21T03:00:00.000Z",
    nextTryDay: "2026-05-18",
  });
  await keepDonors(app.payload, new Date());
});
afterAll(() => app.close());

const rowsOf = async (params: Record<string, string>) => {
  const { question } = askedList(monthlyList, params);
  const { ids, total } = await monthlyList.find(app.payload, question, { offset: 0, limit: 20 });
  expect(total).toBe(ids.length);
  return rowsInOrder(app.payload, monthlyList, ids);
};
const names = async (params: Record<string, string>) =>
  (await rowsOf(params)).map(({ donor }) => donor.slice(0, 3)).sort();

test.each([
  [{ find: "failing fay" }, ["Fay"]],
  [{ find: "paus" }, ["Pat", "Pia"]],
  [{ find: "dee@donor.example" }, ["Dee"]],
  [{ find: "$40" }, ["Fay"]],
  [{ find: "nobody" }, []],
  [{ state: "billed" }, ["Ann", "Eve", "Fay", "Old"]],
  [{ state: "failing" }, ["Fay"]],
  [{ state: "paused" }, ["Dee", "Pat", "Pia"]],
  [{ state: "paused-until" }, ["Pia"]],
  [{ state: "paused-open" }, ["Pat"]],
  [{ state: "paused-declined" }, ["Dee"]],
  [{ state: "stopped" }, ["Sam"]],
  [{ card: "soon" }, ["Eve"]],
  [{ card: "expired" }, ["Old"]],
  [{ declined: "yes" }, ["Dee", "Fay"]],
  [{ area: "Support" }, ["Eve"]],
  [{ to: "2026-02-01" }, ["Ann"]],
])("%o finds what staff mean by it", async (params, found) => {
  expect(await names(params as Record<string, string>)).toEqual(found);
});

test("a monthly gift is found by its order number, in small letters and by its beginning", async () => {
  const [row] = await rowsOf({ find: "fay" });
  expect(await names({ find: row?.orderId.toLowerCase() ?? "" })).toEqual(["Fay"]);
  expect((await names({ find: row?.orderId.slice(0, 7) ?? "" })).length).toBe(8);
});

test("in the order of the next charge those that none is planned of stand last, whichever way it is turned", async () => {
  const days = async (sort: string) => (await rowsOf({ sort })).map(({ nextDay }) => nextDay);
  const planned = ["2026-12-18", "2027-01-15", "2027-01-15", "2027-01-15", "2027-02-15"];
  expect(await days("next")).toEqual([...planned, null, null, null]);
  expect(await days("-next")).toEqual([...planned.toReversed(), null, null, null]);
});

test("each state is told in words", async () => {
  const soon = soonMonth(new Date());
  const words = new Map((await rowsOf({})).map((row) => [row.donor, monthlyState(row, soon).words]));
  expect(Object.fromEntries(words)).toEqual({
    "Ann Active": "Active",
    "Eve Expiring": `Active, card expires ${soon.slice(5)}/${soon.slice(2, 4)}`,
    "Old Expired": "Active, card expires 02/20",
    "Fay Failing": "Last one declined, tried again on December 18, 2026",
    "Pia Paused": "Paused until February 15, 2027",
    "Pat Paused": "Paused until the donor calls",
    "Dee Declined": "Paused: the card was declined for good",
    "Sam Stopped": "Stopped on May 20, 2026",
  });
});

test.each([
  ["administrator", 200],
  ["donor-services", 200],
  ["finance", 200],
  ["editor", 403],
] as const)("as a file %s gets it: %i", async (role, status) => {
  const request = new Request("http://localhost:3001/api/lists/monthly-gifts?state=failing", {
    headers: { Authorization: `JWT ${tokens.get(role)}` },
  });
  const response = await handleEndpoints({ config: app.payload.config, request });
  expect(response.status).toBe(status);
  if (status !== 200) return;
  const lines = (await response.text()).split("\r\n");
  expect(lines[0]).toContain("Donor,Each month,For,Since,Next charge,State");
  expect(lines[1]).toBe(
    'Fay Failing,40,Research,2026-03-15,2026-12-18,"Last one declined, tried again on December 18, 2026"',
  );
});
