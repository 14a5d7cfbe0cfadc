import type { CollectionConfig, Plugin } from "payload";
import { feature, logActionsOf } from "../platform/feature.ts";
import type { Holds } from "../platform/personal-data/holds.ts";
import { auditLog } from "./audit-log.ts";

const heldLines: Holds = {
  lasting: [{ kind: "audit-log", collection: "audit-log", held: {}, since: "at" }],
  unsearched: { "audit-log": "masked addresses only" },
};

/** The log that nobody edits. It stands after all features whose actions it writes down. */
export const auditFeature: Plugin = (config) =>
  feature({ collections: [auditLog(logActionsOf(config))], holds: [heldLines] })(config);

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
