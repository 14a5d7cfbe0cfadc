import type { MailExample, StrangersWords } from "../../mail/testing/all-mail-examples.ts";
import { invitationMail } from "../accounts/invitation-mail.ts";
import { passwordResetMail } from "../passwords/password-reset-mail.ts";

const url = "https://admin.charity.example/admin/reset/t";

export const examples: MailExample[] = [
  [
    "invitation of a colleague",
    () => invitationMail({ name: "Fin", by: "Ann Staff", role: "Finance", url }),
    ["Hello Fin", "Ann Staff has made you an account", "Your role is: Finance", url, "once, for one hour"],
  ],
  ["new password of a colleague", () => passwordResetMail({ name: "Fin", url }), ["Fin", url]],
];

export const strangersWords: StrangersWords = {
  invitationMail: { none: "to staff: names that administrators write" },
  passwordResetMail: { none: "to staff: the name of the account, which administrators write" },
};
