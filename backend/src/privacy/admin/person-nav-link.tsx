import type { ServerProps } from "payload";
import { personStaff } from "../endpoints/person-request.ts";
import { personCopy } from "./person-copy.ts";

/** In the menu of the admin, for those who may use it. */
export function PersonNavLink({ payload, user }: ServerProps) {
  if (!personStaff({ req: { user: user ?? null } })) return null;
  return (
    <a className="nav__link" href={`${payload.config.routes.admin}/person`}>
      <span className="nav__link-label">{personCopy.title}</span>
    </a>
  );
}
