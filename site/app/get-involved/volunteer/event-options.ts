import { volunteerForm } from "@pcf/contract/forms/volunteer-form";
import type { EventView } from "~/content/views/event-view";
import type { OfferedOption } from "~/forms/form-field-control";
import { formatDate } from "~/ui/date/format-date";

type ComingEvent = Pick<EventView, "slug" | "title" | "date" | "timeZone" | "location">;

/** Titles as people write them: capitals, marks and a year at the end make no other event. */
const folded = (title: string) =>
  title
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{Letter}\p{Number}]+/gu, " ")
    .replace(/ (19|20)\d\d ?$/, "")
    .trim();

const whenAndWhere = ({ date, timeZone, location }: ComingEvent) =>
  [formatDate(date, { dateStyle: "full" }, timeZone), location].filter(Boolean).join(" · ");

/**
 * What a volunteer may choose of events: those of every year, as the form has them, with the day where it is known, and the
 * others that are coming. An event that is one of every year stands among those alone.
 */
export function eventOptions(coming: readonly ComingEvent[]): {
  everyYear: OfferedOption[];
  coming: OfferedOption[];
} {
  const everyYear = volunteerForm.fields.events.options;
  const names = new Set(everyYear.map(({ label }) => folded(label)));
  return {
    everyYear: everyYear.map((option) => {
      const next = coming.find(({ title }) => folded(title) === folded(option.label));
      return next ? { ...option, text: whenAndWhere(next) } : option;
    }),
    coming: coming
      .filter(({ title }) => !names.has(folded(title)))
      .map((event) => ({ value: event.slug, label: event.title, text: whenAndWhere(event) })),
  };
}
