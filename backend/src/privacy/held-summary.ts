import type { Payload } from "payload";
import { exportWords } from "./export-words.ts";
import { heldCollections, heldSections } from "./person-places.ts";
import type { PersonRecords } from "./person-records.ts";

/** A kind of record that is held on a person; `links` lead to each of them, below the address of the admin. */
export type HeldLine = { what: string; count: number; links: { label: string; path: string }[] };

/** What is held, kind by kind; kinds of which there is nothing are left out. */
export const heldSummary = (payload: Payload, records: PersonRecords): HeldLine[] =>
  heldSections
    .filter((section) => records[section].length > 0)
    .map((section) => {
      const slug = heldCollections[section];
      const { useAsTitle = "id" } = payload.collections[slug].config.admin;
      const links = records[section].map((row) => ({
        label: String(Reflect.get(row, useAsTitle) || exportWords.number(row.id)),
        path: `/collections/${slug}/${row.id}`,
      }));
      return { what: exportWords.sections[section], count: links.length, links };
    });
