import { useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button/button";
import { SelectField } from "~/ui/field/select-field";
import { TextField } from "~/ui/field/text-field";
import { Table } from "~/ui/table/table";
import { riskFinderCopy as copy } from "./risk-finder-copy";
import {
  gradeGroups,
  psaValue,
  type RiskFacts,
  type RiskGroup,
  riskGroup,
  riskGroups,
  tumourStages,
} from "./risk-group";

type Chosen = { stage: string; grade: string; psa: string };
const nothing: Chosen = { stage: "", grade: "", psa: "" };

function factsOf({ stage, grade, psa }: Chosen): RiskFacts | undefined {
  const facts = {
    stage: tumourStages.find((name) => name === stage),
    grade: gradeGroups.find((group) => String(group) === grade),
    psa: psaValue(psa),
  };
  const { stage: t, grade: g, psa: p } = facts;
  return t !== undefined && g !== undefined && p !== undefined ? { stage: t, grade: g, psa: p } : undefined;
}

/** Names the reader's row of the risk table. Works on the device alone; without JavaScript the table itself is shown. */
export function RiskFinder() {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState(nothing);
  const [leftPsa, setLeftPsa] = useState(false);
  const read = () => {
    const data = new FormData(form.current ?? undefined);
    const text = (name: keyof Chosen) => String(data.get(`risk-${name}`) ?? "");
    setChosen({ stage: text("stage"), grade: text("grade"), psa: text("psa") });
  };
  // What was chosen before this page's JavaScript arrived counts too.
  useEffect(read, []);
  const facts = factsOf(chosen);
  const psaWrong = leftPsa && chosen.psa !== "" && psaValue(chosen.psa) === undefined;
  return (
    <section className="risk-finder" data-tone="mist" aria-label={copy.title}>
      <noscript>
        <RiskTable />
      </noscript>
      <form
        ref={form}
        className="risk-finder-form"
        onChange={read}
        onSubmit={(event) => event.preventDefault()}
      >
        <p className="field-hint">{copy.private}</p>
        <div className="risk-finder-fields">
          <SelectField
            name="risk-stage"
            label={copy.stage}
            placeholder={copy.choose}
            options={tumourStages.map((value) => ({ value, label: copy.stageWords[value] }))}
          />
          <SelectField
            name="risk-grade"
            label={copy.grade}
            placeholder={copy.choose}
            options={gradeGroups.map((group) => ({ value: String(group), label: copy.gradeWords[group] }))}
          />
          <TextField
            name="risk-psa"
            label={copy.psa}
            hint={copy.psaHint}
            error={psaWrong ? copy.psaWrong : undefined}
            inputMode="decimal"
            autoComplete="off"
            width="short"
            onBlur={() => setLeftPsa(true)}
          />
        </div>
      </form>
      <div className="risk-finder-answer" aria-live="polite">
        {facts ? <Answer facts={facts} /> : <p>{copy.waiting}</p>}
      </div>
      {facts && (
        <Button
          variant="quiet"
          onClick={() => {
            form.current?.reset();
            setChosen(nothing);
            setLeftPsa(false);
          }}
        >
          {copy.again}
        </Button>
      )}
    </section>
  );
}

function Answer({ facts }: { facts: RiskFacts }) {
  const { group, because } = riskGroup(facts);
  const words = copy.rowWords[group];
  return (
    <div className="stack">
      <h3>{copy.yourRow(words.name)}</h3>
      <p>
        {words.meaning} {copy.becauseOf(because.map((fact) => copy.because[fact]))}
      </p>
      <RiskTable chosen={group} />
      <h4>{copy.ask}</h4>
      <ul className="dashed">
        {words.ask.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <p className="field-hint">{copy.caution}</p>
    </div>
  );
}

/** The rules as a table, with the reader's own row pointed out. */
function RiskTable({ chosen }: { chosen?: RiskGroup }) {
  return (
    <Table
      caption={copy.table.caption}
      columns={copy.table.columns}
      rows={riskGroups.map((group) => [copy.rowWords[group].name, ...copy.rowWords[group].cells])}
      note={copy.table.note}
      chosen={chosen && { row: riskGroups.indexOf(chosen), label: copy.table.yours }}
    />
  );
}
