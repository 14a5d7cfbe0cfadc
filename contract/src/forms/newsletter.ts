import * as z from "zod/mini";
import { newsletterFormId } from "../constants.ts";
import { requiredEmail, requiredText } from "./field-rules.ts";

export const newsletterForm = {
  unitTag: newsletterFormId,
  schema: z.object({ first_name: requiredText(), last_name: requiredText(), email: requiredEmail }),
} as const;
