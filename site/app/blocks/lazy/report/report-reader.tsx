import { Accordion } from "~/ui/accordion/accordion";
import { Alert } from "~/ui/alert/alert";
import { SelectField } from "~/ui/field/select-field";
import { TextLink } from "~/ui/link/text-link";
import { Table } from "~/ui/table/table";
import { chosenOf } from "../chosen-of";
import { Tool, type ToolAnswer, ToolQuestions } from "../tool";
import { chosenFacts } from "./chosen-facts";
import { gleasonScores, type ReportFacts, type ReportReading, readReport } from "./report-reading";
import {
  chosenGrade,
  reportWords as copy,
  gleasonWords,
  questionsOf,
  readNext,
  spreadQuestions,
} from "./report-words";
import { gradeGroups, type RiskFact, riskFacts, riskGroups, tumourStages } from "./risk-group";
import { PsaField, RiskTable } from "./risk-table";
import { gradeWords, riskCaution, riskWords, rowWords, stageWords } from "./risk-words";

/** Reads a pathology report with its owner: the risk row, where each fact stands, what does not fit, what to ask. */
export function ReportReader() {
  return (
    <Tool title={copy.title} waiting={copy.waiting} fields={<Fields />} answer={answer} printed>
      <Accordion items={[{ title: copy.all, content: <EveryAnswer /> }]} />
    </Tool>
  );
}

const unknown = { value: "unknown", label: copy.unknown };

function Fields() {
  return (
    <div className="tool-fields">
      <SelectField
        name="report-stage"
        label={copy.stage}
        hint={copy.stageHint}
        placeholder={riskWords.choose}
        options={[...tumourStages.map((value) => ({ value, label: stageWords[value] })), unknown]}
      />
      <SelectField
        name="report-gleason"
        label={copy.gleason}
        placeholder={riskWords.choose}
        options={[...gleasonScores.map((value) => ({ value, label: gleasonWords[value] })), unknown]}
      />
      <SelectField
        name="report-grade"
        label={riskWords.grade}
        placeholder={riskWords.choose}
        options={[
          ...gradeGroups.map((group) => ({ value: String(group), label: gradeWords[group] })),
          unknown,
        ]}
      />
      <PsaField name="report-psa" />
      <SelectField
        name="report-spread"
        label={copy.spread}
        hint={copy.spreadHint}
        placeholder={riskWords.choose}
        options={[{ value: "no", label: copy.no }, { value: "yes", label: copy.yes }, unknown]}
      />
    </div>
  );
}

function answer(given: FormData): ToolAnswer | undefined {
  const spread = chosenOf(given, "report-spread", ["no", "yes"]);
  const facts: ReportFacts = {
    ...chosenFacts(given, "report"),
    gleason: chosenOf(given, "report-gleason", gleasonScores),
    spread: spread && spread === "yes",
  };
  const reading = readReport(facts);
  if (reading.outcome === "nothing" && !reading.mismatch) return undefined;
  const { mismatch, nearEdge, outcome, group } = reading;
  const found = outcome === "row" ? group : outcome === "spread" ? "spread" : undefined;
  return {
    title: titleOf(reading),
    children: (
      <>
        {mismatch && (
          <Alert tone="warn" title={copy.lookAgain}>
            <p>{copy.mismatch(mismatch)}</p>
          </Alert>
        )}
        <p>{textOf(reading)}</p>
        {outcome !== "nothing" && <WhereYouStand facts={facts} reading={reading} />}
        {nearEdge && outcome !== "spread" && <p>{copy.nearEdge(nearEdge)}</p>}
        <ToolQuestions title={riskWords.ask} questions={questionsOf(reading)} />
        <h4>{copy.next}</h4>
        <NextLinks of={found ?? "unknown"} />
        <p className="field-hint">{riskCaution}</p>
      </>
    ),
  };
}

function titleOf({ outcome, group }: ReportReading): string {
  if (outcome === "spread") return copy.spreadTitle;
  if (!group) return copy.lookTitle;
  return outcome === "row" ? riskWords.yourRow(rowWords[group].name) : copy.atLeast(group);
}

function textOf({ outcome, group, because, rows, missing }: ReportReading): string | undefined {
  if (outcome === "spread") return copy.spreadText;
  if (outcome === "at-least") return copy.incomplete(missing);
  if (!group) return undefined;
  const mixed = new Set(Object.values(rows)).size > 1;
  return [rowWords[group].meaning, riskWords.becauseOf(because), mixed && copy.mixed]
    .filter(Boolean)
    .join(" ");
}

function WhereYouStand({ facts, reading }: { facts: ReportFacts; reading: ReportReading }) {
  const { stage, grade, gleason, psa } = facts;
  const chosen: Record<RiskFact, string | undefined> = {
    stage: stage && stageWords[stage],
    grade: reading.mismatch ? undefined : chosenGrade(grade, gleason),
    psa: psa === undefined ? undefined : String(psa),
  };
  const rowOf = (fact: RiskFact) => {
    const row = reading.outcome === "spread" ? undefined : reading.rows[fact];
    return row ? rowWords[row].name : "–";
  };
  return (
    <Table
      caption={copy.rows.caption}
      columns={copy.rows.columns}
      rows={riskFacts.map((fact) => [riskWords[fact], chosen[fact] ?? copy.rows.none, rowOf(fact)])}
    />
  );
}

function NextLinks({ of }: { of: keyof typeof readNext }) {
  return (
    <ul className="dashed">
      {readNext[of].map(({ href, title, text }) => (
        <li key={href}>
          <TextLink href={href}>{title}</TextLink>: {text}
        </li>
      ))}
    </ul>
  );
}

/** All that the tool can say. */
function EveryAnswer() {
  const { grades, meaning } = copy.tables;
  const asList = (questions: readonly string[]) => questions.join(" ");
  return (
    <div className="stack">
      <RiskTable />
      <Table {...grades} />
      <Table
        caption={meaning.caption}
        columns={meaning.columns}
        rows={[
          ...riskGroups.map((group) => [
            rowWords[group].name,
            rowWords[group].meaning,
            asList(rowWords[group].ask),
            <NextLinks key={group} of={group} />,
          ]),
          [copy.spreadRow, copy.spreadText, asList(spreadQuestions), <NextLinks key="spread" of="spread" />],
        ]}
      />
      <p className="field-hint">{riskCaution}</p>
    </div>
  );
}
