import type { GlobalConfig } from "payload";
import { anyStaff, staffWho } from "../../access/staff.ts";

/** What staff decide about videos and posts that come by themselves; the same page tells how the runs went. */
export const feedsSettings: GlobalConfig = {
  slug: "feeds",
  custom: { decidesWhatVisitorsSee: true },
  label: "Where videos and posts come from",
  graphQL: false,
  access: { read: anyStaff, update: staffWho("update", "feeds") },
  admin: { group: "Videos and posts" },
  fields: [
    {
      name: "feedPanel",
      type: "ui",
      admin: { components: { Field: "/feeds/admin/feed-panel.tsx#FeedPanel" } },
    },
    {
      name: "postsWaitForText",
      type: "checkbox",
      label: "A post waits until somebody has written what its pictures show",
      defaultValue: true,
      admin: {
        description:
          "People who do not see a picture hear this text. Without the tick a post is shown as soon as it comes, and such readers hear only when it was posted.",
      },
    },
  ],
};
