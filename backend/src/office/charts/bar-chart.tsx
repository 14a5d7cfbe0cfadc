"use client";

import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";

export type BarOf = {
  /** What stands below the bar, short: "Nov 27". */
  short: string;
  /** What is said of it in full: "November 27, 2026". */
  label: string;
  cents: number;
  /** Its sum as people read it. */
  sum: string;
};

/** Numbers on the side, short: $500, $12K. */
const dollars = (cents: number): string =>
  cents >= 1_000_000
    ? `$${Math.round(cents / 100_000).toLocaleString("en-CA")}K`
    : `$${Math.round(cents / 100).toLocaleString("en-CA")}`;

type Shown = { active?: boolean; payload?: readonly { payload?: BarOf }[] };

function Said({ active, payload }: Shown) {
  const bar = payload?.[0]?.payload;
  if (!active || !bar) return null;
  return (
    <p className="chart__said">
      {bar.label}
      <strong>{bar.sum}</strong>
    </p>
  );
}

/** The bars alone. Who does not see them has the table beside them, so they are nothing to read or to reach by the keyboard. */
export function Bars({ bars }: { bars: BarOf[] }) {
  const axis = { stroke: "var(--theme-elevation-400)", tick: { fill: "var(--theme-text)", fontSize: 13 } };
  return (
    <ResponsiveContainer width="100%" height={260} initialDimension={{ width: 900, height: 260 }}>
      <BarChart
        data={bars}
        accessibilityLayer={false}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        barCategoryGap="18%"
      >
        <CartesianGrid vertical={false} stroke="var(--theme-elevation-150)" />
        <XAxis
          dataKey="short"
          {...axis}
          interval="equidistantPreserveStart"
          minTickGap={16}
          tickLine={false}
        />
        <YAxis {...axis} tickFormatter={dollars} width={64} axisLine={false} tickLine={false} />
        <Tooltip
          content={<Said />}
          cursor={{ fill: "var(--theme-elevation-100)" }}
          isAnimationActive={false}
        />
        <Bar dataKey="cents" fill="var(--office-chart)" isAnimationActive={false} maxBarSize={48} />
      </BarChart>
    </ResponsiveContainer>
  );
}
