import { kitForm } from "@pcf/contract/forms/kit-form";
import { letter } from "../../mail/letter.ts";
import { factTable, heading, paragraph } from "../../mail/mail-parts.ts";
import { kitArrival } from "../kit-days.ts";
import { weekdayWords } from "../weekday-words.ts";

const copy = {
  subject: (reference: string) => `Your Reef Knot Kit is on its way (${reference})`,
  preview: "When we mailed it and when to expect it.",
  why: "You get this mail because a kit was asked for on our website with your address. If that was not you, there is nothing to do.",
  heading: "Your kit is on its way",
  text: "Thank you for your request. We have put your order into the mail.",
  reference: "Reference",
  kits: "Your order",
  order: (kits: string, french: boolean) => (french ? `${kits}, in French` : kits),
  mailed: "Mailed on",
  arrival: "Expected",
  week: (monday: string) => `The week of ${weekdayWords(monday)}`,
  next: "If it has not come by the end of that week, please reply to this mail.",
} as const;

export type KitMailed = {
  reference: string;
  /** How many in words of the form, such as "10 kits". */
  kits: string;
  french: boolean;
  mailedOn: string;
  province: string;
  /** How long kits take. */
  facts: ReadonlyMap<string, string>;
};

/**
 * Tells who asked for a kit that it is in the mail. Nothing that was typed stands in it: nobody has proved that the address is
 * the sender's.
 */
export const kitMailedMail = ({ reference, kits, french, mailedOn, province, facts }: KitMailed) =>
  letter(
    { subject: copy.subject(reference), preview: copy.preview, why: copy.why, office: kitForm.office },
    heading(copy.heading),
    paragraph(copy.text),
    factTable([
      [copy.kits, copy.order(kits, french)],
      [copy.mailed, weekdayWords(mailedOn)],
      [copy.arrival, copy.week(kitArrival(mailedOn, province, facts).monday)],
      [copy.reference, reference],
    ]),
    paragraph(copy.next),
  );
