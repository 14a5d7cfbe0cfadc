import type { AdminViewConfig } from "payload";
import { copy } from "./second-factor-copy.ts";

/** The page of the admin where staff give, set up or end their second factor. */
export const secondFactorView: AdminViewConfig = {
  path: "/second-factor",
  exact: true,
  meta: { title: copy.title },
  Component: "/staff/second-factor/admin/second-factor-view.tsx#SecondFactorView",
};
