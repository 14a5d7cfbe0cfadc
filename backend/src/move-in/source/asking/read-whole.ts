import type { AskGraphql } from "./ask-graphql.ts";
import { OldSiteError } from "./old-site-error.ts";
import { collected, listOf, readList } from "./read-list.ts";

/** A list of the query, and what is asked of each item; `lists` within an item are asked for to their ends. */
type Asked = {
  list: string;
  one: string;
  where?: string;
  selection: string;
  lists?: Record<string, string>;
};
type Node = Record<string, unknown>;

const paging = "pageInfo { hasNextPage endCursor }";

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

function queryOfAll({ list, where, selection, lists = {} }: Asked): string {
  const inner = Object.entries(lists).map(
    ([name, fields]) => `${name}(first: 100) { ${paging} nodes { ${fields} } }`,
  );
  const only = where ? `, where: { ${where} }` : "";
  return `query ${list}($first: Int!, $after: String) {
    ${list}(first: $first, after: $after${only}) { ${paging} nodes { ${selection} ${inner.join(" ")} } }
  }`;
}

const queryOfInner = (one: string, list: string, selection: string) =>
  `query ${list}($id: ID!, $first: Int!, $after: String) {
    ${one}(id: $id) { ${list}(first: $first, after: $after) { ${paging} nodes { ${selection} } } }
  }`;

/** A list within an item, to its end: an item tells the first hundred of it. */
async function wholeInner(
  ask: AskGraphql,
  { one }: Asked,
  node: Node,
  [list, selection]: [string, string],
): Promise<unknown> {
  const begun = node[list];
  if (!listOf(begun)?.hasMore) return begun;
  const name = `${list} of ${one} ${String(node.slug ?? node.id)}`;
  if (typeof node.id !== "string") throw new OldSiteError(`The old site does not tell all ${name}.`);
  const query = queryOfInner(one, list, selection);
  const part = async (first: number, after?: string) => {
    const owner = (await ask(name, query, { id: node.id as string, first, after }))?.[one];
    // Without it the rest would be missing, and nobody would know.
    if (!isNode(owner)) throw new OldSiteError(`The old site does not tell all ${name}.`);
    return owner[list];
  };
  return { nodes: await collected(readList(name, part, begun)) };
}

/** All of a list, item by item, with the lists within each; no more than a page of them is held. */
export async function* readWhole(ask: AskGraphql, name: string, asked: Asked): AsyncGenerator<unknown> {
  const query = queryOfAll(asked);
  const part = async (first: number, after?: string) =>
    (await ask(name, query, { first, after }))?.[asked.list];
  for await (const node of readList(name, part)) {
    if (!isNode(node)) continue;
    const whole = { ...node };
    for (const inner of Object.entries(asked.lists ?? {}))
      whole[inner[0]] = await wholeInner(ask, asked, node, inner);
    yield whole;
  }
}
