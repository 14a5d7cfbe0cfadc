import { groupChanges } from "@pcf/contract/forms/group-change-form";
import type { Payload, Where } from "payload";
import { z } from "zod";
import type { FormSubmission } from "../../payload-types.ts";

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
const answersSchema = z.object({
  what: z.enum(groupChanges.map(({ value }) => value)),
  meeting: text,
  new_day: text,
  new_start: text,
  new_end: text,
  new_place: text,
  message: text,
  phone: text,
});

/** What somebody told us about a group, and what nobody has worked on yet. */
export type OpenReport = z.output<typeof answersSchema> & {
  id: number;
  reference: string;
  person: string;
  email: string;
  group: string;
  receivedAt: string;
};

function reportOf({ id, reference, person, email, group, createdAt, answers }: FormSubmission): OpenReport[] {
  const parsed = answersSchema.safeParse(answers);
  if (!parsed.success) return [];
  return [
    {
      ...parsed.data,
      id,
      reference,
      person: person ?? "",
      email: email ?? "",
      group: group ?? "",
      receivedAt: createdAt,
    },
  ];
}

const open: Where[] = [{ form: { equals: "group-change" } }, { state: { equals: "new" } }];

/** The reports that wait for staff, oldest first; those about one group (its slug) or about all. */
export async function openReports(payload: Payload, group?: string): Promise<OpenReport[]> {
  const { docs } = await payload.find({
    collection: "form-submissions",
    where: { and: group === undefined ? open : [...open, { group: { equals: group } }] },
    depth: 0,
    pagination: false,
    sort: "createdAt",
  });
  return docs.flatMap(reportOf);
}
