import { anyone } from "./anyone.ts";
import { editorsOnly } from "./editors-only.ts";

/** Content without drafts: anyone reads it, editors change it. */
export const openContent = {
  read: anyone,
  create: editorsOnly,
  update: editorsOnly,
  delete: editorsOnly,
};
