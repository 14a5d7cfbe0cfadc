import type { DefaultServerCellComponentProps } from "payload";
import { factsInOneLine } from "../../../../platform/admin/fact.ts";
import { OneLineCell } from "../../../../platform/admin/facts-table.tsx";
import { printedFacts } from "./printed-facts.ts";

export const PrintedFactsCell = ({ cellData }: DefaultServerCellComponentProps) => (
  <OneLineCell text={factsInOneLine(printedFacts(cellData))} />
);
