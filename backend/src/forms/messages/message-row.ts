import { inArray } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { z } from "zod";
import type { FormSubmission } from "../../payload-types.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { namesOf } from "./colleagues.ts";

/** A message as the list shows it. */
export type MessageRow = Pick<FormSubmission, "id" | "reference" | "state" | "form"> & {
  createdAt: string;
  person: string;
  email: string;
  /** The beginning of what was written, on one line. */
  about: string;
  colleague: string;
};

const written = z
  .object({ subject: z.string().catch(""), message: z.string().catch(""), group: z.string().catch("") })
  .catch({ subject: "", message: "", group: "" });
const mostLetters = 110;

function aboutOf(answers: unknown): string {
  const { subject, message, group } = written.parse(answers);
  const line = [group, subject, message].filter(Boolean).join(": ").replaceAll(/\s+/g, " ");
  return line.length > mostLetters ? `${[...line].slice(0, mostLetters).join("")}…` : line;
}

/** These messages, in whatever order. */
export async function readMessages(payload: Payload, ids: readonly number[]): Promise<MessageRow[]> {
  if (ids.length === 0) return [];
  const forms = tableOf(payload, "form-submissions");
  const rows = await payload.db.drizzle
    .select({
      id: forms.id,
      reference: forms.reference,
      state: forms.state,
      form: forms.form,
      createdAt: forms.createdAt,
      person: forms.person,
      email: forms.email,
      answers: forms.answers,
      assignedTo: forms.assignedTo,
    })
    .from(forms)
    .where(inArray(forms.id, [...ids]));
  const names = await namesOf(
    payload,
    rows.flatMap(({ assignedTo }) => (assignedTo === null ? [] : [Number(assignedTo)])),
  );
  return rows.map((row) => ({
    id: Number(row.id),
    reference: String(row.reference),
    state: row.state,
    form: row.form,
    createdAt: new Date(row.createdAt).toISOString(),
    person: String(row.person ?? ""),
    email: String(row.email ?? ""),
    about: aboutOf(row.answers),
    colleague: names.get(Number(row.assignedTo)) ?? "",
  }));
}
