import { charityDay } from "@pcf/contract/donation/next-billing-day";
import type { Payload } from "payload";
import { staffWhoMay } from "../../../access/staff.ts";
import type { Screen } from "../../../platform/screen.ts";
import type { TodaySource } from "../../../platform/today-line.ts";
import { type WaitingForSpelling, waitingForSpelling } from "./waiting-for-spelling.ts";

export const spellingScreen: Screen = {
  path: "/spelling",
  title: "Yearly receipts that wait for a spelling",
  help: "Receipts",
  isFor: staffWhoMay("gift-spelling"),
  Component: "/donations/receipts/annual/spelling-screen.tsx#SpellingScreen",
};

/** Receipts of last year and of this one that staff have to help to a name and an address. */
export function spellingsToGive(payload: Payload, now: Date): Promise<WaitingForSpelling[]> {
  const thisYear = Number(charityDay(now).slice(0, 4));
  return waitingForSpelling(payload, [thisYear - 1, thisYear]);
}

export const todaySpelling: TodaySource = {
  isFor: spellingScreen.isFor,
  quiet: "no yearly receipt that waits for a spelling",
  lines: async (payload, now) => {
    const { length } = await spellingsToGive(payload, now);
    const words =
      length === 1
        ? "1 yearly tax receipt waits for a spelling of its donor that it can print"
        : `${length} yearly tax receipts wait for a spelling of their donors that they can print`;
    return [{ count: length, words, path: spellingScreen.path }];
  },
};
