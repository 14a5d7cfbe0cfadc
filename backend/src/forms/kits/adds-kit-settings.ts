import type { GlobalConfig } from "payload";
import { editorsOnly } from "../../access/collection-access.ts";
import { anyStaff } from "../../access/staff.ts";

/** The site settings, with what is set for kits: beside the text about their shipping. */
export const addsKitSettings = (settings: GlobalConfig): GlobalConfig => ({
  ...settings,
  fields: [
    ...settings.fields.flatMap((field) =>
      "name" in field && field.name === "kitShippingText"
        ? [
            field,
            {
              name: "tellKitSenders",
              type: "checkbox" as const,
              label: "Tell who asked for a kit by mail when it is marked as mailed",
              defaultValue: false,
              access: { read: anyStaff, update: editorsOnly },
              admin: { description: "Each request is told of once." },
            },
          ]
        : [field],
    ),
  ],
});
