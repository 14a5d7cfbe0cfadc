import type { Access } from "payload";
import { hiddenUnlessRead } from "../access/collection-access.ts";
import { roles } from "../access/roles.ts";
import { administratorsOnly, nobody, secondFactorState } from "../access/staff.ts";
import { recordsAccounts } from "../audit/records-accounts.ts";
import { env } from "../env.ts";
import { inviteEndpoints } from "./accounts/invite-endpoints.ts";
import { checkCurrentPassword, chooseOwnPassword } from "./choose-own-password.ts";
import { keepAnAdministrator, keepAnAdministratorAtDelete } from "./keep-an-administrator.ts";
import { currentPassword } from "./passwords/current-password.ts";
import { checkResetPassword, forgotPassword, liftOneTimeMark } from "./reset-password.ts";
import { forgetSecondFactor } from "./second-factor/end-second-factor.ts";
import { secondFactorEndpoints } from "./second-factor/second-factor-endpoints.ts";
import { secondFactorFields } from "./second-factor/second-factors.ts";
import { forgotPasswordEndpoint } from "./sign-in/forgot-password-endpoint.ts";
import { countNoMore, slowSignIn } from "./sign-in/slow-sign-in.ts";

/** Everyone signed in reaches their own account, also before they have changed a one-time password. */
const ownAccountOrAdministrator: Access = ({ req }) =>
  administratorsOnly({ req }) || (req.user ? { id: { equals: req.user.id } } : false);

/** Who has given the password alone may look at the own account, and change nothing of it. */
const ownAccountAfterSecondFactor: Access = (args) => {
  const { user } = args.req;
  return user && secondFactorState(user) === "ask" ? false : ownAccountOrAdministrator(args);
};

export const users = recordsAccounts({
  slug: "users",
  labels: { singular: "Member of staff", plural: "Staff" },
  // Sessions are opened in the admin alone; GraphQL has no sign-in to be guessed at.
  graphQL: { disableQueries: true, disableMutations: true },
  auth: {
    // A stranger could lock an account by trying; tries are slowed instead (`sign-in/slow-sign-in.ts`).
    maxLoginAttempts: 0,
    tokenExpiration: 8 * 60 * 60,
    forgotPassword,
    cookies: { secure: env.BACKEND_ADMIN_ORIGIN.startsWith("https:"), sameSite: "Lax" },
  },
  access: {
    admin: ({ req }) => Boolean(req.user),
    read: ownAccountOrAdministrator,
    create: administratorsOnly,
    update: ownAccountAfterSecondFactor,
    delete: administratorsOnly,
    unlock: nobody,
  },
  admin: {
    // Administrators come from the screen of accounts.
    group: false,
    useAsTitle: "name",
    listSearchableFields: ["name", "email"],
    defaultColumns: ["name", "email", "role", "mustChangePassword"],
    hidden: hiddenUnlessRead("users"),
  },
  hooks: {
    beforeOperation: [slowSignIn, checkResetPassword, checkCurrentPassword],
    beforeValidate: [chooseOwnPassword, liftOneTimeMark],
    beforeChange: [keepAnAdministrator],
    afterLogin: [countNoMore],
    beforeDelete: [keepAnAdministratorAtDelete],
    afterDelete: [forgetSecondFactor],
  },
  endpoints: [forgotPasswordEndpoint, ...secondFactorEndpoints, ...inviteEndpoints],
  fields: [
    currentPassword,
    { name: "name", type: "text", required: true },
    {
      name: "role",
      type: "select",
      required: true,
      defaultValue: "editor",
      options: roles.map(({ value, label }) => ({ value, label })),
      access: { create: administratorsOnly, update: administratorsOnly },
    },
    {
      name: "mustChangePassword",
      type: "checkbox",
      label: "Must choose their own password at the next sign-in",
      defaultValue: true,
      access: { create: administratorsOnly, update: administratorsOnly },
      admin: { description: "Until then the account opens nothing but itself." },
    },
    ...secondFactorFields,
  ],
});
