import { feature } from "../platform/feature.ts";
import type { Holds } from "../platform/personal-data/holds.ts";
import { personCopy } from "./admin/person-copy.ts";
import { personEndpoints } from "./person-endpoints.ts";
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
  queues: [{ name: retentionQueue, cron: "30 7-59/10 * * * *", limit: 1 }],
  logActions: [
    { value: "person-exported", label: "Person: everything exported", area: "people" },
    { value: "person-erased", label: "Person: erased", area: "people" },
    { value: "retention-run", label: "Retention: old records removed", area: "system" },
  ],
  admin: {
    afterNavLinks: [
      "/privacy/admin/retention-link#RetentionLink",
      "/privacy/admin/retention-link.tsx#PersonNavLink",
    ],
    views: {
      privacy: { path: "/privacy", Component: "/privacy/admin/retention-view#RetentionView" },
      person: {
        Component: "/privacy/admin/person-view.tsx#PersonView",
        path: "/person",
        exact: true,
        meta: { title: personCopy.title },
      },
    },
  },
});
