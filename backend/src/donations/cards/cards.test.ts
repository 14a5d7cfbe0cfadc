import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "../../access/roles.ts";
import { askedList } from "../../office/lists/list-address.ts";
import { staffTokens } from "../../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { followUpDonation } from "../follow-up/follow-up-donation.ts";
import { approvedDonation } from "../receipts/testing/approved-donation.ts";
import { cardsList } from "./cards-list.ts";
import { cardsToday } from "./cards-today.ts";
import { cardRuns, mailedCards, openCards } from "./find-cards.ts";

let app: TestPayload;
let tokens: Map<Role, string>;
beforeAll(async () => {
  app = await startTestPayload();
  app.payload.logger.level = "silent";
  tokens = await staffTokens(app.payload);
});
afterAll(() => app.close());

const ask = async (by: Role | "visitor", method: "GET" | "POST", path: string, body?: object) => {
  const headers = new Headers({ "Content-Type": "application/json" });
  if (by !== "visitor") headers.set("Authorization", `JWT ${tokens.get(by)}`);
  const request = new Request(`http://localhost:3001/api${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await handleEndpoints({ config: app.payload.config, request });
  const isJson = answer.headers.get("content-type")?.includes("json");
  return { status: answer.status, body: isJson ? await answer.json() : await answer.text() };
};
const mark = (ids: number[], by: Role | "visitor" = "donor-services") =>
  ask(by, "POST", "/cards/mailed", { ids });
const back = (body: object, by: Role | "visitor" = "donor-services") =>
  ask(by, "POST", "/cards/take-back", body);

/** A gift with a printed card, followed up as every gift is. */
async function giftWithCard(recipientName = "June Moss", more: object = {}) {
  const gift = await approvedDonation(app.payload, {
    tribute: {
      ...{ kind: "Gift in Memoriam", firstName: "Alan", lastName: "Reid", message: "With love,\nZoë" },
      ...{ recipientName, address: "5 Elm St", city: "Banff", province: "Alberta" },
      ...{ postalCode: "T1L1A1", country: "Canada", nameOnCard: "The Łukasz family", ...more },
    },
    tributeCard: { kind: "letter" },
  });
  await followUpDonation(app.payload, gift.id).catch(() => undefined);
  return gift;
}
/** The newest first. */
const open = async () => (await openCards(app.payload)).toReversed();
const lines = async () => {
  const { docs } = await app.payload.find({
    collection: "audit-log",
    where: { action: { equals: "card-mailed" } },
    sort: "id",
    pagination: false,
  });
  return docs;
};

test("a card shows where it goes, what it says, whom it is from and the number of its gift", async () => {
  const { id, orderId } = await giftWithCard();
  const [card] = await open();
  expect(card).toMatchObject({
    ...{ orderId, donationId: id, mailed: false, hasAddress: true, isGivenBack: false },
    lines: ["June Moss", "5 Elm St", "Banff AB  T1L 1A1"],
    message: "With love,\nZoë",
    sender: "The Łukasz family",
    sentence: expect.stringMatching(/in memory of Alan Reid by The Łukasz family\.$/),
  });
  await app.payload.db.updateOne({ collection: "donations", id, data: { state: "refunded" } });
  expect((await open())[0]?.isGivenBack).toBe(true);
});

test("one card and all of them are marked and taken back, and what was marked at another time stays", async () => {
  await mark((await open()).map(({ id }) => id));
  const [first, second, third] = [await giftWithCard(), await giftWithCard(), await giftWithCard()];
  const ids = (await open()).map(({ id }) => id);
  expect(ids).toHaveLength(3);
  expect((await mark(ids.slice(0, 1))).body).toEqual({ count: 1, message: "1 card marked as mailed." });
  expect((await lines()).at(-1)).toMatchObject({ label: third.orderId, detail: "mailed" });
  expect((await mark(ids)).body).toMatchObject({ count: 2 });
  expect((await lines()).at(-1)).toMatchObject({ detail: "2 cards mailed" });
  const [latest] = await cardRuns(app.payload, new Date());
  expect((await back({ mailedOn: latest?.at })).body).toMatchObject({ count: 2 });
  expect((await open()).map(({ orderId }) => orderId).toSorted()).toEqual(
    [first.orderId, second.orderId].toSorted(),
  );
  expect((await back({ id: ids[0] })).body).toMatchObject({ count: 1 });
  expect((await lines()).at(-1)).toMatchObject({ label: third.orderId, detail: "not mailed after all" });
  expect((await back({ mailedOn: latest?.at })).body).toMatchObject({ count: 0 });
});

test("of two people who mark the same cards at the same moment one has all of them", async () => {
  const ids = (await open()).map(({ id }) => id);
  const both = await Promise.all([mark(ids), mark(ids, "finance")]);
  expect(both.map(({ body }) => body.count).toSorted()).toEqual([0, ids.length]);
  expect(await cardRuns(app.payload, new Date())).toHaveLength(2);
  expect((await mailedCards(app.payload, new Date())).length).toBeGreaterThanOrEqual(ids.length);
});

test.each([
  ["visitor", 403],
  ["editor", 403],
  ["donor-services", 200],
  ["finance", 200],
  ["administrator", 200],
] as const)("%s is answered %i", async (by, status) => {
  await giftWithCard();
  const [card] = await open();
  expect((await mark([card?.id ?? 0], by)).status).toBe(status);
  expect((await back({ id: card?.id }, by)).status).toBe(status);
  expect((await ask(by, "GET", "/lists/cards")).status).toBe(status);
  expect(cardsToday.isFor({ req: { user: null } })).toBe(false);
});

test.each([{}, { ids: [] }, { ids: ["1"] }])("%j names no cards", async (body) => {
  expect((await ask("finance", "POST", "/cards/mailed", body)).status).toBe(400);
});

test("a card is found by its recipient, its town and its order number, and the first screen counts what is to mail", async () => {
  const { orderId } = await giftWithCard("Priya Banerjee");
  const find = async (typed: string) =>
    (
      await cardsList.read(
        app.payload,
        (
          await cardsList.find(app.payload, askedList(cardsList, { find: typed }).question)
        ).ids,
      )
    ).map((card) => card.orderId);
  for (const typed of ["priya", "banff BANERJEE", orderId.toLowerCase()])
    expect(await find(typed)).toEqual([orderId]);
  const count = (await open()).length;
  expect(await cardsToday.lines(app.payload, new Date(), { req: { user: null } })).toEqual([
    { count, words: `${count} cards to mail`, path: "/cards" },
  ]);
});
