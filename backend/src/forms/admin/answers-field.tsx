import type { JSONFieldServerComponent } from "payload";
import { FactsTable } from "../../platform/admin/facts-table.tsx";
import { answerFacts } from "./answer-facts.ts";
import { answersCopy as copy } from "./answers-copy.ts";

/** What somebody wrote into a form, for reading. */
export const AnswersField: JSONFieldServerComponent = ({ data }) => (
  <FactsTable title={copy.title} facts={answerFacts(data?.form, data?.answers)} />
);
