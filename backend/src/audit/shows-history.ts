import type { CollectionConfig } from "payload";

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
