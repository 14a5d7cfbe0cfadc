import * as z from "zod/mini";

export const formStatuses = ["mail_sent", "validation_failed", "spam", "mail_failed"] as const;

/** What `POST /api/forms/{unit tag}` answers. `mail_sent` is success. `reference` names the stored submission. */
export const formAnswerSchema = z.object({
  status: z.enum(formStatuses),
  message: z.string(),
  invalid_fields: z.array(z.object({ field: z.string(), message: z.string() })),
  reference: z.optional(z.string()),
});
export type FormAnswer = z.output<typeof formAnswerSchema>;

/** Multipart field that carries the form's number. */
export const unitTagField = "_wpcf7_unit_tag";

/** A field that people never see: whoever fills it in is a script. */
export const honeypotField = "website_address";

/** Hidden field with the time at which the form was shown (ms since 1970); answers faster than a person are refused. */
export const shownAtField = "shown_at";
