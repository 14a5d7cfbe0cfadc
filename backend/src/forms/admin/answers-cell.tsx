import type { DefaultServerCellComponentProps } from "payload";
import { factsInOneLine } from "../../staff/views/fact.ts";
import { OneLineCell } from "../../staff/views/one-line-cell.tsx";
import { answerFacts } from "./answer-facts.ts";

export const AnswersCell = ({ cellData, rowData }: DefaultServerCellComponentProps) => (
  <OneLineCell text={factsInOneLine(answerFacts(rowData?.form, cellData))} />
);
