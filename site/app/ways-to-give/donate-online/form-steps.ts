import type { Company } from "@pcf/contract/content/company";
import { amountFields, donorFields, tributeFields } from "@pcf/contract/donation/fields";
import {
  type DonationDraft,
  type DonationField,
  donationFieldNames,
  draftSteps,
} from "@pcf/contract/donation/form";
import type { UseFormReturn } from "react-hook-form";
import { isDraftName, type OfferedChoices } from "./draft-values";

export type Step = 0 | 1 | 2 | 3;
export const cardStepIndex = 3;

export type Issue = { field: DonationField; message: string };

const isField = (name: string): name is DonationField => donationFieldNames.some((field) => field === name);

/** What is wrong in one of the steps 0 to 2, each field once, in the order of the fields. */
export function stepIssues(step: Exclude<Step, 3>, draft: DonationDraft): Issue[] {
  const parsed = draftSteps[step].safeParse(draft);
  return parsed.success ? [] : issuesOf(parsed.error.issues);
}

/** Issues of a schema, the first of each field, in the order in which the form asks. */
export function issuesOf(found: readonly { path: PropertyKey[]; message: string }[]): Issue[] {
  const first = new Map<DonationField, string>();
  for (const { path, message } of found) {
    const name = String(path[0]);
    if (isField(name) && !first.has(name)) first.set(name, message);
  }
  return donationFieldNames.flatMap((field) => {
    const message = first.get(field);
    return message ? [{ field, message }] : [];
  });
}

/** The last step that may be opened: the first one that is not valid, or the card when all are. */
export function furthestStep(draft: DonationDraft): Step {
  for (const step of [0, 1, 2] as const) if (stepIssues(step, draft).length > 0) return step;
  return cardStepIndex;
}

/** The fields that a step asks for, as far as a draft keeps them. */
export const fieldsOfStep = (step: Step) =>
  donationFieldNames.filter(isDraftName).filter((name) => stepOfField(name) === step);

/** The step on which a field is asked; `undefined` for a field that no step shows. */
export function stepOfField(name: string): Step | undefined {
  if (name in amountFields) return 0;
  if (name in tributeFields) return 1;
  if (name in donorFields) return 2;
  return name.startsWith("card_") || name === "data_key" ? cardStepIndex : undefined;
}

/** What each of the steps 0 to 2 is given: the form, its values now, and what of the page it may name. */
export type StepProps = {
  form: UseFormReturn<DonationDraft>;
  values: DonationDraft;
  choices: OfferedChoices;
  now: Date;
  company: Company;
  phone: { value: string; href: string };
};
