import type { Field, SanitizedConfig } from "payload";
import { administratorsOnly, nobody } from "./staff.ts";

const onlyTheApplication = { create: nobody, read: nobody, update: nobody, delete: nobody };

/** When a document was made and changed is the database's word. Records are kept and removed by it. */
function keepTimes(fields: Field[]): void {
  for (const field of fields) {
    if ("name" in field && (field.name === "createdAt" || field.name === "updatedAt"))
      Object.assign(field, { access: { create: nobody, update: nobody } });
  }
}

/**
 * The configuration with access rules on the library's own records and fields. It makes them last, open to whoever is signed
 * in: without this any member of staff could delete the list of applied migrations. Locks of documents stay as they are: the
 * admin reads them for everyone, also for an account that has only its one-time password.
 */
export function guardedInternalRecords(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals]) keepTimes(fields);
  for (const collection of config.collections) {
    if (collection.slug === "payload-migrations") Object.assign(collection.access, onlyTheApplication);
  }
  for (const global of config.globals) {
    if (global.slug === "payload-jobs-stats") {
      Object.assign(global.access, { read: administratorsOnly, update: nobody });
    }
  }
  return config;
}
