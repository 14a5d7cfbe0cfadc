import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook, CollectionConfig } from "payload";
import { z } from "zod";
import { env } from "../env.ts";
import type { User } from "../payload-types.ts";
import { requireGoodPassword } from "./passwords/password-problem.ts";
import { copy, passwordResetMail } from "./passwords/password-reset-mail.ts";

const resetSchema = z.object({ token: z.string(), password: z.string() });

type Auth = Exclude<CollectionConfig["auth"], boolean | undefined>;

/** The mail with the way back in. Its link leads to the admin's own address, whatever the request called it. */
export const forgotPassword: Auth["forgotPassword"] = {
  generateEmailSubject: () => copy.subject,
  generateEmailHTML: async ({ token, user } = {}) => {
    const url = `${env.BACKEND_ADMIN_ORIGIN}/admin/reset/${token}`;
    return (await passwordResetMail({ name: String(user?.name), url })).html;
  },
};

/** A password chosen by the link of the mail is as good as any other. A link that is no longer good is refused later. */
export const checkResetPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== "resetPassword") return;
  const { token, password } = resetSchema.parse(args.data);
  const where = { resetPasswordToken: { equals: token } };
  const account = await req.payload.db.findOne<User>({ collection: "users", where, req });
  if (account) await requireGoodPassword({ email: account.email, name: account.name, password });
  req.context.choosesOwnPassword = true;
};

/** It is its owner's own: the mark of a one-time password goes. The library saves the account that it hands over. */
export const liftOneTimeMark: CollectionBeforeValidateHook = ({ data, req }) => {
  if (data && req.context.choosesOwnPassword) data.mustChangePassword = false;
  return data;
};
