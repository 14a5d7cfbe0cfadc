import { readCompany } from "../company.ts";
import { exportWords } from "./export-words.ts";
import type { PersonRecords } from "./person-records.ts";

/** Everything held on an address as JSON, with the names that the records have in the database. */
export function exportPerson({ address, ...records }: PersonRecords, now: Date) {
  return {
    address,
    madeAt: now.toISOString(),
    madeBy: readCompany().name,
    limits: exportWords.limits,
    records,
  };
}

export const exportSections = Object.keys(exportWords.sections) as (keyof typeof exportWords.sections)[];

/** How many records of each kind there are; kinds without any are left out. */
export const heldCounts = (records: PersonRecords): { what: string; count: number }[] =>
  exportSections
    .map((section) => ({ what: exportWords.sections[section], count: records[section].length }))
    .filter(({ count }) => count > 0);
