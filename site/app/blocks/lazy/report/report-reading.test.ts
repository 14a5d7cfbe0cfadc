import { expect, test } from "vitest";
import { type Gleason, type ReportFacts, type ReportReading, readReport } from "./report-reading";
import type { GradeGroup, TumourStage } from "./risk-group";

/**
 * The specified rows, written out once more: low = T1-2a, grade group 1 and PSA below 10; intermediate = T2b-c, grade group 2-3
 * or PSA 10-20; high = T3a-T4, grade group 4-5 or PSA above 20.
 */
const stages = { "": "?", T1: "L", T2a: "L", T2b: "I", T2c: "I", T3a: "H", T3b: "H", T4: "H" };
const psas = {
  "": "?",
  0: "L",
  4: "L",
  8.9: "L",
  9: "L",
  9.99: "L",
  10: "I",
  11: "I",
  15: "I",
  19: "I",
} as const;
const highPsas = { 20: "I", 20.01: "H", 21: "H", 21.1: "H", 50: "H" } as const;
/** Down: Gleason, across: grade group none, 1, 2, 3, 4, 5. "x": please look again. */
const grades = {
  "": "?LIIHH",
  "6": "LLxxxx",
  "3+4": "IxIxxx",
  "4+3": "IxxIxx",
  "7": "IxIIxx",
  "8": "HxxxHx",
  "9": "HxxxxH",
  "10": "HxxxxH",
};
const nearTen = ["9", "9.99", "10", "11"];
const nearTwenty = ["19", "20", "20.01", "21"];

type Case = { facts: ReportFacts; letters: string; mismatch: boolean };

function everyReport(): Case[] {
  const all: Case[] = [];
  for (const [stage, s] of Object.entries(stages))
    for (const [gleason, row] of Object.entries(grades))
      for (const [grade, g] of [...row].entries())
        for (const [psa, p] of Object.entries({ ...psas, ...highPsas }))
          for (const spread of [undefined, false, true])
            all.push({
              facts: {
                stage: (stage || undefined) as TumourStage | undefined,
                gleason: (gleason || undefined) as Gleason | undefined,
                grade: (grade || undefined) as GradeGroup | undefined,
                psa: psa === "" ? undefined : Number(psa),
                spread,
              },
              letters: s + g.replace("x", "?") + p,
              mismatch: g === "x",
            });
  return all;
}

/** What the letters of stage, grade and PSA make together, by the note of the table. */
function specified({ letters, facts, mismatch }: Case): string {
  const row = letters.includes("H") ? "high" : letters.includes("I") ? "intermediate" : "low";
  const outcome = facts.spread
    ? "spread"
    : letters === "???"
      ? "nothing"
      : `${row === "high" || !letters.includes("?") ? "row" : "at-least"} ${row}`;
  const psa = String(facts.psa);
  const edge = nearTen.includes(psa) ? " near 10" : nearTwenty.includes(psa) ? " near 20" : "";
  return `${outcome}${mismatch ? ", look again" : ""}${edge}`;
}

const said = ({ outcome, group, mismatch, nearEdge }: ReportReading) =>
  `${outcome}${group ? ` ${group}` : ""}${mismatch ? ", look again" : ""}${nearEdge ? ` near ${nearEdge}` : ""}`;

test("every stage with every Gleason score, grade group, PSA and word of spread is read by the specified rows", () => {
  const all = everyReport();
  expect(all.length).toBe(8 * 8 * 6 * 15 * 3);
  const wrong = all.filter((report) => said(readReport(report.facts)) !== specified(report));
  expect(wrong).toEqual([]);
});

test("each fact stands in its own row, and what is missing is named", () => {
  const wrong = everyReport().filter(({ facts, letters }) => {
    const { rows, missing } = readReport(facts);
    const found = (["stage", "grade", "psa"] as const).map((fact) => rows[fact]?.[0]?.toUpperCase() ?? "?");
    return found.join("") !== letters || missing.length !== letters.split("?").length - 1;
  });
  expect(wrong).toEqual([]);
});

test("the facts that make the row are named", () => {
  expect(readReport({ stage: "T2c", gleason: "6", psa: 12 }).because).toEqual(["stage", "psa"]);
  expect(readReport({ stage: "T1", gleason: "6", grade: 1, psa: 4 }).because).toEqual([
    "stage",
    "grade",
    "psa",
  ]);
});
