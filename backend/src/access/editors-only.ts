import { staffWithRole } from "./staff-with-role.ts";

export const editorsOnly = staffWithRole("editor");
