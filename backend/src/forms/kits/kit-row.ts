import { inArray, type SQL } from "@payloadcms/db-sqlite/drizzle";
import { kitForm } from "@pcf/contract/forms/kit-form";
import { fullName } from "@pcf/contract/typed-name";
import { typedPostalCode } from "@pcf/contract/typed-postal-code";
import { typedProvince } from "@pcf/contract/typed-province";
import type { Payload } from "payload";
import { z } from "zod";
import type { FormSubmission } from "../../payload-types.ts";
import { momentOrNull } from "../../platform/database/column-values.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { addressLines } from "../../platform/post/address-lines.ts";

/** A request for kits as the office works with it. */
export type KitRow = Pick<FormSubmission, "id" | "reference" | "state"> & {
  name: string;
  /** Name and address as they stand on a label. */
  lines: string[];
  street: string;
  city: string;
  province: string;
  postalCode: string;
  email: string;
  telephone: string;
  quantity: number;
  isFrench: boolean;
  who: string;
  comment: string;
  hasBook: boolean;
  /** The Wednesday on which it is to go out, and when it was marked as mailed. */
  day: string;
  mailedAt: string | null;
  /** When the same address, or the same household, asked before; the latest first. */
  earlier: string[];
};

const answer = z.string().catch("");
/** What was asked for. Older rows may lack answers; a row without an address is still one that somebody has to look at. */
export const kitAnswersSchema = z
  .object({
    rkfname: answer,
    rklname: answer,
    rkadd: answer,
    rkcity: answer,
    rkprov: answer,
    rkpcode: answer,
    rktel: answer,
    rkemail: answer,
    rkquant: z.coerce.number().int().positive().catch(1),
    rkwho: answer,
    have_you_already_received_a_copy_of_prostate_cancer: answer,
    comment: answer,
    kit_in_french: answer,
  })
  .catch({
    ...{ rkfname: "", rklname: "", rkadd: "", rkcity: "", rkprov: "", rkpcode: "", rktel: "", rkemail: "" },
    ...{ rkquant: 1, rkwho: "", have_you_already_received_a_copy_of_prostate_cancer: "" },
    ...{ comment: "", kit_in_french: "" },
  });

/** These requests, in whatever order: two questions, however many they are. */
export async function readKits(payload: Payload, ids: readonly number[]): Promise<KitRow[]> {
  if (ids.length === 0) return [];
  const forms = tableOf(payload, "form-submissions");
  const rows = await payload.db.drizzle
    .select({
      id: forms.id,
      reference: forms.reference,
      state: forms.state,
      person: forms.person,
      email: forms.email,
      household: forms.household,
      mailOn: forms.mailOn,
      mailedAt: forms.mailedAt,
      createdAt: forms.createdAt,
      answers: forms.answers,
    })
    .from(forms)
    .where(inArray(forms.id, [...ids]));
  const earlier = await earlierRequests(payload, rows as Asked[]);
  return rows.map((row) => {
    const answers = kitAnswersSchema.parse(row.answers);
    const name = fullName(answers.rkfname, answers.rklname) || String(row.person ?? "");
    const place = { street: answers.rkadd, city: answers.rkcity, province: answers.rkprov };
    return {
      ...place,
      id: Number(row.id),
      reference: String(row.reference),
      state: row.state,
      name,
      lines: addressLines({ name, ...place, postalCode: answers.rkpcode }),
      province: typedProvince(answers.rkprov) ?? answers.rkprov,
      postalCode: typedPostalCode(answers.rkpcode).code ?? answers.rkpcode,
      email: String(row.email ?? ""),
      telephone: answers.rktel,
      quantity: answers.rkquant,
      isFrench: answers.kit_in_french === kitForm.fields.kit_in_french.value,
      who: answers.rkwho,
      comment: answers.comment,
      hasBook: answers.have_you_already_received_a_copy_of_prostate_cancer === "YES",
      day: String(row.mailOn ?? ""),
      mailedAt: momentOrNull(row.mailedAt),
      earlier: earlier(row as Asked),
    };
  });
}

type Asked = { id: number; email: string | null; household: string | null; createdAt: string };
type Sent = Asked & Pick<FormSubmission, "form" | "state">;

/** When whoever sent one of these asked before: by the same email address, or by postal code and last name. */
async function earlierRequests(payload: Payload, rows: readonly Asked[]): Promise<(row: Asked) => string[]> {
  const forms = tableOf(payload, "form-submissions");
  const emails = [...new Set(rows.flatMap(({ email }) => (email ? [email, email.toLowerCase()] : [])))];
  const households = [...new Set(rows.flatMap(({ household }) => household || []))];
  // Each by its own index: together with the form, the database would look through all forms of that name.
  const sent = async (where: SQL): Promise<Sent[]> =>
    payload.db.drizzle
      .select({
        id: forms.id,
        email: forms.email,
        household: forms.household,
        createdAt: forms.createdAt,
        form: forms.form,
        state: forms.state,
      })
      .from(forms)
      .where(where);
  const found = await Promise.all([
    emails.length > 0 ? sent(inArray(forms.email, emails)) : [],
    households.length > 0 ? sent(inArray(forms.household, households)) : [],
  ]);
  const all = new Map(found.flat().map((row) => [row.id, row]));
  const known = [...all.values()].filter(({ form, state }) => form === "kit" && state !== "spam");
  const by = { email: new Map<string, Asked[]>(), household: new Map<string, Asked[]>() };
  const add = (map: Map<string, Asked[]>, key: string | null | undefined, row: Asked) => {
    const same = key && map.get(key);
    if (same) same.push(row);
    else if (key) map.set(key, [row]);
  };
  for (const row of known) {
    add(by.email, row.email?.toLowerCase(), row);
    add(by.household, row.household, row);
  }
  return ({ id, email, household }) => {
    const same = [
      ...(by.email.get(email?.toLowerCase() ?? "") ?? []),
      ...(by.household.get(household ?? "") ?? []),
    ].filter((each) => Number(each.id) < Number(id));
    const unique = new Map(same.map((each) => [each.id, momentOrNull(each.createdAt) ?? ""]));
    return [...unique.values()].toSorted().reverse();
  };
}
