import { anyStaff } from "./any-staff.ts";
import { anyone } from "./anyone.ts";
import { editorsOnly } from "./editors-only.ts";

/** One-off content such as the home page: anyone reads it, editors change it. */
export const openGlobal = { read: anyone, readVersions: anyStaff, update: editorsOnly };
