import { anyStaff } from "../../staff/access/any-staff.ts";
import { editorsOnly } from "./editors-only.ts";
import { visitorsReadWhatIsPublished } from "./visitors-read-what-is-published.ts";

/** Content that has drafts: visitors read what is published, all staff read drafts too, editors change it. */
export const draftedContent = {
  read: visitorsReadWhatIsPublished,
  readVersions: anyStaff,
  create: editorsOnly,
  update: editorsOnly,
  delete: editorsOnly,
};
