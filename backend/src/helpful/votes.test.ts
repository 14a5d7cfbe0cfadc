import { handleEndpoints } from "payload";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { askedList } from "../office/lists/list-address.ts";
import { linesOfList } from "../office/lists/list-file.ts";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import { countVote } from "./count-vote.ts";
import { voteLimits } from "./vote-limits.ts";
import { todayVotes, votesList } from "./votes-list.ts";
import { latelySaid, monthBefore } from "./votes-of-pages.ts";

let app: TestPayload;
const sleepPage = "/get-support/sleep";
const peers = "/get-support/peers";

beforeAll(async () => {
  app = await startTestPayload();
  app.payload.logger.level = "silent";
  const page = (uri: string, title: string, _status: "draft" | "published" = "published") =>
    app.payload.create({ collection: "pages", data: { uri, title, description: title, _status } });
  await page(sleepPage, "Sleep");
  await page(peers, "Peer support");
  await page("/get-support/not-yet", "Not yet", "draft");
  await page("/about-us/mission", "Mission");
});
afterAll(() => app.close());
beforeEach(() => app.payload.delete({ collection: "page-votes", where: {} }));

const rows = async () => {
  const { docs } = await app.payload.find({ collection: "page-votes", sort: "month" });
  return docs.map(({ page, month, yes, no }) => [page, month, yes, no]);
};

let network = 0;
async function press(answers: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(answers)) body.set(name, value);
  network += 1;
  const request = new Request("http://localhost/api/page-helpful", {
    method: "POST",
    body,
    headers: { "x-forwarded-for": `203.0.113.${network}`, ...headers },
  });
  return handleEndpoints({ config: app.payload.config, request });
}

/** What was said of a page in the month so many months ago. */
const said = (page: string, yes: number, no: number, months = 0) =>
  app.payload.create({
    collection: "page-votes",
    data: { page, month: monthBefore(new Date(), months), yes, no },
  });

test("many readers who press at once are all counted, in one row of the page and month", async () => {
  const now = new Date("2026-11-28T20:00:00Z");
  const helpful = (at: number) => (at % 3 === 0 ? "no" : "yes");
  const presses = Array.from({ length: 30 }, (_, at) => ({ page: peers, helpful: helpful(at) }) as const);
  await Promise.all(presses.map((vote) => countVote(app.payload, vote, now)));
  // December has begun in UTC, and not yet where the charity is.
  await countVote(app.payload, { page: peers, helpful: "no" }, new Date("2026-12-01T03:00:00Z"));
  await countVote(app.payload, { page: peers, helpful: "no" }, new Date("2026-12-02T03:00:00Z"));
  expect(await rows()).toEqual([
    [peers, "2026-11", 20, 11],
    [peers, "2026-12", 0, 1],
  ]);
});

test("a browser with a script is answered, one without is led back to the page and its thanks", async () => {
  const answered = await press({ page: sleepPage, helpful: "yes" });
  expect(answered.status).toBe(200);
  const led = await press({ page: sleepPage, helpful: "no" }, { accept: "text/html,*/*" });
  expect([led.status, led.headers.get("location")]).toEqual([303, `${sleepPage}#helpful-thanks`]);
  expect(led.headers.get("set-cookie")).toBeNull();
  expect((await rows()).map(([, , yes, no]) => [yes, no])).toEqual([[1, 1]]);
});

test.each([
  [404, "/about-prostate-cancer/nowhere", "yes"],
  [404, "/get-support/not-yet", "yes"],
  [404, "/about-us/mission", "yes"],
  [404, "//evil.example", "yes"],
  [404, `/get-support/${"x".repeat(100)}`, "no"],
  [400, `/get-support/${"x".repeat(300)}`, "no"],
  [400, sleepPage, "perhaps"],
])("%i: an answer about %s that says %s is not counted, and leads nowhere", async (status, page, helpful) => {
  const answer = await press({ page, helpful }, { accept: "text/html" });
  expect([answer.status, answer.headers.get("location")]).toEqual([status, null]);
  expect(await rows()).toEqual([]);
});

