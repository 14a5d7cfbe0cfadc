import { staffWithRole } from "../../staff/access/staff-with-role.ts";

export const editorsOnly = staffWithRole("editor");
