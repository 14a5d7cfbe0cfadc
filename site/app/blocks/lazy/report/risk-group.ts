export const tumourStages = ["T1", "T2a", "T2b", "T2c", "T3a", "T3b", "T4"] as const;
export type TumourStage = (typeof tumourStages)[number];
export const gradeGroups = [1, 2, 3, 4, 5] as const;
export type GradeGroup = (typeof gradeGroups)[number];

export const riskGroups = ["low", "intermediate", "high"] as const;
export type RiskGroup = (typeof riskGroups)[number];
export const riskFacts = ["stage", "grade", "psa"] as const;
export type RiskFact = (typeof riskFacts)[number];

/** `psa` in µg/L, which is the same number as ng/mL. */
export type RiskFacts = { stage: TumourStage; grade: GradeGroup; psa: number };
/** The row in which each fact stands by itself, as far as it is known. */
export type FactRows = Partial<Record<RiskFact, RiskGroup>>;

export const stageRows: Record<TumourStage, RiskGroup> = {
  T1: "low",
  T2a: "low",
  T2b: "intermediate",
  T2c: "intermediate",
  T3a: "high",
  T3b: "high",
  T4: "high",
};
export const gradeRows: Record<GradeGroup, RiskGroup> = {
  1: "low",
  2: "intermediate",
  3: "intermediate",
  4: "high",
  5: "high",
};
export const psaRow = (psa: number): RiskGroup => (psa > 20 ? "high" : psa >= 10 ? "intermediate" : "low");

/** The most serious row that any fact stands in, and the facts that stand in it. Without a fact it is the low one. */
export function mostSerious(rows: FactRows): { group: RiskGroup; because: RiskFact[] } {
  const group = riskGroups.findLast((row) => Object.values(rows).includes(row)) ?? "low";
  return { group, because: riskFacts.filter((fact) => rows[fact] === group) };
}

/**
 * The row of the risk table: low needs all three facts (T1–2a, grade group 1, PSA below 10); for intermediate and high any
 * one is enough. `because` are the facts that stand in that row.
 */
export function riskGroup(facts: RiskFacts): { group: RiskGroup; because: RiskFact[] } {
  return mostSerious({
    stage: stageRows[facts.stage],
    grade: gradeRows[facts.grade],
    psa: psaRow(facts.psa),
  });
}

/** One comma and three digits: in "1,200" it parts the thousands, in "9,875" it may be a decimal sign. */
const mayBeThousands = /^[1-9]\d{0,2},\d{3}$/;

/**
 * A PSA value as people type it: "9.8", "9,8", "< 0.1". Undefined where it is no value, and where it may be one or a thousand times
 * as much: a wrong guess would call the most serious row the mildest.
 */
export function psaValue(text: string): number | undefined {
  const typed = text.trim().replace(/^<\s*/, "");
  const plain = typed.replace(",", ".");
  if (mayBeThousands.test(typed) || !/^\d{1,5}(\.\d{1,3})?$/.test(plain)) return undefined;
  return Number(plain);
}
