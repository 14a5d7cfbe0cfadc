"use client";

import type { DefaultCellComponentProps } from "payload";
import { dayInWords, timeInWords } from "./typed-time.ts";

type Props = DefaultCellComponentProps & { zonePath?: string; allDayPath?: string; officeZone: string };

const below = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

/**
 * Day and time in a list, on the clock of the place. The words of the server stand, as they do for visitors: a browser may know
 * other rules of a place's clock than it (of Winnipeg, one had no winter time from 2026 on), and would take the page for broken.
 */
export function ZonedDateCell({ allDayPath, cellData, officeZone, rowData, zonePath }: Props) {
  if (typeof cellData !== "string") return null;
  const at = (path?: string) => path?.split(".").reduce(below, rowData as unknown);
  const zone = at(zonePath);
  const inWords = at(allDayPath) === true ? dayInWords : timeInWords;
  const words = inWords(new Date(cellData), typeof zone === "string" ? zone : officeZone);
  return <span suppressHydrationWarning>{words}</span>;
}
