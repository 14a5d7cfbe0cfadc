import type { FormDefinition } from "@pcf/contract/forms/form-definition";
import { greetingName } from "../mail/greeting-name.ts";
import { letter } from "../mail/letter.ts";
import { factTable, heading, paragraph } from "../mail/mail-parts.ts";
import { weekdayWords } from "./weekday-words.ts";

const copy = {
  heading: (name: string) => (name ? `Hello ${name}` : "Hello"),
  reference: "Reference",
  kits: "Your order",
  order: (kits: string, french: boolean) => (french ? `${kits}, in French` : kits),
  mailOn: "Goes out on",
  arrival: "Expected",
  week: (monday: string) => `The week of ${weekdayWords(monday)}`,
  takes: (time: string, isNear: boolean) =>
    isNear
      ? `The mail takes about ${time} within British Columbia.`
      : `Outside British Columbia the mail takes about ${time}.`,
  why: "You get this mail because your address was typed into a form on our website. If that was not you, there is nothing to do.",
} as const;

/** A form whose sender gets a mail. */
export type AnsweredForm = FormDefinition & Required<Pick<FormDefinition, "received">>;

export type FormReceived = {
  form: AnsweredForm;
  firstName: string;
  reference: string;
  /** Of a kit request: how many in words, when it goes out, how long it takes and the Monday of the week in which it should arrive. */
  order?:
    | { kits: string; french: boolean; mailOn: string; isNear: boolean; takes: string; monday: string }
    | undefined;
};

/**
 * Tells who sent a form that it has arrived, and what comes next. Nothing that was typed stands in it but a name: nobody has
 * proved that the address is the sender's.
 */
export function formReceivedMail({ form, firstName, reference, order }: FormReceived) {
  const { subject, preview, text, next } = form.received;
  return letter(
    { subject: `${subject} (${reference})`, preview, why: copy.why, office: form.office },
    heading(copy.heading(greetingName(firstName))),
    paragraph(text),
    factTable([
      ...(order
        ? ([
            [copy.kits, copy.order(order.kits, order.french)],
            [copy.mailOn, weekdayWords(order.mailOn)],
            [copy.arrival, copy.week(order.monday)],
          ] as const)
        : []),
      [copy.reference, reference],
    ]),
    order ? paragraph(copy.takes(order.takes, order.isNear)) : null,
    paragraph(next),
  );
}
