import { and, desc, inArray, ne } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import type { FormSubmission } from "../../payload-types.ts";
import { tableOf } from "../../platform/database/table-of.ts";

export type OtherForm = Pick<FormSubmission, "id" | "form" | "state" | "reference"> & { createdAt: string };

const most = 25;

/** What else was sent with the same email address, the newest first. */
export async function otherForms(
  payload: Payload,
  { id, email }: Pick<FormSubmission, "id" | "email">,
): Promise<OtherForm[]> {
  if (!email) return [];
  const forms = tableOf(payload, "form-submissions");
  const rows = await payload.db.drizzle
    .select({
      id: forms.id,
      form: forms.form,
      state: forms.state,
      reference: forms.reference,
      createdAt: forms.createdAt,
    })
    .from(forms)
    .where(and(inArray(forms.email, [...new Set([email, email.toLowerCase()])]), ne(forms.id, id)))
    .orderBy(desc(forms.createdAt))
    .limit(most);
  return rows.map((row) => ({
    id: Number(row.id),
    form: row.form,
    state: row.state,
    reference: String(row.reference),
    createdAt: new Date(row.createdAt).toISOString(),
  }));
}
