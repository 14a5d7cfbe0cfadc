import { type Gleason, gleasonOfGrade, type PsaEdge, type ReportReading } from "./report-reading";
import { type GradeGroup, gradeGroups, type RiskFact, type RiskGroup } from "./risk-group";
import { gradeWords, rowWords } from "./risk-words";

const diagnosis = "/about-prostate-cancer/diagnosis-and-staging";
const treatment = "/about-prostate-cancer/treatment";

export const gleasonWords: Record<Gleason, string> = {
  "6": "6 (3 + 3)",
  "3+4": "7 (3 + 4)",
  "4+3": "7 (4 + 3)",
  "7": "7, and I don’t see the two numbers",
  "8": "8",
  "9": "9",
  "10": "10",
};

type Reading = { href: string; title: string; text: string };
const choosing: Reading = {
  href: `${diagnosis}/choosing-a-treatment`,
  title: "Choosing a treatment",
  text: "How to weigh your options with your doctors and the people close to you.",
};
const localized: Reading = {
  href: `${treatment}/treatment-for-localized-prostate-cancer`,
  title: "Treatment for localized prostate cancer",
  text: "Active surveillance, surgery, radiation, and what each may mean for daily life.",
};
const advanced: Reading = {
  href: `${treatment}/treatment-for-advanced-prostate-cancer`,
  title: "Treatment for advanced prostate cancer",
  text: "What can be done when cancer has spread, and how people live with it.",
};
const grading: Reading = {
  href: `${diagnosis}/grading-and-staging`,
  title: "Grading and staging",
  text: "What each word of the report means.",
};

/** The pages to read next, by where the report stands. */
export const readNext: Record<RiskGroup | "spread" | "unknown", readonly Reading[]> = {
  low: [localized, choosing],
  intermediate: [choosing, localized],
  high: [localized, choosing],
  spread: [advanced],
  unknown: [grading],
};

export const spreadQuestions = [
  "Where has the cancer spread, and how do you know?",
  "Which treatments come first, and what would each do to my daily life?",
  "Would a test of my genes or of the cancer’s genes change my choices?",
  "Is there a clinical trial that I could join?",
];
const missingQuestions: Record<RiskFact, string> = {
  stage: "What is my T stage?",
  grade: "What are my Gleason score and my grade group?",
  psa: "What was my PSA before any treatment?",
};

/** What to ask about this report: what is unclear in it first. */
export function questionsOf({ mismatch, missing, outcome, group }: ReportReading): string[] {
  const unclear = [
    ...(mismatch ? ["My Gleason score and my grade group don’t match. Which one is right?"] : []),
    ...missing.filter((fact) => !(mismatch && fact === "grade")).map((fact) => missingQuestions[fact]),
  ];
  if (outcome === "spread") return [...unclear, ...spreadQuestions];
  return [...unclear, ...(outcome === "row" && group ? rowWords[group].ask : [])];
}

const or = (words: string[]) => new Intl.ListFormat("en-CA", { type: "disjunction" }).format(words);
/** "6 (3 + 3)", or "9 or 10". */
const scoresOf = (grade: GradeGroup) => or(gleasonOfGrade(grade).map((score) => gleasonWords[score]));

export const reportWords = {
  title: "Understand my report",
  waiting: "Choose what your report says. You may leave out what you don’t find.",
  unknown: "I don’t know",
  stage: "T stage",
  stageHint: "Look for a small c, as in cT2a",
  gleason: "Gleason score",
  spread: "Does it say N1 or M1?",
  spreadHint: "N1: in lymph nodes nearby. M1: farther away.",
  yes: "Yes",
  no: "No",
  lookAgain: "Please look again",
  mismatch: ({ gleason, grade }: { gleason: Gleason; grade: GradeGroup }) =>
    `Grade group ${grade} is Gleason ${scoresOf(grade)}. You chose Gleason ${gleasonWords[gleason]}. One of the two was misread or mistyped, so neither counts here.`,
  atLeast: (group: RiskGroup) => (group === "low" ? "No row yet" : `At least: ${rowWords[group].name}`),
  incomplete: (missing: RiskFact[]) =>
    `Your ${new Intl.ListFormat("en-CA", { type: "conjunction" }).format(missing.map((fact) => factNames[fact]))} ${missing.length === 1 ? "is" : "are"} still missing, and may change this. The table shows what you know so far.`,
  spreadRow: "N1 or M1",
  spreadTitle: "The three rows do not apply",
  spreadText:
    "N1 or M1 means that cancer has reached lymph nodes or other parts of the body. The risk groups are made for cancer that hasn’t spread. There are treatments, and many people live with it for years.",
  lookTitle: "We can’t name a row yet",
  rows: {
    caption: "Where you stand",
    columns: ["From your report", "You chose", "Its row"],
    none: "Not known",
  },
  nearEdge: (edge: PsaEdge) =>
    edge === 10
      ? "Your PSA is close to 10, where the low row ends. A PSA can differ from one test to the next: ask if it should be repeated."
      : "Your PSA is close to 20, where the intermediate row ends. A PSA can differ from one test to the next: ask if it should be repeated.",
  mixed:
    "Your facts stand in different rows, and the most serious one counts. Ask how close you are to the row below.",
  next: "Read next",
  all: "Every answer on one page",
  tables: {
    grades: {
      caption: "Gleason score and grade group",
      columns: ["Grade group", "Gleason score"],
      rows: gradeGroups.map((grade) => [String(grade), scoresOf(grade)]),
      note: "If your report says something else, please look again, or ask your doctor.",
    },
    meaning: {
      caption: "What each row may mean, and what to ask",
      columns: ["Your row", "What it may mean", "What to ask your doctor", "Read next"],
    },
  },
};

const factNames: Record<RiskFact, string> = { stage: "T stage", grade: "grade", psa: "PSA" };

/** The grade as it was chosen, in words. */
export function chosenGrade(grade: GradeGroup | undefined, gleason: Gleason | undefined): string | undefined {
  if (grade) return `Grade group ${gradeWords[grade]}`;
  return gleason && `Gleason ${gleasonWords[gleason]}`;
}
