import type { CollectionBeforeDeleteHook, CollectionConfig, TaskConfig } from "payload";
import { announcesPublications } from "../content/publishing/announce-publications.ts";
import { feature } from "../platform/feature.ts";
import { askLeaders } from "./leaders/ask-leaders.ts";
import { groupCheckEndpoints } from "./leaders/check-endpoints.ts";
import { confirmedOn } from "./leaders/confirmed-on.ts";
import { groupLeaders } from "./leaders/group-leaders.ts";
import { heldLeaders } from "./leaders/held-leaders.ts";
import { reportEndpoints } from "./reports/report-endpoints.ts";
import { searchGroups } from "./search-groups.ts";
import { groupsScreen, todayGroups } from "./today-groups.ts";

/** Begins each day: who has had the mail of this quarter gets none, and a leader who is new gets it the next day. */
const askLeadersTask: TaskConfig<{ input: object; output: object }> = {
  slug: "askGroupLeaders",
  label: "Ask the leaders of support groups whether the details are right",
  schedule: [{ cron: "0 20 17 * * *", queue: "default" }],
  retries: 0,
  handler: async ({ req: { payload } }) => ({ output: await askLeaders(payload, new Date()) }),
};

/** A group that is deleted for good takes the address of its leader with it. */
const withoutLeader: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: "group-leaders", where: { group: { equals: id } }, req });
};

/** On a support group: when its leader last confirmed it, and what leaders have told us about it. */
const confirmedByLeaders = (groups: CollectionConfig): CollectionConfig => ({
  ...groups,
  endpoints: [...(groups.endpoints || []), ...reportEndpoints],
  hooks: { ...groups.hooks, beforeDelete: [...(groups.hooks?.beforeDelete ?? []), withoutLeader] },
  fields: [
    ...groups.fields.filter(isNamed),
    confirmedOn,
    {
      name: "reports",
      type: "ui",
      admin: { components: { Field: "/groups/admin/group-reports#GroupReports" } },
    },
    ...groups.fields.filter((field) => !isNamed(field)),
  ],
});

/** Title and address stand above the tabs. */
const isNamed = (field: CollectionConfig["fields"][number]) => "name" in field;

/** What leaders of support groups confirm and correct. */
export const groupsFeature = feature({
  collections: [announcesPublications(groupLeaders)],
  endpoints: groupCheckEndpoints,
  tasks: [askLeadersTask],
  logActions: [
    { value: "leader-added", label: "Leader of a group: added", area: "people" },
    { value: "leader-changed", label: "Leader of a group: changed", area: "people" },
    { value: "leader-deleted", label: "Leader of a group: deleted", area: "people" },
  ],
  mailKinds: [
    {
      value: "group-check",
      label: "Details of a group: please confirm",
      area: "accounts",
      kept: "group-mails",
      isNotWaitedFor: true,
    },
  ],
  holds: [heldLeaders],
  adds: { collections: { supportGroups: confirmedByLeaders } },
  admin: { screens: [groupsScreen], search: searchGroups, today: [todayGroups] },
});
