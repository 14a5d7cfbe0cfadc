"use client";

import { useRowLabel } from "@payloadcms/ui";
import type { GivingChoice } from "@pcf/contract/donation/giving-choices";
import { longDay } from "@pcf/contract/long-day";

const isDay = /^\d{4}-\d{2}-\d{2}$/;
const between = (words: string, day: string | null | undefined) =>
  day && isDay.test(day) ? ` ${words} ${longDay(day)}` : "";

/** What a folded row says: its name, and on which days it is offered. */
export function GivingChoiceRow() {
  const { data, rowNumber } = useRowLabel<Partial<GivingChoice>>();
  const { name, offeredFrom, offeredTo } = data ?? {};
  const days = between("from", offeredFrom) + between("to", offeredTo);
  return (
    <span>
      {name || `Row ${(rowNumber ?? 0) + 1}`}
      {days && <small>, offered{days}</small>}
    </span>
  );
}
