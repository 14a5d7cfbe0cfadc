import * as z from "zod/mini";
import { formStatuses } from "./form-status.ts";

/** What `POST /api/forms/{unit tag}` answers. `reference` names the stored submission. */
export const formAnswerSchema = z.object({
  status: z.enum(formStatuses),
  message: z.string(),
  invalid_fields: z.array(z.object({ field: z.string(), message: z.string() })),
  reference: z.optional(z.string()),
});
export type FormAnswer = z.output<typeof formAnswerSchema>;
