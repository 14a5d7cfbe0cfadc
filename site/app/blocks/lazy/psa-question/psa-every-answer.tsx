import { provinces } from "@pcf/contract/choices";
import { Table } from "~/ui/table/table";
import { ToolQuestions } from "../tool";
import { signsQuestion } from "./psa-answer";
import { psaPrice, useFactsOfPage } from "./psa-price";
import { questionRows, type Row, riskRows, talkRows, viewRows } from "./psa-rows";
import { signs } from "./psa-signs";
import { Sourced } from "./psa-sourced";
import { psaWords } from "./psa-words";

const { tables } = psaWords;
const byWhom = (rows: readonly Row[]) =>
  rows.map(({ who, text, sources }) => [who, <Sourced key={text} text={text} sources={sources} />]);

/** All that the tool can say, as tables. */
export function EveryPsaAnswer() {
  const facts = useFactsOfPage();
  return (
    <div className="stack">
      <Table
        {...tables.signs}
        rows={signs.map(({ label, urgency, why, source }) => [
          label,
          psaWords.urgency[urgency],
          <Sourced key={label} text={why} sources={[source]} />,
        ])}
        note={psaWords.nurse}
      />
      <Table
        {...tables.talk}
        rows={talkRows.map(({ who, title, text, sources }) => [
          who,
          title,
          <Sourced key={who} text={text} sources={sources} />,
        ])}
      />
      <Table {...tables.experts} rows={byWhom(viewRows)} note={psaWords.expertsNote} />
      <Table {...tables.raised} rows={byWhom(riskRows)} />
      <Table
        {...tables.cost}
        rows={provinces.map(({ code, name }) => {
          const { text, sources } = psaPrice(code, facts);
          return [name, <Sourced key={code} text={text} sources={sources} />];
        })}
        note={psaWords.notScreening}
      />
      <ToolQuestions
        title={psaWords.questions}
        questions={[signsQuestion, ...questionRows.map(({ text }) => text)]}
      />
      <p className="field-hint">{psaWords.caution}</p>
    </div>
  );
}
