"use client";

import type { DefaultCellComponentProps } from "payload";
import { timeInWords } from "./typed-time.ts";

type Props = DefaultCellComponentProps & { zonePath?: string; officeZone: string };

const below = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

/** Day and time in a list, on the clock of the place. */
export function ZonedDateCell({ cellData, officeZone, rowData, zonePath }: Props) {
  if (typeof cellData !== "string") return null;
  const zone = zonePath?.split(".").reduce(below, rowData as unknown);
  return <span>{timeInWords(new Date(cellData), typeof zone === "string" ? zone : officeZone)}</span>;
}
