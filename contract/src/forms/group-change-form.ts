import { defineForm } from "./form-definition.ts";

/** What a leader tells us; each but the last can become a change of one meeting. */
export const groupChanges = [
  { value: "cancelled", label: "It does not take place" },
  { value: "moved", label: "It is on another day, at another time or at another place" },
  { value: "added", label: "It does take place: an extra meeting, or one on a holiday" },
  { value: "details", label: "Something else about the group has changed" },
] as const;

export const groupChangeForm = defineForm({
  name: "group-change",
  number: 707,
  page: "/get-support/support-groups/tell-us",
  title: "Change of a support group",
  office: "supportEmail",
  referencePrefix: "G",
  retention: "group-changes",
  kept: {
    title: "Changes that leaders of support groups tell us",
    holds: "Your name, email address, phone number and what changes",
    why: "To publish it, and to ask you if something is not clear",
    term: { count: 1, unit: "year", from: "after we last worked on it" },
    ends: "One that still waits for our staff stays until they have seen it.",
  },
  waitsForStaff: true,
  person: { firstName: "full_name", email: "email" },
  fields: {
    group: {
      kind: "one-of",
      look: "list",
      label: "Group",
      open: true,
      required: true,
      options: [],
      empty: "Choose the group",
    },
    what: { kind: "one-of", look: "row", label: "What changes?", required: true, options: groupChanges },
    meeting: { kind: "day", label: "Which meeting?" },
    new_day: { kind: "day", label: "New day, if it is another" },
    new_start: { kind: "time", label: "New start, if it is another" },
    new_end: { kind: "time", label: "New end, if it is another" },
    new_place: { kind: "text", label: "New place, if it is another" },
    message: { kind: "long-text", label: "What else should people know?", rows: 4 },
    full_name: { kind: "text", label: "Your name", required: true, autoComplete: "name" },
    email: { kind: "email", label: "Your email", required: true, autoComplete: "email" },
    phone: { kind: "phone", label: "Your phone", autoComplete: "tel", width: "medium" },
  },
  submit: "Send to our office",
  thanks: "Thank you. Our staff look at it and then publish it. Until then the website stays as it is.",
});
