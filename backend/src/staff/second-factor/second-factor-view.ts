import type { AdminViewConfig } from "payload";

/** The page of the admin where staff give, set up or end their second factor. */
export const secondFactorView: AdminViewConfig = {
  path: "/second-factor",
  exact: true,
  Component: "/staff/second-factor/admin/second-factor-view.tsx#SecondFactorView",
};
