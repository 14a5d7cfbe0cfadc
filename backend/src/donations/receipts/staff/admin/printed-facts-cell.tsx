import type { DefaultServerCellComponentProps } from "payload";
import { factsInOneLine } from "../../../../staff/views/fact.ts";
import { OneLineCell } from "../../../../staff/views/one-line-cell.tsx";
import { printedFacts } from "./printed-facts.ts";

export const PrintedFactsCell = ({ cellData }: DefaultServerCellComponentProps) => (
  <OneLineCell text={factsInOneLine(printedFacts(cellData))} />
);
