import { isNull } from "@payloadcms/db-sqlite/drizzle";
import { staffWho } from "../access/staff.ts";
import { tableOf } from "../platform/database/table-of.ts";
import { libraryList, type SearchSource } from "../platform/search-source.ts";
import { foundAmong } from "../platform/search-titles.ts";

/** Support groups by name, and their leaders by name or address, for those who may see them. */
export const searchGroups: SearchSource[] = [
  {
    name: "Leaders of support groups",
    kind: "people",
    isFor: staffWho("read", "group-leaders"),
    find: async (payload, asked) => {
      const leaders = tableOf(payload, "group-leaders");
      const rows = await payload.db.drizzle
        .select({ id: leaders.id, name: leaders.name, email: leaders.email })
        .from(leaders);
      const titled = rows.map(({ id, name, email }) => ({
        title: String(name),
        about: email ? String(email) : "",
        words: String(email ?? ""),
        path: `/collections/group-leaders/${id}` as const,
      }));
      return foundAmong(titled, asked);
    },
  },
  {
    name: "Support groups",
    kind: "texts",
    isFor: staffWho("read", "content"),
    find: async (payload, asked) => {
      const groups = tableOf(payload, "supportGroups");
      const rows = await payload.db.drizzle
        .select({ id: groups.id, title: groups.title })
        .from(groups)
        .where(isNull(groups.deletedAt));
      const titled = rows.flatMap(({ id, title }) =>
        title ? [{ title: String(title), path: `/collections/supportGroups/${id}` as const }] : [],
      );
      return { ...foundAmong(titled, asked), all: libraryList("supportGroups", asked.typed) };
    },
  },
];
