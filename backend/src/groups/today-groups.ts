import { and, count, eq } from "@payloadcms/db-sqlite/drizzle";
import { staffWhoMay } from "../access/staff.ts";
import { tableOf } from "../platform/database/table-of.ts";
import type { Screen } from "../platform/screen.ts";
import type { TodaySource } from "../platform/today-line.ts";
import { unconfirmedGroups } from "./leaders/unconfirmed-groups.ts";

export const groupsScreen: Screen = {
  path: "/groups-to-confirm",
  title: "Support groups to confirm",
  help: "Meetings that change",
  isFor: staffWhoMay("group-reports"),
  Component: "/groups/admin/groups-screen.tsx#GroupsScreen",
};

/** What leaders told us and nobody has published, and groups nobody has confirmed for a year. */
export const todayGroups: TodaySource = {
  isFor: groupsScreen.isFor,
  quiet: "no support group to confirm",
  lines: async (payload, now) => {
    const forms = tableOf(payload, "form-submissions");
    const [open] = await payload.db.drizzle
      .select({ reports: count() })
      .from(forms)
      .where(and(eq(forms.form, "group-change"), eq(forms.state, "new")));
    const reports = Number(open?.reports ?? 0);
    const { length: unconfirmed } = await unconfirmedGroups(payload, now);
    return [
      {
        count: reports,
        words:
          reports === 1
            ? "1 change of a support group was told to us and is not published"
            : `${reports} changes of support groups were told to us and are not published`,
        path: groupsScreen.path,
        isUrgent: true,
      },
      {
        count: unconfirmed,
        words:
          unconfirmed === 1
            ? "1 support group was not confirmed for a year"
            : `${unconfirmed} support groups were not confirmed for a year`,
        path: groupsScreen.path,
      },
    ];
  },
};
