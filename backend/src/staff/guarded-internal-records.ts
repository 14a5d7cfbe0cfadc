import type { SanitizedConfig } from "payload";
import { administratorsOnly } from "./access/administrators-only.ts";
import { anyStaff } from "./access/any-staff.ts";
import { nobody } from "./access/nobody.ts";

const onlyTheApplication = { create: nobody, read: nobody, update: nobody, delete: nobody };

/**
 * The configuration with access rules on the library's own records. It makes them last, open to whoever is signed in:
 * without this any member of staff could delete the list of applied migrations.
 */
export function guardedInternalRecords(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (collection.slug === "payload-migrations") Object.assign(collection.access, onlyTheApplication);
    if (collection.slug === "payload-locked-documents") {
      Object.assign(collection.access, {
        create: anyStaff,
        read: anyStaff,
        update: anyStaff,
        delete: anyStaff,
      });
    }
  }
  for (const global of config.globals) {
    if (global.slug === "payload-jobs-stats") {
      Object.assign(global.access, { read: administratorsOnly, update: nobody });
    }
  }
  return config;
}
