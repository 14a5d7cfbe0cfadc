"use client";

import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from "recharts";
import type { Counted } from "./kit-counts.ts";

/** "December 2, 2026" as short as it can be: "Dec 2". The table has it whole. */
const shortDay = (day: string): string => day.replace(/^(\w{3})\w* (\d+),.*$/, "$1 $2");

type KitWeeksChartProps = { title: string; weeks: readonly Counted[] };

/** The kits of each Wednesday as bars. The table beside it says the same, so it is a picture to a screen reader. */
export function KitWeeksChart({ title, weeks }: KitWeeksChartProps) {
  return (
    <div className="kit-counts__chart" role="img" aria-label={title}>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={[...weeks]}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--theme-elevation-150)" />
          <XAxis
            dataKey="words"
            tickFormatter={shortDay}
            interval={0}
            tick={{ fill: "var(--theme-text)", fontSize: 13 }}
            stroke="var(--theme-elevation-450)"
          />
          <YAxis
            allowDecimals={false}
            width={48}
            tick={{ fill: "var(--theme-text)", fontSize: 13 }}
            stroke="var(--theme-elevation-450)"
          />
          <Bar dataKey="kits" fill="var(--office-link)" isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
