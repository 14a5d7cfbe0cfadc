import type { DefaultServerCellComponentProps } from "payload";
import { factsInOneLine } from "../../platform/admin/fact.ts";
import { OneLineCell } from "../../platform/admin/one-line-cell.tsx";
import { answerFacts } from "./answer-facts.ts";

export const AnswersCell = ({ cellData, rowData }: DefaultServerCellComponentProps) => (
  <OneLineCell text={factsInOneLine(answerFacts(rowData?.form, cellData))} />
);
