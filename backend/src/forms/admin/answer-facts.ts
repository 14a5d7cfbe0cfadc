import { contactLabels } from "@pcf/contract/forms/contact-labels";
import { kitLabels } from "@pcf/contract/forms/kit-labels";
import { newsletterLabels } from "@pcf/contract/forms/newsletter-labels";
import { volunteerEvents, volunteerRoles } from "@pcf/contract/forms/volunteer";
import { volunteerLabels } from "@pcf/contract/forms/volunteer-labels";
import { z } from "zod";
import { type Fact, factsAsStored } from "../../staff/views/fact.ts";
import { plainText } from "../../staff/views/plain-text.ts";
import type { FormName } from "../posted-forms.ts";
import { answersCopy as copy } from "./answers-copy.ts";

const labelsOf: Record<FormName, Record<string, string>> = {
  newsletter: newsletterLabels,
  contact: contactLabels,
  volunteer: volunteerLabels,
  kit: kitLabels,
};

const choices = new Map<string, string>(
  [...volunteerRoles, ...volunteerEvents].map(({ value, label }) => [value, label]),
);
const yesOrNo = new Map([
  ["yes", copy.yes],
  ["no", copy.no],
]);
/** Boxes to tick, which send a word of their own or nothing. */
const boxes = new Set(["join_mailing_list"]);

function words(name: string, answer: unknown): string {
  if (boxes.has(name)) return answer ? copy.yes : copy.no;
  if (typeof answer === "boolean") return answer ? copy.yes : copy.no;
  if (Array.isArray(answer))
    return answer.map((one) => choices.get(plainText(one)) ?? plainText(one)).join(", ");
  const text = plainText(answer);
  return yesOrNo.get(text.toLowerCase()) ?? text;
}

/**
 * The answers to a form under the words that the form asked with, in its order. What the form does not ask today comes
 * after, under its stored name; what is no record of answers is shown as it is stored.
 */
export function answerFacts(form: unknown, answers: unknown): Fact[] {
  const parsed = z.record(z.string(), z.unknown()).safeParse(answers);
  if (!parsed.success) return factsAsStored(answers, copy.unreadable);
  const answered = new Map(Object.entries(parsed.data));
  const labels = new Map(Object.entries(Object.entries(labelsOf).find(([name]) => name === form)?.[1] ?? {}));
  const known = [...labels.keys()].filter((name) => answered.has(name));
  const others = [...answered.keys()].filter((name) => !labels.has(name));
  return [...known, ...others].map((name) => ({
    label: labels.get(name) ?? name,
    value: words(name, answered.get(name)),
  }));
}
