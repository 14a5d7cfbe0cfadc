import { readCompany } from "../platform/company.ts";
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
