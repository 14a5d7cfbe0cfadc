import { charityTimeZone } from "@pcf/contract/constants";
import type { DateField } from "payload";

type ZonedDateOptions = Partial<
  Pick<DateField, "label" | "required" | "index" | "validate" | "defaultValue">
> & {
  /** Path of the field that holds the zone. Without one the day and time are those of the charity's office. */
  zonePath?: string;
  /** Path of the checkbox by which only the day counts. */
  allDayPath?: string;
  sidebar?: boolean;
};

/**
 * A moment, typed as the clocks of a place show it, wherever the browser is. Stored is the moment itself: lists, calendars
 * and "past" go by it. The zone cannot be changed for many documents at once, since their hours would stay behind.
 */
export function zonedDate(
  name: string,
  { zonePath, allDayPath, sidebar, ...options }: ZonedDateOptions,
): DateField {
  return {
    name,
    type: "date",
    ...options,
    admin: {
      position: sidebar ? "sidebar" : undefined,
      disableBulkEdit: true,
      date: { pickerAppearance: "dayAndTime" },
      components: {
        Field: {
          path: "/fields/admin/zoned-date-field.tsx#ZonedDateField",
          clientProps: { zonePath, allDayPath, officeZone: charityTimeZone },
        },
        Cell: {
          path: "/fields/admin/zoned-date-cell.tsx#ZonedDateCell",
          clientProps: { zonePath, allDayPath, officeZone: charityTimeZone },
        },
      },
    },
  };
}
