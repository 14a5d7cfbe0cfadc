import { provinces } from "@pcf/contract/choices";
import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { volunteerForm } from "@pcf/contract/forms/volunteer-form";
import { typedProvince } from "@pcf/contract/typed-province";
import { staffWho } from "../../access/staff.ts";
import type { OfficeList } from "../../office/lists/office-list.ts";
import { shownDay } from "../../platform/admin/shown-moment.ts";
import { stateWords, toneOf } from "../messages/message-forms.ts";
import { eventsOffered, findVolunteers, readVolunteers } from "./find-volunteers.ts";
import type { VolunteerRow } from "./volunteer-row.ts";

const asThey = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));
const dayOf = ({ createdAt }: VolunteerRow): string => charityDay(new Date(createdAt));

/** Who has offered to help, and with what. */
export const volunteersList: OfficeList<VolunteerRow> = {
  path: "/volunteers",
  isFor: staffWho("read", "form-submissions"),
  name: "volunteers",
  exported: "volunteers-exported",
  searchHint: "Name, email or reference",
  empty: "No offer to help fits this.",
  firstSort: { key: "received", descending: true },
  filters: [
    { key: "event", label: "Event", choices: async (payload) => asThey(await eventsOffered(payload)) },
    {
      key: "offer",
      label: "Would like to help",
      choices: () =>
        Promise.resolve(asThey(volunteerForm.fields.volunteer_for.options.map(({ label }) => label))),
    },
    {
      key: "province",
      label: "Province",
      choices: () => Promise.resolve(asThey(provinces.map(({ name }) => name))),
    },
    {
      key: "state",
      label: "State",
      choices: () => Promise.resolve(Object.entries(stateWords).map(([value, label]) => ({ value, label }))),
    },
  ],
  columns: [
    {
      key: "received",
      label: "Received",
      text: (row) => shownDay(dayOf(row)),
      isDay: true,
      inFile: dayOf,
      isSortable: true,
    },
    {
      key: "name",
      label: "Name",
      text: ({ name, email }) => name || email,
      path: ({ id }) => `/messages/${id}`,
      isSortable: true,
    },
    {
      key: "place",
      label: "Town",
      text: ({ city, province }) => [city, typedProvince(province) ?? province].filter(Boolean).join(", "),
      isSortable: true,
    },
    {
      key: "phone",
      label: "Phone",
      // On the screen a number stays on one line.
      text: ({ phone }) => phone.replaceAll("-", "\u2011"),
      inFile: ({ phone }) => phone,
    },
    { key: "email", label: "Email", text: ({ email }) => email },
    {
      key: "offers",
      label: "Would like to help",
      text: ({ events, helpsWith }) => [...events, ...helpsWith].join("; "),
    },
    {
      key: "state",
      label: "State",
      text: ({ state }) => stateWords[state],
      tone: ({ state }) => toneOf(state),
    },
    { key: "events", label: "Events", text: ({ events }) => events.join("; "), isExtra: true },
    { key: "province", label: "Province", text: ({ province }) => province, isExtra: true },
    { key: "dates", label: "Days and times", text: ({ dates }) => dates, isExtra: true },
    { key: "message", label: "Message", text: ({ message }) => message, isExtra: true },
    { key: "reference", label: "Reference", text: ({ reference }) => reference, isExtra: true },
  ],
  find: findVolunteers,
  read: readVolunteers,
};
