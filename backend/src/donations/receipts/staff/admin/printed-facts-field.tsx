import type { JSONFieldServerComponent } from "payload";
import { FactsTable } from "../../../../platform/admin/facts-table.tsx";
import { printedFacts } from "./printed-facts.ts";
import { copy } from "./receipt-admin-copy.ts";

/** What is printed on a receipt, for reading. */
export const PrintedFactsField: JSONFieldServerComponent = ({ data }) => (
  <FactsTable title={copy.printed} facts={printedFacts(data?.facts)} />
);
