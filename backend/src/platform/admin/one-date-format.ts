import { charityTimeZone } from "@pcf/contract/constants";
import type { CollectionConfig, Field } from "payload";

/** The library's names for the parts of a date, so that its own fields and lists write moments as `shownMoment` does. */
export const momentFormat = "MMMM d, yyyy 'at' h:mm aaaa";
export const dayFormat = "MMMM d, yyyy";

/** What is published, or taken off the site, at a time to come is scheduled on the charity's clock, wherever the browser is. */
export const officeClock = {
  defaultTimezone: charityTimeZone,
  supportedTimezones: [{ label: "Vancouver time (the charity’s clock)", value: charityTimeZone }],
};

/** Of a text field that holds a day (`YYYY-MM-DD`) which only the system writes. */
export const dayComponents = {
  Field: "/platform/admin/day-cell.tsx#ReadDay",
  Cell: "/platform/admin/day-cell.tsx#DayCell",
};

/** A date is a moment, unless its field asks for a day alone. */
function inOneFormat(field: Field): Field {
  if ("fields" in field) return { ...field, fields: field.fields.map(inOneFormat) } as Field;
  if (field.type === "tabs")
    return {
      ...field,
      tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(inOneFormat) })),
    } as Field;
  if (field.type !== "date") return field;
  const date = field.admin?.date ?? {};
  return {
    ...field,
    admin: {
      ...field.admin,
      date:
        date.pickerAppearance === "dayOnly"
          ? { ...date, displayFormat: dayFormat }
          : { ...date, pickerAppearance: "dayAndTime", displayFormat: momentFormat },
    },
  } as Field;
}

/** The collection, with every date of it shown in the one format of the admin. */
export const oneDateFormat = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: collection.fields.map(inOneFormat),
});
