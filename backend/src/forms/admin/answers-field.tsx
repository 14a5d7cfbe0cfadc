import type { DefaultServerCellComponentProps, JSONFieldServerComponent } from "payload";
import { factsInOneLine } from "../../platform/admin/fact.ts";
import { FactsTable, OneLineCell } from "../../platform/admin/facts-table.tsx";
import { answerFacts, answersCopy as copy } from "./answer-facts.ts";

export const AnswersCell = ({ cellData, rowData }: DefaultServerCellComponentProps) => (
  <OneLineCell text={factsInOneLine(answerFacts(rowData?.form, cellData))} />
);

/** What somebody wrote into a form, for reading. */
export const AnswersField: JSONFieldServerComponent = ({ data }) => (
  <FactsTable title={copy.title} facts={answerFacts(data?.form, data?.answers)} />
);
