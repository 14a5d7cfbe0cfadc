import {
  type FactRows,
  type GradeGroup,
  gradeRows,
  mostSerious,
  psaRow,
  type RiskFact,
  type RiskGroup,
  riskFacts,
  stageRows,
  type TumourStage,
} from "./risk-group";

export const gleasonScores = ["6", "3+4", "4+3", "7", "8", "9", "10"] as const;
export type Gleason = (typeof gleasonScores)[number];

/** What a report says, as far as its reader has found it. `psa` in µg/L. `spread`: whether it names N1 or M1. */
export type ReportFacts = {
  stage?: TumourStage | undefined;
  gleason?: Gleason | undefined;
  grade?: GradeGroup | undefined;
  psa?: number | undefined;
  spread?: boolean | undefined;
};

/** The grade groups of a Gleason score; "7" is one whose two numbers are not known. */
const gradesOfGleason: Record<Gleason, readonly [GradeGroup, ...GradeGroup[]]> = {
  "6": [1],
  "3+4": [2],
  "4+3": [3],
  "7": [2, 3],
  "8": [4],
  "9": [5],
  "10": [5],
};

/** At these values of PSA one row ends and the next begins. */
export type PsaEdge = 10 | 20;
const near = 1;

export type ReportReading = {
  /** The two do not belong together: one of them was misread, and neither counts. */
  mismatch?: { gleason: Gleason; grade: GradeGroup };
  rows: FactRows;
  missing: RiskFact[];
  /**
   * "row": this is the one. "at-least": what is missing may only lead to a more serious one. "spread": the rows are not made for
   * it. "nothing": no fact is known.
   */
  outcome: "row" | "at-least" | "spread" | "nothing";
  /** Of the outcomes "row" and "at-least". */
  group?: RiskGroup;
  because: RiskFact[];
  /** The edge that the PSA is close to. */
  nearEdge?: PsaEdge;
};

function gradeRow(gleason: Gleason | undefined, grade: GradeGroup | undefined): RiskGroup | undefined {
  // Both groups of a "7" stand in one row.
  const known = grade ?? (gleason && gradesOfGleason[gleason][0]);
  return known && gradeRows[known];
}

function nearestEdge(psa: number): PsaEdge | undefined {
  return ([10, 20] as const).find((edge) => Math.abs(psa - edge) <= near);
}

/** What a report means by the risk table, and what in it does not fit together. */
export function readReport({ stage, gleason, grade, psa, spread }: ReportFacts): ReportReading {
  const mismatch =
    gleason && grade && !gradesOfGleason[gleason].includes(grade) ? { gleason, grade } : undefined;
  const graded = mismatch ? undefined : gradeRow(gleason, grade);
  const rows: FactRows = {
    ...(stage ? { stage: stageRows[stage] } : {}),
    ...(graded ? { grade: graded } : {}),
    ...(psa === undefined ? {} : { psa: psaRow(psa) }),
  };
  const missing = riskFacts.filter((fact) => !rows[fact]);
  const nearEdge = psa === undefined ? undefined : nearestEdge(psa);
  const found = { ...(mismatch ? { mismatch } : {}), ...(nearEdge ? { nearEdge } : {}), rows, missing };
  if (spread) return { ...found, outcome: "spread", because: [] };
  if (missing.length === riskFacts.length) return { ...found, outcome: "nothing", because: [] };
  const most = mostSerious(rows);
  // No row is more serious than the high one, whatever is missing.
  const settled = missing.length === 0 || most.group === "high";
  return { ...found, outcome: settled ? "row" : "at-least", ...most };
}

/** How a Gleason score and a grade group belong together, for whoever looks again. */
export function gleasonOfGrade(grade: GradeGroup): Gleason[] {
  return gleasonScores.filter((score) => score !== "7" && gradesOfGleason[score].includes(grade));
}
