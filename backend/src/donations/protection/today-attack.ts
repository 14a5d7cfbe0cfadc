import { staffWho } from "../../access/staff.ts";
import { shownMoment } from "../../platform/admin/shown-moment.ts";
import type { Screen } from "../../platform/screen.ts";
import type { TodaySource } from "../../platform/today-line.ts";
import { donationSecret } from "../record/donation-secret.ts";
import { attackThreshold } from "./limits.ts";
import { declineCounters } from "./protection-counters.ts";

/** Whether the donation form is under attack, and the switch for it. */
export const attackScreen: Screen = {
  path: "/attack",
  title: "Attack",
  help: "An attack on the donation form",
  menu: "Giving",
  isFor: staffWho("read", "donation-protection"),
  Component: "/donations/protection/admin/attack-screen.tsx#AttackScreen",
};

const { path, isFor } = attackScreen;

/** That attack mode is on, so that nobody forgets it; and that so many payments are declined as in an attack. */
export const todayAttack: TodaySource = {
  isFor,
  quiet: "no attack on the donation form",
  lines: async (payload, now) => {
    const { attackMode, since } = await payload.findGlobal({ slug: "donation-protection", depth: 0 });
    const declines = await declineCounters(payload, donationSecret("declines")).ofForm(now);
    return [
      {
        count: attackMode ? 1 : 0,
        words: since ? `Attack mode is on since ${shownMoment(since)}` : "Attack mode is on",
        path,
        isUrgent: true,
      },
      {
        count: declines >= attackThreshold ? declines : 0,
        words: `${declines} payments were declined within the last hour: somebody may be trying stolen cards`,
        path,
        isUrgent: true,
      },
    ];
  },
};
