import type { DefaultServerCellComponentProps, JSONFieldServerComponent } from "payload";
import { factsInOneLine } from "../../../platform/admin/fact.ts";
import { FactsTable, OneLineCell } from "../../../platform/admin/facts-table.tsx";
import { printedFacts } from "./printed-facts.ts";
import { copy } from "./receipt-admin-copy.ts";

export const PrintedFactsCell = ({ cellData }: DefaultServerCellComponentProps) => (
  <OneLineCell text={factsInOneLine(printedFacts(cellData))} />
);

/** What is printed on a receipt, for reading. */
export const PrintedFactsField: JSONFieldServerComponent = ({ data }) => (
  <FactsTable title={copy.printed} facts={printedFacts(data?.facts)} />
);
