import { readFileSync } from "node:fs";
import path from "node:path";
import { siteDataQuery, wholeSiteQuery } from "@pcf/contract/content/site-query";
import { buildSchema, parse } from "graphql";
import { beforeAll, expect, test } from "vitest";
import { projectRoot } from "../../project-root.ts";
import { faultOfCost } from "./query-cost.ts";

// As text the schema does not say that a relation costs ten: its prices as they are stand in `query-limits.test.ts`.
const schema = buildSchema(readFileSync(path.join(projectRoot, "contract/schema.graphql"), "utf8"));

/** What is said against a query, or "" when it may be asked. */
const refusal = (query: string, variables?: Record<string, unknown>): string =>
  faultOfCost({ schema, document: parse(query), variables })?.message ?? "";

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join(" ");
const doubling = (levels: number, end: string) =>
  `{ ...F0 } ${times(levels, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`)} fragment F${levels} on Query { ${end} }`;

// The first look at a schema makes what later ones find ready.
beforeAll(() => {
  refusal("{ __typename }");
});

test("what a reader of the site's data needs may be asked", () => {
  expect(refusal(wholeSiteQuery())).toBe("");
  for (const list of [
    "pages",
    "news",
    "stories",
    "events",
    "members",
    "supportGroups",
    "newsletters",
  ] as const)
    expect(refusal(siteDataQuery({ [list]: 1 }, false)), list).toBe("");
  expect(
    refusal("query One($id: Int!) { Page(id: $id) { title } home { vision { title } } }", { id: 1 }),
  ).toBe("");
  expect(refusal('{ events(where: { slug: { equals: "walk" } }) { docs { title } } }')).toBe("");
});

test("the whole of the site's data once and a half is too much", () => {
  const more = wholeSiteQuery().replace(
    /^query SiteData \{/,
    `query SiteData { ${times(40, (i) => `a${i}: Page(id: ${i}) { id }`)}`,
  );
  expect(refusal(more)).toContain("asks for too much");
});

test.each([100, 400])("one list under %i names is refused", (names) => {
  expect(refusal(`{ ${times(names, (i) => `a${i}: supportGroups(limit: 1000) { docs { id } }`)} }`)).toMatch(
    /1000 documents of supportGroups/,
  );
});

test("a list without an end is refused, however it is asked for", () => {
  const refused = "1 to 1000 documents of faqs";
  expect(refusal("{ faqs(limit: 0) { docs { id } } }")).toContain(refused);
  expect(refusal("{ faqs(limit: -1) { docs { id } } }")).toContain(refused);
  expect(refusal("{ faqs(limit: 1001) { docs { id } } }")).toContain(refused);
  expect(refusal("{ faqs(pagination: false) { docs { id } } }")).toContain(refused);
  expect(refusal("{ faqs(pagination: null) { docs { id } } }")).toContain(refused);
  expect(refusal("query A($n: Int) { faqs(limit: $n) { docs { id } } }", { n: 0 })).toContain(refused);
  expect(refusal("query A($n: Int = 0) { faqs(limit: $n) { docs { id } } }")).toContain(refused);
  expect(
    refusal("query A($n: Int) { ...F } fragment F on Query { faqs(limit: $n) { docs { id } } }", { n: 5000 }),
  ).toContain(refused);
  expect(refusal("query A($n: Int) { faqs(limit: $n) { docs { id } } }", { n: 1000 })).toBe("");
});

// If the work grew with what a query stands for and not with the query, 300 levels would never be refused.
test.each([20, 22, 30, 300])("fragments that double over %i levels are refused", (levels) => {
  expect(refusal(doubling(levels, "__typename"))).toContain("maximum allowed number of nodes");
});

test("a fragment that contains itself is refused", () => {
  expect(refusal("{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }")).toContain(
    "within itself",
  );
});

test("lists inside of lists count for each document", () => {
  const years = (below: string) => `{ grantYears(limit: 1000) { docs { ${below} } } }`;
  expect(refusal(years("grantees { id title }"))).toBe("");
  expect(refusal(years(times(150, (i) => `a${i}: grantees { id title }`)))).toContain("asks for too much");
  const parents = (levels: number) =>
    `{ members(limit: 1000) { docs { memberTypes { ${"parent { ".repeat(levels)}id${" }".repeat(levels)} } } } }`;
  expect(refusal(parents(2))).toBe("");
  expect(refusal(parents(500))).toContain("asks for too much");
});

test("texts are not followed into the documents that they name, level after level", () => {
  expect(refusal("{ news(limit: 1000) { docs { newsField { body(depth: 0) } } } }")).toBe("");
  expect(refusal("{ news(limit: 10) { docs { newsField { body(depth: 8) } } } }")).toContain(
    "asks for too much",
  );
});

test("thousands of reads, filters and repeated fields are refused", () => {
  expect(refusal(`{ ${times(300, (i) => `a${i}: countFaqs { totalDocs }`)} }`)).toContain(
    "asks for too much",
  );
  expect(refusal(`{ ${"__typename ".repeat(3000)} }`)).toContain("maximum allowed number of nodes");
  expect(refusal(`{ ${"pages { docs { id title } } ".repeat(900)} }`)).toContain(
    "maximum allowed number of nodes",
  );
  const or = Array.from({ length: 5000 }, () => ({ title: { like: "a" } }));
  const filter = "query A($w: Faq_where) { faqs(where: $w) { docs { id } } }";
  expect(refusal(filter, { w: { OR: or } })).toContain("at most 30 comparisons");
  expect(refusal(filter, { w: { OR: or.slice(0, 31) } })).toContain("at most 30 comparisons");
  expect(refusal(filter, { w: { OR: or.slice(0, 30) } })).toBe("");
});

test("groups that compare nothing are counted too", () => {
  const filter = "query A($w: Faq_where) { faqs(where: $w) { docs { id } } }";
  const empty = (count: number) => ({ OR: Array(count).fill({}) });
  expect(refusal(filter, { w: empty(298) })).toBe("");
  expect(refusal(filter, { w: empty(299) })).toContain("at most 300 parts");
  expect(refusal(filter, { w: { AND: Array(200).fill({ OR: [{}] }) } })).toContain("at most 300 parts");
  expect(refusal(`{ faqs(where: { OR: [${"{} ".repeat(1_500)}] }) { docs { id } } }`)).toContain(
    "at most 300 parts",
  );
});

test("a list is sorted by a few fields of its own", () => {
  const refused = "sorted by at most 3 fields";
  const sorted = "query A($s: String) { members(sort: $s) { docs { id } } }";
  for (const sort of ["order", "-order", "order,title,-id"]) expect(refusal(sorted, { s: sort })).toBe("");
  for (const sort of [
    "memberTypes.name",
    "memberTypes__name",
    Array(70).fill("memberTypes.name").join(),
    "id,title,slug,order",
  ])
    expect(refusal(sorted, { s: sort }), sort).toContain(refused);
  expect(refusal('{ pages(sort: "blocks.items.title,blocks.cards.title") { docs { id } } }')).toContain(
    refused,
  );
});

test("variables of thousands of levels are refused", () => {
  let where: object = { title: { equals: "a" } };
  for (let i = 0; i < 20_000; i += 1) where = { AND: [where] };
  expect(refusal("query A($w: Faq_where) { faqs(where: $w) { docs { id } } }", { w: where })).not.toBe("");
});

test("a request holds one operation", () => {
  expect(refusal(times(2000, (i) => `query A${i} { __typename }`))).toBe("A request holds one operation.");
  expect(refusal("fragment A on Query { __typename }")).toBe("A request holds one operation.");
});
