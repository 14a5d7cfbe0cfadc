import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "../../access/roles.ts";
import { askedList } from "../../office/lists/list-address.ts";
import { rowsInOrder } from "../../office/lists/office-list.ts";
import { staffTokens } from "../../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { subscribe } from "./subscribe.ts";
import { standingWords } from "./subscriber-row.ts";
import { subscribersList } from "./subscribers-list.ts";

let app: TestPayload;
let tokens: Map<Role, string>;
const at = (day: string) => `2026-11-${day}T20:00:00.000Z`;

beforeAll(async () => {
  app = await startTestPayload();
  app.payload.logger.level = "silent";
  tokens = await staffTokens(app.payload);
  const states: [name: string, data: Record<string, string>][] = [
    ["Ann Reid", {}],
    ["Zoë Łukasz", { state: "confirmed", confirmedAt: at("02") }],
    ["June Moss", { state: "confirmed", confirmedAt: at("02"), passedOnAt: at("03") }],
    ["Sam Lee", { state: "confirmed", confirmedAt: at("02"), refusedAt: at("03") }],
    ["Pat O’Neil", { state: "left", confirmedAt: at("02"), passedOnAt: at("02"), leftAt: at("03") }],
  ];
  for (const [name, data] of states) {
    const [firstName = "", lastName = ""] = name.split(" ");
    const email = `${firstName.toLowerCase().replace("ë", "e")}@reader.example`;
    const source = firstName === "Ann" ? "kit form" : "newsletter form";
    const wish = { email, firstName, lastName, language: "en", source } as const;
    await subscribe(app.payload, wish, new Date(at("01")));
    await app.payload.db.updateOne({ collection: "subscribers", where: { email: { equals: email } }, data });
  }
});
afterAll(() => app.close());

async function found(params: Record<string, string> = {}) {
  const { question } = askedList(subscribersList, params);
  const { ids } = await subscribersList.find(app.payload, question);
  return rowsInOrder(app.payload, subscribersList, ids);
}
const names = async (params: Record<string, string>) => (await found(params)).map(({ name }) => name);

test("each address has its state in words, when it was asked for, where, and what was agreed to", async () => {
  expect((await found({ sort: "email" })).map(standingWords)).toEqual([
    "To be confirmed",
    "On the list",
    "Left on November 3, 2026",
    "Confirmed, refused by the mailing service",
    "Confirmed, not passed on yet",
  ]);
  const [ann] = await found({ find: "ann@" });
  expect(ann).toMatchObject({ name: "Ann Reid", source: "kit form", askedAt: at("01") });
  expect(ann?.consent).toMatch(/^\[✓\] /);
});

test.each([
  [{ find: "moss june" }, ["June Moss"]],
  [{ find: "READER.example", state: "left" }, ["Pat O’Neil"]],
  [{ state: "waiting" }, ["Zoë Łukasz"]],
  [{ state: "refused" }, ["Sam Lee"]],
  [{ state: "listed" }, ["June Moss"]],
  [{ source: "kit form" }, ["Ann Reid"]],
  [{ language: "fr" }, []],
  [{ find: "%" }, ["Ann Reid", "June Moss", "Pat O’Neil", "Sam Lee", "Zoë Łukasz"]],
  [{ find: "nobody" }, []],
])("%j finds %j", async (params, expected) => {
  expect((await names({ ...params, sort: "email" })).toSorted()).toEqual([...expected].toSorted());
});

const file = async (by: Role | "visitor") => {
  const headers = new Headers();
  if (by !== "visitor") headers.set("Authorization", `JWT ${tokens.get(by)}`);
  const request = new Request("http://localhost:3001/api/lists/subscribers?find=ann", { headers });
  return handleEndpoints({ config: app.payload.config, request });
};

test("the file has the consent, its days as ISO days, and a line in the log; other roles get none", async () => {
  const answer = await file("donor-services");
  const text = await answer.text();
  expect(text).toContain("What was agreed to");
  expect(text).toContain("ann@reader.example,Ann Reid,To be confirmed,2026-11-01,Kit form,,");
  expect((await file("administrator")).status).toBe(200);
  for (const by of ["finance", "editor", "visitor"] as const) expect((await file(by)).status).toBe(403);
  const lines = await app.payload.count({
    collection: "audit-log",
    where: { action: { equals: "subscribers-exported" } },
  });
  expect(lines.totalDocs).toBe(2);
});
