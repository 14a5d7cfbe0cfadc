import type { DefaultServerCellComponentProps } from "payload";
import { OneLineCell } from "../../platform/admin/facts-table.tsx";
import { historyRows } from "./history-rows.ts";

/** What happened to a gift, one thing after the other. */
export const HistoryCell = ({ cellData }: DefaultServerCellComponentProps) => (
  <OneLineCell
    text={historyRows(cellData)
      .map(({ what }) => what)
      .join(" → ")}
  />
);
