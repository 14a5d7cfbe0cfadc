import type { Access, PayloadRequest } from "payload";
import { mayDo, type Subject } from "./rights.ts";
import { activeStaff, anyStaff, nobody, staffWho } from "./staff.ts";

const anyone = (): boolean => true;

const visitorsReadWhatIsPublished: Access = ({ req }) =>
  activeStaff(req) ? true : { _status: { equals: "published" } };

export const editorsOnly = staffWho("update", "content");

/** Content without drafts: anyone reads it, editors change it. */
export const openContent = {
  read: anyone,
  create: staffWho("create", "content"),
  update: editorsOnly,
  delete: staffWho("delete", "content"),
};

/** Content that has drafts: visitors read what is published, all staff read drafts too, editors change it. */
export const draftedContent = { ...openContent, read: visitorsReadWhatIsPublished, readVersions: anyStaff };

/** One-off content such as the home page: anyone reads it, editors change it. */
export const openGlobal = { read: anyone, readVersions: anyStaff, update: editorsOnly };

/** Records of the office, as the table of rights has them. */
export const officeRecords = (subject: Subject) => ({
  create: staffWho("create", subject),
  read: staffWho("read", subject),
  update: staffWho("update", subject),
  delete: staffWho("delete", subject),
});

/** Records that the application keeps for itself. */
export const ownRecords = { create: nobody, read: nobody, update: nobody, delete: nobody };

/** For `admin.hidden`: who may not read a collection has no entry of it in the menu. */
export const hiddenUnlessRead =
  (subject: Subject) =>
  ({ user }: { user: PayloadRequest["user"] | object | null }): boolean =>
    !mayDo(user && "role" in user ? user.role : undefined, subject, "read");
