import { staffWho } from "../../access/staff.ts";
import type { Screen } from "../../platform/screen.ts";

/** Whether the donation form is under attack, and the switch for it. */
export const attackScreen: Screen = {
  path: "/attack",
  title: "Attack",
  help: "An attack on the donation form",
  menu: "Giving",
  isFor: staffWho("read", "donation-protection"),
  Component: "/donations/protection/admin/attack-screen.tsx#AttackScreen",
};
