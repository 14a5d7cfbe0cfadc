import type { TextField } from "payload";
import { copy } from "./password-copy.ts";

/** Where the owner of an account gives the current password; it is looked at (`choose-own-password.ts`) and never kept. */
export const currentPassword: TextField = {
  name: "currentPassword",
  type: "text",
  label: copy.current,
  virtual: true,
  admin: {
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
    components: { Field: "/staff/passwords/current-password-field.tsx#CurrentPasswordField" },
  },
};
