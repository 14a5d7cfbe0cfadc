import { provinceCodes, provinces } from "@pcf/contract/choices";
import { Accordion } from "~/ui/accordion/accordion";
import { Alert } from "~/ui/alert/alert";
import { ChoiceGroup } from "~/ui/field/choice-group";
import { SelectField } from "~/ui/field/select-field";
import { chosenOf } from "../chosen-of";
import { Tool, type ToolAnswer, ToolQuestions } from "../tool";
import { type PsaAnswer, psaAnswer } from "./psa-answer";
import { EveryPsaAnswer } from "./psa-every-answer";
import { psaPrice, useFactsOfPage } from "./psa-price";
import { ages, ancestries, families, genes, type PsaFacts, type Row } from "./psa-rows";
import { type SignName, signs } from "./psa-signs";
import { Sourced } from "./psa-sourced";
import { psaWords as copy } from "./psa-words";

/** Says what to talk over with a doctor about the PSA test, and which signs come before that. On the device alone. */
export function PsaQuestion() {
  return (
    <Tool title={copy.title} waiting={copy.waiting} fields={<Fields />} answer={answer} printed>
      <Accordion items={[{ title: copy.all, content: <EveryPsaAnswer /> }]} />
    </Tool>
  );
}

const optionsOf = <Value extends string>(words: Record<Value, string>, values: readonly Value[]) =>
  values.map((value) => ({ value, label: words[value] }));

function Fields() {
  const { options } = copy;
  return (
    <>
      <ChoiceGroup
        legend={copy.signs}
        hint={copy.signsHint}
        name="psa-signs"
        type="checkbox"
        options={signs.map(({ name, label, urgency }) => ({
          value: name,
          label,
          // Said beside the sign itself: on a phone the answer stands screens below it.
          text: urgency === "now" ? copy.emergency : undefined,
        }))}
      />
      <SelectField
        name="psa-age"
        label={copy.age}
        placeholder={copy.choose}
        width="medium"
        options={optionsOf(options.age, ages)}
      />
      <ChoiceGroup legend={copy.family} name="psa-family" options={optionsOf(options.family, families)} />
      <ChoiceGroup
        legend={copy.ancestry}
        name="psa-ancestry"
        look="row"
        options={optionsOf(options.ancestry, ancestries)}
      />
      <ChoiceGroup legend={copy.genes} name="psa-genes" options={optionsOf(options.genes, genes)} />
      <SelectField
        name="psa-province"
        label={copy.province}
        hint={copy.provinceHint}
        optional
        placeholder={copy.choose}
        width="long"
        options={provinces.map(({ code, name }) => ({ value: code, label: name }))}
      />
    </>
  );
}

function factsOf(given: FormData): PsaFacts | undefined {
  const age = chosenOf(given, "psa-age", ages);
  const family = chosenOf(given, "psa-family", families);
  const ancestry = chosenOf(given, "psa-ancestry", ancestries);
  const gene = chosenOf(given, "psa-genes", genes);
  return age && family && ancestry && gene ? { age, family, ancestry, genes: gene } : undefined;
}

function answer(given: FormData): ToolAnswer | undefined {
  const chosen = given.getAll("psa-signs");
  const names: SignName[] = signs.map(({ name }) => name).filter((name) => chosen.includes(name));
  const found = psaAnswer(names, factsOf(given));
  if (!found.urgency && !found.talk) return undefined;
  return {
    title: found.urgency ? copy.urgency[found.urgency] : (found.talk?.row.title ?? ""),
    children: (
      <>
        <Signs found={found} />
        {found.talk && (
          <Talk
            talk={found.talk}
            signs={found.signs.length}
            given={given}
            titled={found.urgency !== undefined}
          />
        )}
        {found.urgency !== "now" && !found.talk && <p>{copy.waiting}</p>}
      </>
    ),
  };
}

/** Which signs are urgent, and why. */
function Signs({ found: { urgency, signs: of } }: { found: PsaAnswer }) {
  if (!urgency) return null;
  const now = urgency === "now";
  return (
    <>
      <Alert tone={now ? "danger" : "warn"}>
        <ul className="dashed">
          {of.map(({ name, label, why, source }) => (
            <li key={name}>
              <strong>{label}.</strong> <Sourced text={why} sources={[source]} />
            </li>
          ))}
        </ul>
      </Alert>
      <p>{now ? copy.afterEmergency : copy.nurse}</p>
    </>
  );
}

type TalkProps = { talk: NonNullable<PsaAnswer["talk"]>; signs: number; given: FormData; titled: boolean };

function Talk({ talk: { row, views, risks, questions }, signs: withSigns, given, titled }: TalkProps) {
  const province = chosenOf(given, "psa-province", provinceCodes);
  const facts = useFactsOfPage();
  return (
    <>
      {titled && <h3>{row.title}</h3>}
      <p>
        <Sourced text={row.text} sources={row.sources} />
      </p>
      {risks.length > 0 && <h4>{copy.raised}</h4>}
      {risks.length > 0 && <Statements rows={risks} />}
      <h4>{copy.experts}</h4>
      <p>{copy.expertsNote}</p>
      <Statements rows={views} />
      <h4>{copy.cost}</h4>
      {withSigns > 0 && <p>{copy.notScreening}</p>}
      <p>{province ? <Sourced {...psaPrice(province, facts)} /> : copy.costUnknown}</p>
      <ToolQuestions title={copy.questions} questions={questions} />
      <p className="field-hint">{copy.caution}</p>
    </>
  );
}

function Statements({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className="dashed">
      {rows.map(({ text, sources }) => (
        <li key={text}>
          <Sourced text={text} sources={sources} />
        </li>
      ))}
    </ul>
  );
}
