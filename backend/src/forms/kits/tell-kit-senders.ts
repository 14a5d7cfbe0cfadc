import { and, eq } from "@payloadcms/db-sqlite/drizzle";
import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { kitForm } from "@pcf/contract/forms/kit-form";
import type { Payload, TaskConfig } from "payload";
import { z } from "zod";
import { publishedFacts } from "../../content/facts/published-facts.ts";
import { enqueueMail } from "../../mail/enqueue-mail.ts";
import { companyContact } from "../../platform/company.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { readKits } from "./kit-row.ts";
import { kitsWords } from "./kit-words.ts";

/** Key of the mail about the request that has this reference: one request is told of once, however often it is marked. */
export const kitMailedKey = (reference: string): string => `kit-mailed:${reference}`;

/** Writes the mails to whose request was marked as mailed at this moment, and is so still. */
export async function tellKitSenders(payload: Payload, mailedAt: string): Promise<void> {
  const forms = tableOf(payload, "form-submissions");
  const marked = await payload.db.drizzle
    .select({ id: forms.id })
    .from(forms)
    .where(and(eq(forms.form, "kit"), eq(forms.state, "done"), eq(forms.mailedAt, mailedAt)));
  const kits = await readKits(
    payload,
    marked.map(({ id }) => Number(id)),
  );
  const facts = await publishedFacts({ payload });
  const { kitMailedMail } = await import("./kit-mailed-mail.ts");
  for (const { id, reference, email, quantity, isFrench, province } of kits.filter((kit) => kit.email)) {
    const mailedOn = charityDay(new Date(mailedAt));
    const kitMail = { reference, kits: kitsWords(quantity), french: isFrench, mailedOn, province, facts };
    await enqueueMail(payload, {
      ...(await kitMailedMail(kitMail)),
      key: kitMailedKey(reference),
      kind: "kit-mailed",
      to: email.toLowerCase(),
      replyTo: companyContact(kitForm.office),
      about: { collection: "form-submissions", id: String(id) },
    });
  }
}

const inputSchema = z.object({ mailedAt: z.string() });

export const tellKitSendersTask: TaskConfig<{ input: object; output: object }> = {
  slug: "tellKitSenders",
  label: "Tell who asked for kits that they are in the mail",
  retries: 3,
  handler: async ({ input, req: { payload } }) => {
    await tellKitSenders(payload, inputSchema.parse(input).mailedAt);
    return { output: {} };
  },
};
