import type { Access } from "payload";
import { administratorsOnly } from "./administrators-only.ts";

/** Everyone signed in reaches their own account, also before they have changed a one-time password. */
export const ownAccountOrAdministrator: Access = ({ req }) =>
  administratorsOnly({ req }) || (req.user ? { id: { equals: req.user.id } } : false);
