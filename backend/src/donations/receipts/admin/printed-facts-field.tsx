import type { JSONFieldServerComponent } from "payload";
import { FactsTable } from "../../../staff/views/facts-table.tsx";
import { copy } from "./copy.ts";
import { printedFacts } from "./printed-facts.ts";

/** What is printed on a receipt, for reading. */
export const PrintedFactsField: JSONFieldServerComponent = ({ data }) => (
  <FactsTable title={copy.printed} facts={printedFacts(data?.facts)} />
);
