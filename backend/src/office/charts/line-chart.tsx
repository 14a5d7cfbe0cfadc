"use client";

import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { shownMoment } from "../../platform/admin/shown-moment.ts";

type LineOf = {
  name: string;
  /** One number a minute, from the first minute on. */
  counts: readonly number[];
  /** What needs somebody is drawn in the colour of what is urgent, and with a broken line. */
  isUrgent?: boolean;
};

export type MinutesProps = {
  lines: readonly LineOf[];
  /** The first minute, as ISO time. */
  from: string;
  /** Marks below the lines: a minute and its words. */
  ticks: readonly { minute: number; words: string }[];
};

const minuteMs = 60_000;

type Shown = { active?: boolean; label?: number | string; lines: readonly LineOf[]; from: string };

function Said({ active, label, lines, from }: Shown) {
  const minute = Number(label);
  if (!active || Number.isNaN(minute)) return null;
  return (
    <p className="chart__said">
      {shownMoment(new Date(Date.parse(from) + minute * minuteMs))}
      {lines.map(({ name, counts }) => (
        <strong key={name}>
          {name}: {counts[minute] ?? 0}
        </strong>
      ))}
    </p>
  );
}

const colour = ({ isUrgent = false }: LineOf) => (isUrgent ? "var(--office-urgent)" : "var(--office-link)");

/** The lines alone. Who does not see them has the table beside them, so they are nothing to read or to reach by the keyboard. */
export function MinuteLines({ lines, from, ticks }: MinutesProps) {
  const axis = { stroke: "var(--theme-elevation-400)", tick: { fill: "var(--theme-text)", fontSize: 13 } };
  const minutes = (lines[0]?.counts ?? []).map((_, minute) => ({
    minute,
    ...Object.fromEntries(lines.map(({ name, counts }) => [name, counts[minute] ?? 0])),
  }));
  return (
    <ResponsiveContainer width="100%" height={280} initialDimension={{ width: 900, height: 280 }}>
      <LineChart data={minutes} accessibilityLayer={false} margin={{ top: 8, right: 24, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--theme-elevation-150)" />
        <XAxis
          {...axis}
          dataKey="minute"
          type="number"
          domain={[0, minutes.length]}
          ticks={ticks.map(({ minute }) => minute)}
          tickFormatter={(minute) => ticks.find((each) => each.minute === minute)?.words ?? ""}
          tickLine={false}
        />
        <YAxis {...axis} allowDecimals={false} width={40} axisLine={false} tickLine={false} />
        <Tooltip content={<Said lines={lines} from={from} />} isAnimationActive={false} />
        {lines.map((line) => (
          <Line
            key={line.name}
            dataKey={line.name}
            stroke={colour(line)}
            strokeWidth={1.5}
            {...(line.isUrgent && { strokeDasharray: "5 3" })}
            dot={false}
            isAnimationActive={false}
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  );
}