test("what is typed into the form besides is kept nowhere", async () => {
  await press({ page: sleepPage, helpful: "yes", yes: "1000", name: "Jane" });
  const { docs } = await app.payload.find({ collection: "page-votes" });
  expect(Object.keys(docs[0] ?? {}).sort()).toEqual(
    ["createdAt", "id", "month", "no", "page", "updatedAt", "yes"].sort(),
  );
  expect((await rows()).map(([, , yes, no]) => [yes, no])).toEqual([[1, 0]]);
});

test("a script that presses without end is counted twenty times, and told so", async () => {
  const one = { "x-forwarded-for": "198.51.100.7" };
  const statuses = [];
  for (let at = 0; at < 22; at += 1)
    statuses.push((await press({ page: sleepPage, helpful: "no" }, one)).status);
  expect(statuses).toEqual([...Array(20).fill(200), 429, 429]);
  const led = await press({ page: sleepPage, helpful: "no" }, { ...one, accept: "text/html" });
  expect(led.headers.get("location")).toBe(`${sleepPage}#helpful-lost`);
  expect((await press({ page: sleepPage, helpful: "yes" })).status).toBe(200);
  expect((await rows()).map(([, , yes, no]) => [yes, no])).toEqual([[1, 20]]);
});

test("after ten minutes a network counts again; all networks together have a limit too", () => {
  let now = 0;
  const limits = voteLimits(() => now);
  const twenty = (address: string) => Array.from({ length: 21 }, () => limits.admits(address));
  expect(twenty("203.0.113.1").filter(Boolean)).toHaveLength(20);
  // A household has the lower half of an IPv6 address to itself.
  expect(limits.admits("2001:db8::1") && limits.admits("2001:db8::2")).toBe(true);
  now = 10 * 60_000;
  expect(limits.admits("203.0.113.1")).toBe(true);
  const many = Array.from({ length: 3_000 }, (_, at) => limits.admits(`10.0.${at >> 8}.${at & 255}`));
  expect(many.filter(Boolean)).toHaveLength(1_999);
});

test("a database that fails does not keep a reader from the page", async () => {
  const update = vi.spyOn(app.payload.db, "updateOne").mockRejectedValue(new Error("full"));
  const answer = await press({ page: sleepPage, helpful: "yes" }, { accept: "text/html" });
  update.mockRestore();
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `${sleepPage}#helpful-lost`]);
});

async function listed(params: Record<string, string> = {}) {
  let lines = "";
  for await (const line of linesOfList(app.payload, votesList, askedList(votesList, params))) lines += line;
  return lines.trim().split("\r\n").slice(1);
}

test("staff see each page with what was said of it, those that help least first, and take it away as a file", async () => {
  await said(sleepPage, 3, 1);
  await said(sleepPage, 0, 1, 1);
  await said(sleepPage, 9, 9, 7);
  await said(peers, 1, 5, 2);
  await said("/get-support/gone", 1, 1);
  expect(await listed()).toEqual(["Peer support,5,1,17,–,–", 'Sleep,2,3,60,"3 yes, 1 no","0 yes, 1 no"']);
  expect(await listed({ sort: "-share", find: "PEER" })).toEqual(["Peer support,5,1,17,–,–"]);
  expect(await listed({ find: "sleep", columns: "held-no" })).toEqual(["11"]);
  expect(await listed({ section: "/get-support" })).toHaveLength(2);
  expect(await listed({ section: "/about-prostate-cancer" })).toEqual([]);
  expect(await latelySaid(app.payload, sleepPage, new Date())).toEqual({ yes: 3, no: 2 });
});

test("the first screen names pages that twenty readers or more answered about, and most said no", async () => {
  const told = async () => {
    const [line] = await todayVotes.lines(app.payload, new Date(), { req: { user: null } });
    return [line?.count, line?.words];
  };
  await said(sleepPage, 9, 10);
  await said(peers, 10, 10);
  expect((await told())[0]).toBe(0);
  await countVote(app.payload, { page: sleepPage, helpful: "no" }, new Date());
  expect(await told()).toEqual([1, "1 page helped fewer than half of the readers who answered"]);
});
