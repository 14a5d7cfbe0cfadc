import { charityDay } from "@pcf/contract/donation/next-billing-day";
import type { DefaultServerCellComponentProps } from "payload";
import { shownDay } from "../../../platform/admin/shown-moment.ts";

const copy = { overdue: (day: string) => `${day}, overdue` };

/** In the list of facts: the day by which one is to be checked, and whether that is past. */
export const ReviewByCell = ({ cellData }: DefaultServerCellComponentProps) => {
  if (typeof cellData !== "string") return null;
  const day = shownDay(cellData);
  return cellData < charityDay(new Date()) ? <strong>{copy.overdue(day)}</strong> : <span>{day}</span>;
};
