const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(" ");

const doubling = (levels: number) =>
  `{ ...F0 } ${times(levels, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`)} fragment F${levels} on Query { __typename }`;

const names = (count: number) =>
  `{ ${times(count, (i) => `a${i}: supportGroups(limit: 1000) { docs { id } }`)} }`;

const parents = "parent { ".repeat(400);

const query = (text: string, variables?: object) => JSON.stringify({ query: text, variables });

/** Bodies that one anonymous POST may hold, each made to cost far more than it weighs. */
export const attacks: Readonly<Record<string, string>> = {
  "400 names for one list": query(names(400)),
  "100 names for one list": query(names(100)),
  "fragments doubling over 20 levels": query(doubling(20)),
  "fragments doubling over 22 levels": query(doubling(22)),
  "fragments doubling over 30 levels": query(doubling(30)),
  "a fragment within itself": query("{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }"),
  "400 levels of relations": query(
    `{ members(limit: 1000) { docs { memberTypes { ${parents}id${" }".repeat(400)} } } } }`,
  ),
  "15,000 levels": query(`${"{a".repeat(15_000)}${"}".repeat(15_000)}`),
  "lists within lists": query(
    `{ grantYears(limit: 1000) { docs { ${times(150, (i) => `a${i}: grantees { id title }`)} } } }`,
  ),
  "10,000 directives": query(`{ __typename ${"@a ".repeat(10_000)}}`),
  "__typename 50,000 times": query(`{ ${"__typename ".repeat(50_000)}}`),
  "__typename 5,000 times": query(`{ ${"__typename ".repeat(5_000)}}`),
  "fields that overlap": query(`{ ${"pages { docs { id title } } ".repeat(500)} }`),
  "2,000 operations": query(times(2_000, (i) => `query A${i} { __typename }`)),
  "a batch of queries": `[${Array(500).fill('{"query":"{ __typename }"}').join()}]`,
  "drafts, which cost many times what is published": query(
    "{ pages(limit: 200, draft: true) { docs { id title description } } }",
  ),
  "drafts, by a variable": query(
    "query A($d: Boolean) { supportGroups(limit: 900, draft: $d) { docs { id title } } }",
    { d: true },
  ),
  "a list without an end": query("{ supportGroups(limit: 0) { docs { id } } }"),
  "a list without an end, by a variable": query(
    "query A($n: Int) { supportGroups(limit: $n) { docs { id } } }",
    { n: -1 },
  ),
  "texts followed for eight levels": query("{ news(limit: 100) { docs { newsField { body(depth: 8) } } } }"),
  // Written as text: what makes JSON ends its own stack before that.
  "a filter of 5,000 levels": `{"query":"query A($w: Faq_where) { faqs(where: $w) { docs { id } } }","variables":{"w":${'{"AND":'.repeat(5_000)}{}${"}".repeat(5_000)}}}`,
  "a filter of 2,000 comparisons": query("query A($w: Faq_where) { faqs(where: $w) { docs { id } } }", {
    w: { OR: Array(2_000).fill({ title: { like: "a" } }) },
  }),
  "a filter of 70 relations": query("query A($w: Member_where) { members(where: $w) { docs { id } } }", {
    w: { OR: Array(70).fill({ memberTypes: { equals: 1 } }) },
  }),
  "a filter of 5,000 empty groups": query("query A($w: Faq_where) { faqs(where: $w) { docs { id } } }", {
    w: { OR: Array(5_000).fill({}) },
  }),
  "a list sorted by the fields of others": query(
    `{ members(sort: "${Array(70).fill("memberTypes.name").join()}") { docs { id } } }`,
  ),
  "a list sorted by the fields of its blocks": query(
    '{ pages(sort: "blocks.items.title,blocks.cards.title,blocks.rows.cells.text") { docs { id } } }',
  ),
  "variables of a megabyte": query("query A($w: Faq_where) { faqs(where: $w) { docs { id } } }", {
    w: { title: { equals: "x".repeat(1_000_000) } },
  }),
};

/** What anybody may ask, and what takes the backend's process a tenth of a second in one piece. */
export const permitted = query(
  "{ pages(limit: 200) { docs { id title description } } supportGroups(limit: 900) { docs { id title } } }",
);
