import { SelectField } from "~/ui/field/select-field";
import { Tool, type ToolAnswer, ToolQuestions } from "../tool";
import { chosenFacts } from "./chosen-facts";
import { gradeGroups, riskGroup, tumourStages } from "./risk-group";
import { PsaField, RiskTable } from "./risk-table";
import { gradeWords, riskCaution, riskWords, rowWords, stageWords } from "./risk-words";

const copy = { title: "Find your row", waiting: "Fill in all three to see your row." };

/** Names the reader's row of the risk table. Works on the device alone; without JavaScript the table itself is shown. */
export function RiskFinder() {
  return (
    <Tool title={copy.title} waiting={copy.waiting} fields={<Fields />} answer={answer}>
      <noscript>
        <RiskTable />
      </noscript>
    </Tool>
  );
}

function Fields() {
  return (
    <div className="tool-fields">
      <SelectField
        name="risk-stage"
        label={riskWords.stage}
        placeholder={riskWords.choose}
        options={tumourStages.map((value) => ({ value, label: stageWords[value] }))}
      />
      <SelectField
        name="risk-grade"
        label={riskWords.grade}
        placeholder={riskWords.choose}
        options={gradeGroups.map((group) => ({ value: String(group), label: gradeWords[group] }))}
      />
      <PsaField name="risk-psa" />
    </div>
  );
}

function answer(given: FormData): ToolAnswer | undefined {
  const { stage, grade, psa } = chosenFacts(given, "risk");
  if (stage === undefined || grade === undefined || psa === undefined) return undefined;
  const { group, because } = riskGroup({ stage, grade, psa });
  const words = rowWords[group];
  return {
    title: riskWords.yourRow(words.name),
    children: (
      <>
        <p>
          {words.meaning} {riskWords.becauseOf(because)}
        </p>
        <RiskTable chosen={group} />
        <ToolQuestions title={riskWords.ask} questions={words.ask} />
        <p className="field-hint">{riskCaution}</p>
      </>
    ),
  };
}
