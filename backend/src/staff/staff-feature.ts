import type { AdminViewConfig } from "payload";
import { feature } from "../platform/feature.ts";
import { accountScreens } from "./accounts/accounts.ts";
import { searchAccounts } from "./accounts/search-accounts.ts";
import { heldAccounts } from "./held-accounts.ts";
import { secondFactors } from "./second-factor/second-factors.ts";
import { signInAttempts } from "./sign-in/sign-in-attempts.ts";
import { staffQuestion } from "./staff-question.ts";
import { users } from "./users.ts";

/** The page of the admin where staff give, set up or end their second factor. */
const secondFactorView: AdminViewConfig = {
  path: "/second-factor",
  exact: true,
  Component: "/staff/second-factor/admin/second-factor-view.tsx#SecondFactorView",
};

/** The accounts of staff: sign-in, passwords and second factor. */
export const staffFeature = feature({
  collections: [users, secondFactors, signInAttempts],
  logActions: [
    { value: "account-created", label: "Account: created", area: "accounts" },
    { value: "account-invited", label: "Account: invited by mail", area: "accounts" },
    { value: "account-deleted", label: "Account: deleted", area: "accounts" },
    { value: "account-role-changed", label: "Account: role changed", area: "accounts" },
    { value: "account-address-changed", label: "Account: address changed", area: "accounts" },
    { value: "account-password-set", label: "Account: password set for somebody else", area: "accounts" },
    { value: "account-password-chosen", label: "Account: own password chosen", area: "accounts" },
    { value: "account-signed-in", label: "Account: signed in", area: "accounts" },
    {
      value: "account-recovered",
      label: "Account: administrator let in again on the server",
      area: "accounts",
    },
    { value: "two-factor-passed", label: "Account: second factor given", area: "accounts" },
    { value: "two-factor-on", label: "Account: second factor set up", area: "accounts" },
    { value: "two-factor-off", label: "Account: second factor turned off", area: "accounts" },
    { value: "recovery-codes-renewed", label: "Account: new recovery codes", area: "accounts" },
    { value: "two-factor-reset", label: "Account: second factor reset", area: "accounts" },
  ],
  mailKinds: [{ value: "staff-account", label: "Staff account", area: "accounts", kept: "staff-mails" }],
  holds: [heldAccounts],
  questions: [staffQuestion],
  admin: {
    header: ["/staff/second-factor/admin/lead-to-second-factor.tsx#LeadToSecondFactor"],
    notices: [{ component: "/staff/choose-password-notice.tsx#ChoosePasswordNotice", urgency: "now" }],
    views: { secondFactor: secondFactorView },
    screens: [...accountScreens],
    search: [searchAccounts],
  },
});
