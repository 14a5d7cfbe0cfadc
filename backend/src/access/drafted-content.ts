import type { Access } from "payload";
import { activeStaff } from "./active-staff.ts";
import { anyStaff } from "./any-staff.ts";
import { editorsOnly } from "./editors-only.ts";

const visitorsReadWhatIsPublished: Access = ({ req }) =>
  activeStaff(req) ? true : { _status: { equals: "published" } };

/** Content that has drafts: visitors read what is published, all staff read drafts too, editors change it. */
export const draftedContent = {
  read: visitorsReadWhatIsPublished,
  readVersions: anyStaff,
  create: editorsOnly,
  update: editorsOnly,
  delete: editorsOnly,
};
