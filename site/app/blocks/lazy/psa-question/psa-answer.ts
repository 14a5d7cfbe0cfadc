import {
  type KnownFacts,
  type PsaFacts,
  questionRows,
  type Row,
  riskRows,
  talkRows,
  viewRows,
  type When,
} from "./psa-rows";
import { type Sign, type SignName, type Urgency, urgencyOf } from "./psa-signs";

export type PsaAnswer = {
  urgency: Urgency | undefined;
  /** The signs that were named, the most urgent first. */
  signs: Sign[];
  /** Undefined in an emergency, before which nothing else counts, and as long as a question is open. */
  talk?: {
    row: (typeof talkRows)[number];
    views: readonly Row[];
    risks: readonly Row[];
    questions: string[];
  };
};

/** What family, ancestry and genes come to. */
export function riskOf({ family, ancestry, genes }: Omit<PsaFacts, "age">): KnownFacts["risk"] {
  if (family === "several" || genes !== "none") return "strong";
  return family === "one" || ancestry === "black" ? "higher" : "usual";
}

function fits(when: When, facts: KnownFacts): boolean {
  return Object.entries(when).every(([fact, known]) =>
    (known as readonly string[]).includes(facts[fact as keyof KnownFacts]),
  );
}

function talkOf(given: PsaFacts, withSigns: boolean): PsaAnswer["talk"] {
  const facts = { ...given, risk: riskOf(given) };
  const fitting = <R extends { when: When }>(rows: readonly R[]) =>
    rows.filter(({ when }) => fits(when, facts));
  const [row] = fitting(talkRows);
  if (!row) return undefined;
  const questions = fitting(questionRows).map(({ text }) => text);
  return {
    row,
    views: fitting(viewRows),
    risks: fitting(riskRows),
    questions: [...(withSigns ? [signsQuestion] : []), ...questions],
  };
}

/** Asked first by whoever has a sign. */
export const signsQuestion = "What is behind what I notice, and which tests do I need?";

/** What is said to somebody with these signs, who is of this age, family, ancestry and genes. */
export function psaAnswer(names: readonly SignName[], facts: PsaFacts | undefined): PsaAnswer {
  const { urgency, found } = urgencyOf(names);
  const talk = facts && urgency !== "now" ? talkOf(facts, found.length > 0) : undefined;
  return { urgency, signs: found, ...(talk ? { talk } : {}) };
}
