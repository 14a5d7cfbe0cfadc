import * as z from "zod/mini";

/** What can become of a posted form. `mail_sent` is success. */
export const formStatuses = ["mail_sent", "validation_failed", "spam", "mail_failed"] as const;

/** What `POST /api/forms/{number}` answers. `reference` names the stored submission. */
export type FormAnswer = {
  status: (typeof formStatuses)[number];
  message: string;
  invalid_fields: { field: string; message: string }[];
  reference?: string | undefined;
};

/** What `POST /api/forms/{number}` answers, as its readers check it. */
export const formAnswerSchema: z.ZodMiniType<FormAnswer> = z.object({
  status: z.enum(formStatuses),
  message: z.string(),
  invalid_fields: z.array(z.object({ field: z.string(), message: z.string() })),
  reference: z.optional(z.string()),
});
