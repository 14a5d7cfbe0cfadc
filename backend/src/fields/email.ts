import { emailFault, plainEmail } from "@pcf/contract/typed-email";
import type { EmailField } from "payload";

/** An email address that staff write, by the rule that visitors' forms have. */
export const email = (name: string, more: Pick<EmailField, "index" | "label"> = {}): EmailField => ({
  ...more,
  name,
  type: "email",
  hooks: {
    beforeValidate: [({ value }) => (typeof value === "string" ? plainEmail(value) : value)],
  },
  validate: (value: unknown) =>
    !value ||
    (typeof value === "string" && emailFault(value) === undefined) ||
    "This is not an email address.",
});
