import type { CollectionConfig, Plugin } from "payload";
import { feature, logActionsOf } from "../platform/feature.ts";
import { auditLog } from "./audit-log.ts";

/** The log that nobody edits. It stands after all features whose actions it writes down. */
export const auditFeature: Plugin = (config) =>
  feature({ collections: [auditLog(logActionsOf(config))] })(config);

/** The collection, with the lines of the log about a record below that record. */
export function showsHistory(collection: CollectionConfig): CollectionConfig {
  return {
    ...collection,
    fields: [
      ...collection.fields,
      {
        name: "auditHistory",
        type: "ui",
        admin: {
          disableListColumn: true,
          disableBulkEdit: true,
          components: { Field: "/audit/admin/history.tsx#History" },
        },
      },
    ],
  };
}
