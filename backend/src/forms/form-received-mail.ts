import { forms } from "@pcf/contract/forms/forms";
import { greetingName } from "../mail/greeting-name.ts";
import { letter } from "../mail/letter.ts";
import { factTable, heading, paragraph } from "../mail/mail-parts.ts";
import { copy, received } from "./form-received-copy.ts";

export type FormReceived = {
  form: keyof typeof received;
  firstName: string;
  reference: string;
  /** Of a kit request: how many in words, when it goes out and the Monday of the week in which it should arrive. */
  order?: { kits: string; french: boolean; mailOn: string; weeks: number; monday: string } | undefined;
};

/**
 * Tells who sent a form that it has arrived, and what comes next. Nothing that was typed stands in it but a name: nobody has
 * proved that the address is the sender's.
 */
export function formReceivedMail({ form, firstName, reference, order }: FormReceived) {
  const { subject, preview, text, next } = received[form];
  const office = forms.find(({ name }) => name === form)?.office;
  return letter(
    { subject: `${subject} (${reference})`, preview, why: copy.why, ...(office && { office }) },
    heading(copy.heading(greetingName(firstName))),
    paragraph(text),
    factTable([
      ...(order
        ? ([
            [copy.kits, copy.order(order.kits, order.french)],
            [copy.mailOn, copy.day(order.mailOn)],
            [copy.arrival, copy.week(order.monday)],
          ] as const)
        : []),
      [copy.reference, reference],
    ]),
    order ? paragraph(copy.takes(order.weeks)) : null,
    paragraph(next),
  );
}
