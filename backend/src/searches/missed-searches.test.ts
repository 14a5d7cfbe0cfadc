import { signingHeaders } from "@pcf/contract/signed-hook";
import { handleEndpoints } from "payload";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type Role, roles } from "../access/roles.ts";
import { staffTokens } from "../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";

let app: TestPayload;
let tokens: Map<Role, string>;
beforeAll(async () => {
  app = await startTestPayload();
  tokens = await staffTokens(app.payload);
});
afterAll(() => app.close());
beforeEach(() => app.payload.delete({ collection: "missed-searches", where: {} }));

const rows = async () => {
  const { docs } = await app.payload.find({ collection: "missed-searches" });
  return docs.map(({ term, count }) => [term, count]);
};

async function count(searches: { term: string; count: number }[], most?: number) {
  const { countMissedSearches } = await import("./count-missed-searches.ts");
  await countMissedSearches(app.payload, { searches }, most);
}

async function post(body: string, headers: Record<string, string>): Promise<number> {
  const { missedSearchesEndpoint } = await import("./missed-searches-endpoint.ts");
  const request = new Request("http://localhost/api/missed-searches-report", {
    method: "POST",
    body,
    headers,
  });
  const answer = await missedSearchesEndpoint.handler(
    Object.assign(request, { payload: app.payload }) as never,
  );
  return answer.status;
}

test("a search that found nothing is one row with a count that grows, the commonest first", async () => {
  await count([{ term: "proton therapy", count: 1 }]);
  await Promise.all(Array.from({ length: 8 }, () => count([{ term: "Hair loss", count: 2 }])));
  expect(await rows()).toEqual([
    ["hair loss", 16],
    ["proton therapy", 1],
  ]);
});

test("what looks like somebody's own is never written down", async () => {
  await count([{ term: "jane@example.org", count: 1 }]);
  expect(await rows()).toEqual([]);
});

test("nonsense without end does not fill the database: the rarest go", async () => {
  await count([{ term: "hair loss", count: 5 }]);
  await count(
    Array.from({ length: 12 }, (_, at) => ({ term: `nonsense ${at}`, count: 1 })),
    10,
  );
  const left = await rows();
  expect(left).toHaveLength(10);
  expect(left[0]).toEqual(["hair loss", 5]);
});

test("nonsense that was repeated does not keep out what is new", async () => {
  const nonsense = Array.from({ length: 10 }, (_, at) => ({ term: `nonsense ${at}`, count: 2 }));
  await count(nonsense, 10);
  await count([{ term: "hair loss", count: 1 }], 10);
  await count([{ term: "proton therapy", count: 1 }], 10);
  const left = (await rows()).map(([term]) => term);
  expect(left).toHaveLength(10);
  expect(left).toEqual(expect.arrayContaining(["hair loss", "proton therapy"]));
});

test("a term that the database refuses does not spoil the others, and is told once", async () => {
  const warn = vi.spyOn(app.payload.logger, "warn").mockImplementation(() => {});
  const create = vi.spyOn(app.payload, "create").mockRejectedValueOnce(new Error("refused"));
  await count(["refused", "hair loss"].map((term) => ({ term, count: 1 })));
  expect(await rows()).toEqual([["hair loss", 1]]);
  expect(warn).toHaveBeenCalledOnce();
  create.mockRestore();
  warn.mockRestore();
});

test("only a report that the site has signed within five minutes is counted, and once", async () => {
  const { env } = await import("../env.ts");
  const body = JSON.stringify({ searches: [{ term: "hair loss", count: 3 }] });
  const signed = (text: string, at = Date.now(), secret = env.HOOK_SECRET) =>
    signingHeaders(text, secret, at);
  expect(await post(body, {})).toBe(401);
  expect(await post(body, await signed(body, Date.now(), "another secret altogether"))).toBe(401);
  expect(await post(body, await signed(body, Date.now() - 6 * 60_000))).toBe(401);
  expect(await post("{}", await signed("{}"))).toBe(400);
  expect(await rows()).toEqual([]);
  const report = await signed(body);
  expect(await post(body, report)).toBe(202);
  expect(await post(body, report)).toBe(401);
  expect(await rows()).toEqual([["hair loss", 3]]);
});

test("what was searched for five times or more is a line of whoever may delete it, until somebody has", async () => {
  const { todaySearches } = await import("./today-searches.ts");
  const lines = () => todaySearches.lines(app.payload, new Date(), { req: { user: null } });
  const seenBy = async (role: Role) => {
    const { docs } = await app.payload.find({ collection: "users", where: { role: { equals: role } } });
    return todaySearches.isFor({ req: { user: { ...docs[0], collection: "users" } as never } });
  };
  await app.payload.create({ collection: "missed-searches", data: { term: "proton", count: 4 } });
  expect(await lines()).toMatchObject([{ count: 0 }]);
  const data = { term: "hair", count: 5 };
  const { id } = await app.payload.create({ collection: "missed-searches", data });
  expect(await lines()).toMatchObject([
    { count: 1, words: "1 thing was searched for five times or more, and not found" },
  ]);
  const readers: Role[] = [];
  for (const { value } of roles) if (await seenBy(value)) readers.push(value);
  expect(readers.toSorted()).toEqual(["administrator", "editor"]);
  const request = new Request(`http://localhost:3001/api/missed-searches/${id}`, {
    method: "DELETE",
    headers: { Authorization: `JWT ${tokens.get("editor")}` },
  });
  await handleEndpoints({ config: app.payload.config, request });
  expect(await lines()).toMatchObject([{ count: 0 }]);
  const { docs } = await app.payload.find({ collection: "audit-log", sort: "-id", limit: 1 });
  expect(docs).toMatchObject([
    { action: "search-deleted", staffName: "editor", onCollection: "missed-searches", label: null },
  ]);
  expect(JSON.stringify(docs)).not.toContain("hair");
});
