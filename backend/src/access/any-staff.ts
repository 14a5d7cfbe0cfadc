import type { PayloadRequest } from "payload";
import { activeStaff } from "./active-staff.ts";

export const anyStaff = ({ req }: { req: Pick<PayloadRequest, "user"> }): boolean =>
  activeStaff(req) !== undefined;
