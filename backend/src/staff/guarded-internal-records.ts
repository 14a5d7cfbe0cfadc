import type { SanitizedConfig } from "payload";
import { administratorsOnly } from "./access/administrators-only.ts";
import { nobody } from "./access/nobody.ts";

const onlyTheApplication = { create: nobody, read: nobody, update: nobody, delete: nobody };

/**
 * The configuration with access rules on the library's own records. It makes them last, open to whoever is signed in:
 * without this any member of staff could delete the list of applied migrations. Locks of documents stay as they are: the
 * admin reads them for everyone, also for an account that has only its one-time password.
 */
export function guardedInternalRecords(config: SanitizedConfig): SanitizedConfig {
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
