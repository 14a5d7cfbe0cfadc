import { staffWithRole } from "./staff-with-role.ts";

export const administratorsOnly = staffWithRole("administrator");
