import { staffWhoMay } from "../access/staff.ts";
import { feature } from "../platform/feature.ts";
import type { Holds } from "../platform/personal-data/holds.ts";
import { personCopy } from "./admin/person-copy.ts";
import { retentionViewCopy } from "./admin/retention-view-copy.ts";
import { personEndpoints } from "./person-endpoints.ts";
import { personStaff } from "./person-request.ts";
import { retentionQueue, retentionTask } from "./retention/retention-task.ts";

/** Collections of the library that are no feature's. */
const heldByLibrary: Holds = {
  nobody: {
    "payload-jobs": "numbers of records only",
    "payload-kv": "nothing about people",
    "payload-migrations": "names of migrations",
  },
};

/** What is held on a person: export, erasing, how long it is kept. */
export const privacyFeature = feature({
  holds: [heldByLibrary],
  endpoints: personEndpoints,
  tasks: [retentionTask],
  queues: [{ name: retentionQueue, cron: "30 * * * * *", limit: 1 }],
  logActions: [
    { value: "person-exported", label: "Person: everything exported", area: "people" },
    { value: "person-erased", label: "Person: erased", area: "people" },
    { value: "retention-run", label: "Retention: old records removed", area: "system" },
  ],
  admin: {
    screens: [
      {
        path: "/person",
        title: personCopy.title,
        help: "When someone asks what we hold, or to be forgotten",
        menu: "Office",
        isFor: personStaff,
        Component: "/privacy/admin/person-view.tsx#PersonView",
      },
      {
        path: "/privacy",
        title: retentionViewCopy.title,
        help: "How long records are kept",
        menu: "Office",
        isFor: staffWhoMay("retention-see"),
        Component: "/privacy/admin/retention-view.tsx#RetentionView",
      },
    ],
  },
});
