import { provinces } from "../choices.ts";
import { defineForm } from "./form-definition.ts";

export const volunteerForm = defineForm({
  name: "volunteer",
  number: 706,
  page: "/get-involved/volunteer",
  title: "Volunteer",
  office: "eventsEmail",
  referencePrefix: "V",
  retention: "volunteers",
  kept: {
    title: "Offers to volunteer",
    holds: "Your name, email address, phone number, town and what you would like to help with",
    why: "To call you for this event and the next",
    term: { count: 2, unit: "year", from: "after we last worked on it" },
    ends: "One that still waits for an answer stays until it has one.",
  },
  waitsForStaff: true,
  person: { firstName: "full_name", email: "email" },
  inOfficeMail: ["city", "province", "volunteer_for", "events", "coming_events"],
  fields: {
    full_name: { kind: "text", label: "Full name", required: true, autoComplete: "name" },
    email: { kind: "email", label: "Email", required: true, autoComplete: "email" },
    phone: { kind: "phone", label: "Phone", required: true, autoComplete: "tel", width: "medium" },
    city: { kind: "text", label: "City", required: true, autoComplete: "address-level2" },
    province: {
      kind: "one-of",
      label: "Province",
      required: true,
      autoComplete: "address-level1",
      look: "list",
      empty: "Choose one",
      options: provinces.map(({ name }) => ({ value: name, label: name })),
      open: true,
    },
    volunteer_for: {
      kind: "any-of",
      label: "I would like to volunteer for",
      hint: "Tick as many as you like.",
      options: [
        { value: "foundation", label: "The Foundation" },
        { value: "support_group", label: "A support group" },
        { value: "portrait_photographer", label: "Portrait photographer" },
      ],
    },
    events: {
      kind: "any-of",
      label: "Events I would like to help at",
      options: [
        { value: "fathers_day", label: "Father’s Day Walk / Run" },
        { value: "ride_to_live", label: "Ride to Live" },
      ],
    },
    /** The page offers what is published; what is kept is title and day. */
    coming_events: {
      kind: "any-of",
      label: "Coming events I would like to help at",
      options: [],
      open: true,
    },
    dates: { kind: "text", label: "Days and times that suit you" },
    message: { kind: "long-text", label: "Anything you would like us to know", rows: 4 },
  },
  submit: "Send",
  thanks: "Thank you for offering your time. We will write or call to find a good fit.",
  received: {
    subject: "Thank you for offering your time",
    preview: "What happens next.",
    text: "Thank you for offering your time. Somebody of our team will write or call you to find a good fit.",
    next: "If something has changed, or you would like to add something, please reply to this mail.",
  },
});
