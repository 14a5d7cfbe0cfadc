import type { Access } from "payload";
import { activeStaff } from "../../staff/access/active-staff.ts";

export const visitorsReadWhatIsPublished: Access = ({ req }) =>
  activeStaff(req) ? true : { _status: { equals: "published" } };
