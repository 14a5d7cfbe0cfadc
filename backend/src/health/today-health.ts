import type { Payload } from "payload";
import { administratorsOnly } from "../access/staff.ts";
import type { Screen } from "../platform/screen.ts";
import type { TodaySource } from "../platform/today-line.ts";
import { faultInWords } from "./faults-in-words.ts";
import { createHealth, type Health } from "./health.ts";

export const healthScreen: Screen = {
  path: "/health",
  title: "How the system is doing",
  help: "The first screen, and lists",
  menu: "Settings",
  isFor: administratorsOnly,
  Component: "/health/health-screen.tsx#HealthScreen",
};

const known = new WeakMap<Payload, () => Promise<Health>>();

/** What `/healthz` says, asked for within this process. */
export function presentHealth(payload: Payload): Promise<Health> {
  const ask = known.get(payload) ?? createHealth(() => Promise.resolve(payload));
  known.set(payload, ask);
  return ask();
}

/** More faults than so many are one thing that is wrong, and its screen says them all. */
const mostLines = 3;

export const todayHealth: TodaySource = {
  isFor: healthScreen.isFor,
  quiet: "nothing wrong with the system",
  lines: async (payload) => {
    const { degraded } = await presentHealth(payload);
    const { path } = healthScreen;
    if (degraded.length > mostLines)
      return [
        {
          count: degraded.length,
          words: `${degraded.length} things of the system do not work as they should`,
          path,
          isUrgent: true,
        },
      ];
    return degraded.map((fault) => ({ count: 1, words: faultInWords(fault), path, isUrgent: true }));
  },
};
