import type { FormName } from "@pcf/contract/forms/forms";

const day = new Intl.DateTimeFormat("en-CA", {
  ...{ weekday: "long", month: "long", day: "numeric", timeZone: "UTC" },
});
const long = (date: string) => day.format(new Date(`${date}T00:00:00Z`));

/** The forms whose senders get a mail, with what it says. */
export const received = {
  kit: {
    subject: "We have your request for Reef Knot Kits",
    preview: "When they go out and when to expect them.",
    text: "Thank you for your request. The kits are free, and we mail them on Wednesdays.",
    next: "If something about your order is wrong or has changed, please reply to this mail as soon as you can.",
  },
  contact: {
    subject: "We have your message",
    preview: "Thank you for writing to us.",
    text: "Thank you for writing to us. Your message is with our team, and somebody will reply.",
    next: "If you would like to add something, please reply to this mail. We cannot give medical advice; with questions about your health, please see your doctor, and in an emergency call 911.",
  },
  volunteer: {
    subject: "Thank you for offering your time",
    preview: "What happens next.",
    text: "Thank you for offering your time. Somebody of our team will write or call you to find a good fit.",
    next: "If something has changed, or you would like to add something, please reply to this mail.",
  },
} as const satisfies Partial<Record<FormName, object>>;

export const copy = {
  heading: (name: string) => (name ? `Hello ${name}` : "Hello"),
  reference: "Reference",
  kits: "Your order",
  order: (kits: string, french: boolean) => (french ? `${kits}, in French` : kits),
  mailOn: "Goes out on",
  day: long,
  arrival: "Expected",
  week: (monday: string) => `The week of ${long(monday)}`,
  takes: (weeks: number) =>
    weeks === 1
      ? "The mail takes about one week within British Columbia."
      : "Outside British Columbia the mail takes about two weeks.",
  why: "You get this mail because your address was typed into a form on our website. If that was not you, there is nothing to do.",
} as const;
