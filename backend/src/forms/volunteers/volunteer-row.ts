import { volunteerForm } from "@pcf/contract/forms/volunteer-form";
import { nameOfProvince } from "@pcf/contract/typed-province";
import { z } from "zod";
import type { FormSubmission } from "../../payload-types.ts";

/** An offer to help as the list shows it. */
export type VolunteerRow = Pick<FormSubmission, "id" | "reference" | "state"> & {
  createdAt: string;
  name: string;
  email: string;
  phone: string;
  city: string;
  province: string;
  /** In the words of the form. */
  helpsWith: string[];
  events: string[];
  dates: string;
  message: string;
};

const answer = z.string().catch("");
const several = z
  .union([z.array(z.string()), z.string().transform((one) => one.split(",").filter(Boolean))])
  .catch([]);
const answersSchema = z
  .object({
    full_name: answer,
    phone: answer,
    city: answer,
    province: answer,
    volunteer_for: several,
    events: several,
    coming_events: several,
    dates: answer,
    message: answer,
  })
  .catch({
    ...{ full_name: "", phone: "", city: "", province: "", dates: "", message: "" },
    ...{ volunteer_for: [], events: [], coming_events: [] },
  });

type Options = readonly { readonly value: string; readonly label: string }[];
const inWords = (options: Options, chosen: readonly string[]): string[] =>
  chosen.map((value) => options.find((option) => option.value === value)?.label ?? value);

export type StoredOffer = Pick<VolunteerRow, "id" | "reference" | "state" | "createdAt"> & {
  person: string | null;
  email: string | null;
  answers: unknown;
};

export function volunteerOf({
  id,
  reference,
  state,
  person,
  email,
  answers,
  createdAt,
}: StoredOffer): VolunteerRow {
  const { full_name, volunteer_for, events, coming_events, province, ...rest } = answersSchema.parse(answers);
  const { fields } = volunteerForm;
  return {
    ...rest,
    ...{ id: Number(id), reference, state },
    createdAt: new Date(createdAt).toISOString(),
    name: full_name || (person ?? ""),
    email: email ?? "",
    province: nameOfProvince(province),
    helpsWith: inWords(fields.volunteer_for.options, volunteer_for),
    events: [...inWords(fields.events.options, events), ...coming_events],
  };
}
