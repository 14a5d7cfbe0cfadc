import { staffWho } from "../../access/staff.ts";
import { shownMoment } from "../../platform/admin/shown-moment.ts";
import { nothingFound, type SearchSource } from "../../platform/search-source.ts";
import { seenKinds } from "../outbox.ts";
import { findMails } from "./find-mails.ts";
import { readMails, stateWords } from "./mail-row.ts";

/** Mails by the address that they went to, or its beginning, of those that the role sees. */
export const searchMails: SearchSource = {
  name: "Mails",
  kind: "records",
  isFor: staffWho("read", "outbox"),
  find: async (payload, { typed, most }, { req }) => {
    if (/\s/.test(typed)) return nothingFound;
    const kinds = seenKinds(payload, req).map(({ value }) => value);
    const question = { find: typed, filters: new Map(), sort: { key: "when", descending: true } };
    const { ids, total } = await findMails(payload, kinds, question, { offset: 0, limit: most });
    const rows = new Map((await readMails(payload, ids)).map((row) => [row.id, row]));
    const hits = ids.flatMap((id) => {
      const row = rows.get(id);
      if (!row) return [];
      const { subject, to, createdAt, state } = row;
      const about = `To ${to}, ${shownMoment(createdAt)}, ${stateWords[state]}`;
      return { title: subject, about, path: `/collections/outbox/${id}` as const };
    });
    return { hits, total, all: `/mails?find=${encodeURIComponent(typed)}` };
  },
};
