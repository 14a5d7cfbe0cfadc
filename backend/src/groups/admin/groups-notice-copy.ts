import { longDay } from "@pcf/contract/long-day";

/** Words of the dashboard about support groups. */
export const groupsNoticeCopy = {
  title: "Support groups",
  reports: "We were told of changes that are not published yet",
  unconfirmed: (count: number) =>
    count === 1 ? "1 group not confirmed for a year" : `${count} groups not confirmed for a year`,
  how: "Call them, and write the day into the list of leaders. Who stands there with an e-mail address is also asked four times a year.",
  leaders: "Leaders of groups",
  last: (day: string) => `last on ${longDay(day)}`,
  never: "never",
} as const;
