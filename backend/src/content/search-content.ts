import { isNull } from "@payloadcms/db-sqlite/drizzle";
import type { CollectionConfig, CollectionSlug, Payload } from "payload";
import { staffWho } from "../access/staff.ts";
import { tableOf } from "../platform/database/table-of.ts";
import { libraryList, type SearchSource } from "../platform/search-source.ts";
import { foundAmong, type Titled } from "../platform/search-titles.ts";
import { contentCollections } from "./collections.ts";

const longest = 90;
const short = (title: string) => (title.length > longest ? `${title.slice(0, longest)}…` : title);

/** What stands in a collection of content by its title, as far as it has one: one statement. */
async function titlesOf(payload: Payload, { slug, admin, labels }: CollectionConfig): Promise<Titled[]> {
  const table = tableOf(payload, slug as CollectionSlug);
  const title = table[admin?.useAsTitle ?? "title"];
  if (!title) return [];
  const rows = await payload.db.drizzle
    .select({ id: table.id, title, ...(table.uri && { uri: table.uri }) })
    .from(table)
    .where(table.deletedAt ? isNull(table.deletedAt) : undefined);
  const kind = payload.collections[slug as CollectionSlug].config.labels.singular ?? labels?.singular;
  return rows
    .filter((row) => row.title)
    .map((row) => ({
      title: short(String(row.title)),
      words: `${row.title} ${row.uri ?? ""}`,
      about: row.uri ? String(row.uri) : typeof kind === "string" ? kind : "",
      path: `/collections/${slug}/${row.id}`,
    }));
}

const isFor = staffWho("read", "content");

const [pages, ...others] = contentCollections;
/** Support groups are looked for together with their leaders. */
const searched = others.filter(({ slug }) => slug !== "supportGroups");

/** Pages by title or address, and all other content by its title. */
export const searchContent: SearchSource[] = [
  {
    name: "Pages",
    kind: "texts",
    isFor,
    find: async (payload, asked) => ({
      ...foundAmong(pages ? await titlesOf(payload, pages) : [], asked),
      all: libraryList("pages", asked.typed),
    }),
  },
  {
    name: "Stories, news, events and other content",
    kind: "texts",
    isFor,
    find: async (payload, asked) => {
      const titles = await Promise.all(searched.map((collection) => titlesOf(payload, collection)));
      return foundAmong(titles.flat(), asked);
    },
  },
];
