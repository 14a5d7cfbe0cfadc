import type { Payload } from "payload";
import type { Donation } from "../../../payload-types.ts";
import { annualReceiptOf } from "./annual-receipt-of.ts";
import { isUnclear, receiptable, yearOf } from "./gifts-of-year.ts";

/** The day by which donors are promised the receipt for a year. */
export const lastReceiptDay = (year: number): string => `${year + 1}-02-28`;

/**
 * The years of which a monthly gift's donor still gets a receipt if they gave enough, as seen on a day: charged by these tries,
 * or perhaps, and not receipted. After the last day for it none is promised: what came to too little gets none.
 */
export async function receiptYearsToCome(
  payload: Payload,
  tries: Donation[],
  { giftId, day }: { giftId: number; day: string },
): Promise<number[]> {
  const years = new Set([...receiptable(tries), ...tries.filter(isUnclear)].map(yearOf));
  const toCome: number[] = [];
  for (const year of [...years].sort())
    if (day <= lastReceiptDay(year) && !(await annualReceiptOf(payload, year, giftId))) toCome.push(year);
  return toCome;
}
