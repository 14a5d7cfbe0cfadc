import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { addDays } from "@pcf/contract/utc-day";
import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "../../access/roles.ts";
import { refusalWords } from "../../platform/admin/refusal-words.ts";
import { staffTokens } from "../../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { approvedDonation } from "../receipts/testing/approved-donation.ts";
import { attemptsOfDay, byHour } from "./attempts-of-day.ts";
import { endOfDay, untilProblem } from "./block-until.ts";
import { turnedAway } from "./turned-away.ts";

let app: TestPayload;
let tokens: Map<Role, string>;
beforeAll(async () => {
  app = await startTestPayload();
  app.payload.logger.level = "silent";
  tokens = await staffTokens(app.payload);
});
afterAll(() => app.close());

function ask(role: Role, method: string, path: string, body?: object): Promise<Response> {
  const request = new Request(`http://localhost:3001/api/${path}`, {
    method,
    headers: { Authorization: `JWT ${tokens.get(role)}`, "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  return handleEndpoints({ config: app.payload.config, request });
}

const protection = () => app.payload.findGlobal({ slug: "donation-protection" });

test.each<[Role, number]>([
  ["finance", 200],
  ["donor-services", 200],
  ["editor", 403],
])("attack mode is switched with a reason, which stands with who and when: %s", async (role, status) => {
  const path = "globals/donation-protection";
  const on = await ask(role, "POST", path, { attackMode: true, reason: "Many small gifts", by: "Nobody" });
  expect(on.status).toBe(status);
  if (status !== 200) return expect((await protection()).attackMode).not.toBe(true);
  expect(await protection()).toMatchObject({ attackMode: true, reason: "Many small gifts", by: role });
  const { since } = await protection();
  const without = await ask(role, "POST", path, { attackMode: false });
  expect([without.status, await refusalWords(without)]).toEqual([
    400,
    "Reason: say why, in 3 to 250 characters.",
  ]);
  await ask(role, "POST", path, { attackMode: true, reason: "Pressed twice" });
  expect(await protection()).toMatchObject({ attackMode: true, reason: "Many small gifts", since });
  expect((await ask(role, "POST", path, { attackMode: false, reason: "It is over" })).status).toBe(200);
  const { docs } = await app.payload.find({ collection: "audit-log", sort: "-id", limit: 1 });
  expect(docs[0]).toMatchObject({ action: "attack-mode-off", staffName: role, detail: "It is over" });
});

test("tries and declines are counted by their minute, without the months that are charged by themselves", async () => {
  const now = new Date("2031-02-03T18:30:20Z");
  const rows: [at: string, state: string, donationType?: string][] = [
    ["2031-02-03T18:30:05.000Z", "approved"],
    ["2031-02-03T18:29:59.000Z", "declined"],
    ["2031-02-03T18:29:01.000Z", "declined"],
    ["2031-02-03T18:29:00.000Z", "approved", "instalment"],
    ["2031-02-02T18:31:00.000Z", "approved"],
    ["2031-02-02T18:30:59.000Z", "approved"],
  ];
  for (const [createdAt, state, donationType = "single"] of rows) {
    const { id } = await approvedDonation(app.payload);
    await app.payload.db.updateOne({
      collection: "donations",
      id,
      data: { createdAt, state, donationType },
    });
  }
  const day = await attemptsOfDay(app.payload, now);
  expect(day.from.toISOString()).toBe("2031-02-02T18:31:00.000Z");
  expect([day.attempts.at(-1), day.attempts.at(-2), day.attempts[0]]).toEqual([1, 2, 1]);
  expect([day.declines.at(-1), day.declines.at(-2), day.declines[0]]).toEqual([0, 2, 0]);
  expect(byHour(day)[0]).toEqual({
    from: new Date("2031-02-03T17:31:00Z"),
    attempts: 3,
    declines: 2,
    busiest: 2,
  });
  expect(byHour(day)).toHaveLength(24);
});

test("what the limits hold up is counted from what they count", async () => {
  const { declineCounters, requestedTooOften } = await import("./protection-counters.ts");
  const { payload } = app;
  const now = new Date("2031-02-03T18:30:20Z");
  const counters = declineCounters(payload, "a secret");
  for (let at = 0; at < 3; at += 1)
    await counters.add({ ip: `203.0.113.${at}`, card: "one card", email: `${at}@thief.example` }, now);
  for (let at = 0; at < 7; at += 1)
    await requestedTooOften(payload, {
      ...{ what: "signUpsByDonor", value: "zoe@donor.example", most: 5, now, hours: 24 },
    });
  expect(await turnedAway(payload, now)).toEqual({
    ...{ addresses: 0, cards: 1, emails: 0, ecards: 0, signUps: 2 },
  });
  const later = new Date("2031-02-04T18:30:20Z");
  expect(await turnedAway(payload, later)).toMatchObject({ cards: 0, signUps: 0 });
});

test.each([
  ["email", "nobody", "This is no email address. Write it such as name@example.com."],
  ["ip", "300.1.1.1", "A network address looks like 203.0.113.7 or 2001:db8::7."],
  ["email-domain", "a domain", "Write the domain such as example.com."],
])("what cannot be blocked is said in words: %s %s", async (kind, value, words) => {
  const answer = await ask("finance", "POST", "blocklist", { kind, value, reason: "Test" });
  expect([answer.status, await refusalWords(answer)]).toEqual([400, words]);
});

test("nobody is blocked until a day that is over; what stands of an entry whose day is over can be changed", async () => {
  const refused = [400, "Until: choose today or a later day."];
  const today = charityDay(new Date());
  const block = { kind: "ip", value: "203.0.113.9", reason: "Card testing" };
  const over = { expiresAt: endOfDay(addDays(today, -1)) };
  const tried = await ask("finance", "POST", "blocklist", { ...block, ...over });
  expect([tried.status, await refusalWords(tried)]).toEqual(refused);
  const made = await ask("finance", "POST", "blocklist", { ...block, expiresAt: endOfDay(today) });
  expect(made.status).toBe(201);
  const { id } = (await made.json()).doc;
  const change = async (body: object) => {
    const answer = await ask("finance", "PATCH", `blocklist/${id}`, body);
    return answer.status === 200 ? 200 : [answer.status, await refusalWords(answer)];
  };
  expect(await change(over)).toEqual(refused);
  // Two days ago, at a time of day that the forms of today do not write.
  const data = { expiresAt: endOfDay(addDays(today, -2)).replace(/:59/, ":30") };
  await app.payload.db.updateOne({ collection: "blocklist", id, data });
  expect(await change({ reason: "Card testing, twice" })).toBe(200);
  expect(await change({ expiresAt: endOfDay(addDays(today, -2)), reason: "Thrice" })).toBe(200);
  expect(await change(over)).toEqual(refused);
  expect(await change({ expiresAt: null })).toBe(200);
  expect((await ask("finance", "DELETE", `blocklist/${id}`)).status).toBe(200);
});

test("the form says so before it sends, by the charity's day", () => {
  const evening = new Date("2026-11-28T04:30:00Z");
  expect(untilProblem("2026-11-26", evening)).toBe("Until: choose today or a later day.");
  for (const day of ["2026-11-27", "2026-11-28", ""]) expect(untilProblem(day, evening)).toBeUndefined();
});

test("who is blocked stands in the list, until their day is over; and twice nowhere", async () => {
  const { blockedList } = await import("./blocked-list.ts");
  const find = async (find: string, filters: [string, string][] = []) => {
    const sort = { key: "since", descending: true };
    const { ids } = await blockedList.find(app.payload, { find, filters: new Map(filters), sort });
    return (await blockedList.read(app.payload, ids)).map(({ value }) => value);
  };
  const block = { kind: "email", value: "Thief@Mail.example", reason: "Card testing" };
  const made = await ask("donor-services", "POST", "blocklist", block);
  expect(made.status).toBe(201);
  expect(await find("thief")).toEqual(["thief@mail.example"]);
  const file = await (await ask("finance", "GET", "lists/blocked?find=thief")).text();
  expect(file.trim().split("\r\n").at(-1)?.split(",").at(-1)).toBe(charityDay(new Date()));
  const again = await ask("finance", "POST", "blocklist", block);
  expect(await refusalWords(again)).toBe(
    "This is blocked already: look it up in the list, and change its day there.",
  );
  const { id } = (await made.json()).doc;
  const data = { expiresAt: "2026-01-01T12:00:00.000Z" };
  await app.payload.db.updateOne({ collection: "blocklist", id, data });
  expect(await find("", [["state", "blocked"]])).toEqual([]);
  expect(await find("", [["state", "ended"]])).toEqual(["thief@mail.example"]);
  expect((await ask("editor", "DELETE", `blocklist/${id}`)).status).toBe(403);
  expect((await ask("finance", "DELETE", `blocklist/${id}`)).status).toBe(200);
  expect(await find("")).toEqual([]);
});
