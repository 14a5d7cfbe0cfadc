import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook, CollectionConfig } from "payload";
import { env } from "../env.ts";
import { copy } from "../mail/templates/password-reset/copy.ts";
import { passwordResetMail } from "../mail/templates/password-reset/password-reset-mail.ts";
import { requireGoodLength } from "./choose-own-password.ts";

type Auth = Exclude<CollectionConfig["auth"], boolean | undefined>;

/** The mail with the way back in. Its link leads to the admin's own address, whatever the request called it. */
export const forgotPassword: Auth["forgotPassword"] = {
  generateEmailSubject: () => copy.subject,
  generateEmailHTML: async ({ token, user } = {}) => {
    const url = `${env.BACKEND_ADMIN_ORIGIN}/admin/reset/${token}`;
    return (await passwordResetMail({ name: String(user?.name), url })).html;
  },
};

/** A password chosen by the link of the mail is as long as any other. */
export const checkResetPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== "resetPassword") return;
  requireGoodLength(args.data.password);
  req.context.choosesOwnPassword = true;
};

/** It is its owner's own: the mark of a one-time password goes. The library saves the account that it hands over. */
export const liftOneTimeMark: CollectionBeforeValidateHook = ({ data, req }) => {
  if (data && req.context.choosesOwnPassword) data.mustChangePassword = false;
  return data;
};
