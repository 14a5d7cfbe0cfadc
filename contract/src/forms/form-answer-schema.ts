import * as z from "zod/mini";
import { type FormAnswer, formStatuses } from "./form-answer.ts";

/** What `POST /api/forms/{number}` answers, as its readers check it. */
export const formAnswerSchema: z.ZodMiniType<FormAnswer> = z.object({
  status: z.enum(formStatuses),
  message: z.string(),
  invalid_fields: z.array(z.object({ field: z.string(), message: z.string() })),
  reference: z.optional(z.string()),
});
