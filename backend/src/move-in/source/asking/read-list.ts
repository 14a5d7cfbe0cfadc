import { z } from "zod";
import { OldSiteError, TooLarge } from "./old-site-error.ts";

const cursorSchema = z.object({ hasNextPage: z.boolean().nullish(), endCursor: z.string().nullish() });
const listSchema = z.object({
  pageInfo: cursorSchema.nullish(),
  nodes: z.array(z.unknown()).nullish(),
  edges: z.array(z.object({ node: z.unknown() }).nullish()).nullish(),
});
const namedSchema = z.object({ id: z.unknown(), databaseId: z.unknown() }).partial();

/** A list as a site tells it, in either form. */
export function listOf(answer: unknown): { nodes: unknown[]; hasMore: boolean; cursor?: string } | undefined {
  const list = listSchema.safeParse(answer);
  if (!list.success) return undefined;
  const { nodes, edges, pageInfo } = list.data;
  const all = nodes ?? edges?.map((edge) => edge?.node) ?? [];
  return {
    nodes: all.filter((node) => node !== null && node !== undefined),
    hasMore: pageInfo?.hasNextPage ?? false,
    cursor: pageInfo?.endCursor ?? undefined,
  };
}

function idOf(node: unknown): unknown {
  const named = namedSchema.safeParse(node);
  return named.success ? (named.data.id ?? named.data.databaseId ?? undefined) : undefined;
}

/** How many of a page to ask for after one of so many failed; undefined when fewer would not help. */
function fewer(first: number, error: unknown): number | undefined {
  const isHeavy =
    error instanceof TooLarge ||
    (error instanceof OldSiteError && [500, 502, 504].includes(error.status ?? 0));
  if (isHeavy && first > 10) return 10;
  return error instanceof TooLarge && first > 1 ? 1 : undefined;
}

type Part = (first: number, after: string | undefined) => Promise<unknown>;

/**
 * All of a list, page by page, 100 at a time or fewer where they are heavy, each once.
 *
 * @param name what it is a list of, as it stands in messages.
 * @param part asks for a page of it.
 * @param begun its first page, where that is known already: the list goes on behind it.
 * @throws OldSiteError when the site does not go on where it was asked to.
 */
export async function* readList(name: string, part: Part, begun?: unknown): AsyncGenerator<unknown> {
  const seen = new Set<unknown>();
  const cursors = new Set<string>();
  let start: unknown;
  let after: string | undefined;
  let first = 100;
  let answer = begun;
  for (;;) {
    try {
      answer ??= await part(first, after);
    } catch (error) {
      const less = fewer(first, error);
      if (!less) throw error;
      first = less;
      continue;
    }
    const page = listOf(answer ?? {});
    if (!page) throw new OldSiteError(`The old site tells its ${name} in a form that is not understood.`);
    const begins = idOf(page.nodes[0]);
    if (after !== undefined && begins !== undefined && begins === start)
      throw new OldSiteError(`The old site begins its ${name} again instead of going on with them.`);
    start ??= begins;
    for (const node of page.nodes) {
      const id = idOf(node);
      if (id !== undefined && seen.has(id)) continue;
      seen.add(id);
      yield node;
    }
    if (!page.hasMore) return;
    if (page.cursor === undefined || cursors.has(page.cursor))
      throw new OldSiteError(`The old site says that it has more ${name}, and not where they go on.`);
    cursors.add(page.cursor);
    after = page.cursor;
    answer = undefined;
  }
}

export async function collected<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}
