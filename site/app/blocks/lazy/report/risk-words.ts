import type { GradeGroup, RiskFact, RiskGroup, TumourStage } from "./risk-group";

export const stageWords: Record<TumourStage, string> = {
  T1: "T1 (T1a, T1b or T1c)",
  T2a: "T2a",
  T2b: "T2b",
  T2c: "T2c",
  T3a: "T3a",
  T3b: "T3b",
  T4: "T4",
};
export const gradeWords: Record<GradeGroup, string> = {
  1: "1 (Gleason 6)",
  2: "2 (Gleason 3 + 4)",
  3: "3 (Gleason 4 + 3)",
  4: "4 (Gleason 8)",
  5: "5 (Gleason 9 or 10)",
};
export const rowWords: Record<
  RiskGroup,
  { name: string; cells: [string, string, string]; meaning: string; ask: string[] }
> = {
  low: {
    name: "Low risk",
    cells: ["T1 to T2a", "1", "Below 10"],
    meaning: "The cancer is likely to grow slowly. There is usually time to think.",
    ask: [
      "Is active surveillance a good choice for me?",
      "How often would I be checked, and with which tests?",
      "What would have to change before you advise treatment?",
    ],
  },
  intermediate: {
    name: "Intermediate risk",
    cells: ["T2b or T2c", "2 or 3", "10 to 20"],
    meaning: "A broad group: some people are watched, others do better with treatment.",
    ask: [
      "Am I nearer to the low or to the high row, and why?",
      "Which treatments fit me, and what would each do to my daily life?",
      "Do I need another scan, or a second look at my biopsy?",
    ],
  },
  high: {
    name: "High risk",
    cells: ["T3a to T4", "4 or 5", "Above 20"],
    meaning:
      "The cancer is more likely to grow or spread, so treatment is usually advised. Many people do well.",
    ask: [
      "Which scans will show if the cancer has spread?",
      "Would two treatments together work better for me than one?",
      "Is there a clinical trial that I could join?",
    ],
  },
};

/** What is said of each fact where it decides the row. */
const yourFact: Record<RiskFact, string> = {
  stage: "your T stage",
  grade: "your grade group",
  psa: "your PSA",
};

const and = (facts: string[]) => new Intl.ListFormat("en-CA", { type: "conjunction" }).format(facts);

export const riskWords = {
  choose: "Choose",
  stage: "T stage",
  grade: "Grade group",
  psa: "PSA (µg/L)",
  psaHint: "The same number as in ng/mL, such as 6.4",
  psaWrong: "Enter a number without a comma, such as 6.4 or 1200",
  yourRow: (row: string) => `Your row: ${row}`,
  becauseOf: (facts: RiskFact[]) => `This follows from ${and(facts.map((fact) => yourFact[fact]))}.`,
  ask: "What to ask your doctor",
  table: {
    caption: "The three rows",
    columns: ["Risk group", "T stage", "Grade group", "PSA (µg/L)"],
    yours: "Your row",
    note: "Low: all three must be true. Intermediate and high: any one is enough.",
  },
};

export const riskCaution =
  "This is a guide for a talk with your doctor, not a diagnosis. It does not apply if the cancer has spread (N1 or M1).";
