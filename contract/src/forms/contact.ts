import * as z from "zod/mini";
import { contactFormId } from "../constants.ts";
import { longText, optionalPhone, requiredEmail, requiredText } from "./field-rules.ts";

export const contactForm = {
  unitTag: contactFormId,
  schema: z.object({
    full_name: requiredText(),
    email: requiredEmail,
    phone: optionalPhone,
    subject: requiredText(),
    message: longText(),
  }),
} as const;
