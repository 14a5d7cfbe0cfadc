import type { ServerProps } from "payload";
import { staffWhoMay } from "../../access/staff.ts";
import { personStaff } from "../person-request.ts";
import { personCopy } from "./person-copy.ts";
import { retentionViewCopy as copy } from "./retention-view-copy.ts";

/** In the menu of the admin, for those who see records about donors and readers. */
export function RetentionLink({ payload, user }: ServerProps) {
  if (!user || !staffWhoMay("retention-see")({ req: { user } })) return null;
  return (
    <a className="nav__link" href={`${payload.config.routes.admin}/privacy`}>
      <span className="nav__link-label">{copy.link}</span>
    </a>
  );
}

/** In the menu of the admin, for those who may use it. */
export function PersonNavLink({ payload, user }: ServerProps) {
  if (!personStaff({ req: { user: user ?? null } })) return null;
  return (
    <a className="nav__link" href={`${payload.config.routes.admin}/person`}>
      <span className="nav__link-label">{personCopy.title}</span>
    </a>
  );
}
