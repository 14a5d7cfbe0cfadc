import { and, count, desc, or, type SQL, sql } from "@payloadcms/db-sqlite/drizzle";
import { forms } from "@pcf/contract/forms/forms";
import { staffWho } from "../access/staff.ts";
import { countedTo } from "../office/lists/office-list.ts";
import { shownMoment } from "../platform/admin/shown-moment.ts";
import { beginsWith } from "../platform/database/begins-with.ts";
import { tableOf } from "../platform/database/table-of.ts";
import { libraryList, type SearchSource } from "../platform/search-source.ts";
import { stateWords as kitStates } from "./kits/kit-words.ts";

const literal = (word: string): string => word.replaceAll(/[\\%_]/g, "");
const stateWords: Record<string, string> = { new: "New", done: "Done", spam: "Spam" };
const kitWords: Record<string, string> = kitStates;

/** Forms that visitors sent, by reference, email address or name. */
export const searchForms: SearchSource = {
  name: "Forms received",
  kind: "records",
  isFor: staffWho("read", "form-submissions"),
  find: async (payload, { typed, most }) => {
    const sent = tableOf(payload, "form-submissions");
    const { drizzle } = payload.db;
    const named: SQL[] = typed
      .toLowerCase()
      .split(/\s+/)
      .map((word) => sql`lower(${sent.person}) like ${`%${literal(word)}%`}`);
    const where = or(
      beginsWith(sent.reference, typed.toUpperCase()),
      beginsWith(sent.email, typed.toLowerCase()),
      and(...named),
    );
    const found = await drizzle
      .select({
        id: sent.id,
        reference: sent.reference,
        form: sent.form,
        person: sent.person,
        state: sent.state,
        createdAt: sent.createdAt,
      })
      .from(sent)
      .where(where)
      .orderBy(desc(sent.createdAt))
      .limit(most);
    const hits = found.map(({ id, reference, form, person, state, createdAt }) => ({
      title: [person, reference].filter(Boolean).join(", "),
      about: [
        forms.find(({ name }) => name === form)?.title ?? "",
        shownMoment(String(createdAt)),
        (form === "kit" ? kitWords : stateWords)[String(state)] ?? "",
      ]
        .filter(Boolean)
        .join(", "),
      path: `/messages/${id}` as const,
    }));
    if (hits.length < most) return { hits, total: hits.length };
    const counted = drizzle.select({ id: sent.id }).from(sent).where(where).limit(countedTo).as("counted");
    const [all] = await drizzle.select({ total: count() }).from(counted);
    return { hits, total: Number(all?.total ?? 0), all: libraryList("form-submissions", typed) };
  },
};
