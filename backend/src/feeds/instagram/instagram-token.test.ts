import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Instagram, settingsToken, startInstagram } from "../testing/start-instagram.ts";

let at: Instagram;
beforeAll(async () => {
  at = await startInstagram();
  at.service.posts = [
    { id: "17900000000000001", media_type: "IMAGE", timestamp: "2026-01-10T12:00:00+0000" },
  ];
});
beforeEach(() => at.service.heal());
afterAll(() => at.close());

const refresh = "/refresh_access_token";
const refreshes = () => at.service.calls[refresh] ?? 0;
const dayHours = 24;
const stored = async () => JSON.stringify(await at.payload.kv.get("feed-token:instagram"));
const subjects = async () =>
  (await at.payload.find({ collection: "outbox", sort: "id", pagination: false })).docs.map(
    ({ subject }) => subject,
  );
const newest = () => [...at.service.tokens.keys()].at(-1) ?? "";
/** Only the newest token is good from now on. */
function takeBackOthers(): void {
  for (const token of at.service.tokens.keys()) if (token !== newest()) at.service.tokens.delete(token);
}
/** Whether each of these days' runs has asked for a refresh. */
async function refreshesOfDays(days: number): Promise<number[]> {
  const asked: number[] = [];
  for (let day = 0; day < days; day += 1) {
    expect((await at.run(dayHours))?.outcome).toBe("unchanged");
    asked.push(refreshes());
  }
  return asked;
}

test("the token of the settings is used as it is while it is not a day old, and is kept unreadable", async () => {
  expect(await at.run()).toMatchObject({ outcome: "done" });
  expect(refreshes()).toBe(0);
  expect(await stored()).toContain("sealed");
  expect(await stored()).not.toContain("kept-secret");
});

test("after a day it is refreshed, and the new one is in force at once, also when the run fails after that", async () => {
  at.service.fail("/me/media", { status: 503 });
  expect(await at.run(dayHours)).toMatchObject({ outcome: "failed" });
  expect(refreshes()).toBe(1);
  expect(await stored()).not.toContain("kept-secret");
  at.service.heal();
  takeBackOthers();
  expect(at.service.tokens.has(settingsToken)).toBe(false);
  expect(await at.run()).toMatchObject({ outcome: "unchanged" });
});

test("from then on it is refreshed once a week", async () => {
  expect(await refreshesOfDays(8)).toEqual([0, 0, 0, 0, 0, 0, 1, 0]);
  takeBackOthers();
  expect(await at.run()).toMatchObject({ outcome: "unchanged" });
});

test("a refresh that is refused ends no run and is tried again after a day", async () => {
  await refreshesOfDays(5);
  at.service.fail(refresh, { status: 400, code: 190 });
  expect(await at.run(dayHours)).toMatchObject({ outcome: "unchanged" });
  expect(refreshes()).toBe(1);
  expect(await at.run(2)).toMatchObject({ outcome: "unchanged" });
  expect(refreshes()).toBe(0);
  at.service.heal();
  at.service.fail(refresh, "drop");
  expect(await at.run(dayHours)).toMatchObject({ outcome: "unchanged" });
  expect(refreshes()).toBe(3);
  at.service.heal();
  expect(await refreshesOfDays(2)).toEqual([1, 0]);
});

test("a clock that was put a month ahead and back does not stop the refreshing", async () => {
  // The service has a clock of its own.
  let wrongHours = 0;
  at.service.now = () => new Date(at.now().getTime() - wrongHours * 60 * 60_000);
  wrongHours = 31 * dayHours;
  expect(await at.run(31 * dayHours)).toMatchObject({ outcome: "unchanged" });
  expect(refreshes()).toBe(1);
  at.moveClock(-31 * dayHours);
  wrongHours = 0;
  expect(await at.run(1)).toMatchObject({ outcome: "unchanged" });
  // Too young for another one, which is heard in the answer.
  expect(refreshes()).toBe(1);
  expect(await refreshesOfDays(9)).toEqual([1, 0, 0, 0, 0, 0, 0, 1, 0]);
});

test("fourteen days before a token ends the office is told once, with the day and what to do", async () => {
  at.service.fail(refresh, { status: 500 });
  const before = await subjects();
  expect(before).toEqual([]);
  await refreshesOfDays(44);
  expect(await subjects()).toEqual([]);
  await refreshesOfDays(3);
  const [subject, ...others] = await subjects();
  expect(others).toEqual([]);
  expect(subject).toMatch(/^The access to Instagram ends on [A-Z][a-z]+ \d+, 2026: somebody has to look$/);
  const { docs } = await at.payload.find({ collection: "outbox" });
  expect(docs[0]?.text.replace(/\s+/g, " ")).toContain("put it into INSTAGRAM_TOKEN and restart");
  const day = new Date(/on (.*):/.exec(subject ?? "")?.[1] ?? "");
  const leftDays = (day.getTime() - at.now().getTime()) / (24 * 60 * 60_000);
  expect(Math.abs(leftDays - 12)).toBeLessThan(2);
});

test("a token that is over says so in words, and to the office; what has come stays", async () => {
  at.service.fail(refresh, { status: 500 });
  await at.run(15 * dayHours);
  expect(await at.run(dayHours)).toMatchObject({
    outcome: "failed",
    words: expect.stringMatching(/does not accept our token.*INSTAGRAM_TOKEN/),
  });
  expect((await subjects()).slice(1)).toEqual(["Instagram refuses what we ask: somebody has to look"]);
  expect(await at.posts()).toHaveLength(1);
});

test("another token in the settings begins anew", async () => {
  const another = "IGQ-another-kept-secret";
  at.service.giveToken(another);
  await at.setToken(another);
  // The settings have changed, so the pause after the failures does not count.
  expect(await at.run(0)).toMatchObject({ outcome: "unchanged" });
  expect(refreshes()).toBe(0);
  expect(await refreshesOfDays(2)).toEqual([1, 0]);
});

test("of a token that nobody could refresh the end is known from the day on which it was first seen", async () => {
  const third = "IGQ-third-kept-secret";
  at.service.giveToken(third);
  await at.setToken(third);
  at.service.fail(refresh, { status: 400, code: 10 });
  const before = (await subjects()).length;
  await at.run(0);
  await refreshesOfDays(45);
  expect(await subjects()).toHaveLength(before);
  await refreshesOfDays(4);
  expect((await subjects()).slice(before)).toEqual([
    expect.stringMatching(/^The access to Instagram ends on/),
  ]);
});

test("what was sealed with another secret is not trusted: the token of the settings is there", async () => {
  const kept = await at.payload.kv.get<Record<string, string>>("feed-token:instagram");
  await at.payload.kv.set("feed-token:instagram", { ...kept, sealed: "AAAA.BBBB.CCCC" });
  expect(await at.run()).toMatchObject({ outcome: "unchanged" });
});

test("a permission that is missing asks for a person", async () => {
  at.service.fail("/me/media", { status: 403, code: 10 });
  expect(await at.run()).toMatchObject({
    outcome: "failed",
    words: expect.stringMatching(/does not let our token read the account’s posts \(code 10\)/),
  });
});

test("nothing of all this has written a token into the log, the words, the mails or the database in plain", async () => {
  expect(at.log.length).toBeGreaterThan(0);
  const { docs } = await at.payload.find({ collection: "outbox", pagination: false });
  for (const text of [
    at.log.join(),
    JSON.stringify(await at.readState()),
    JSON.stringify(docs),
    await stored(),
  ])
    expect(text).not.toContain("kept-secret");
});
