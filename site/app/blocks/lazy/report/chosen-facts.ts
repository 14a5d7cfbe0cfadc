import { chosenOf, givenText } from "../chosen-of";
import { gradeGroups, psaValue, type RiskFacts, tumourStages } from "./risk-group";

type Known = { [Fact in keyof RiskFacts]: RiskFacts[Fact] | undefined };

/** T stage, grade group and PSA as they stand in the fields `…-stage`, `…-grade` and `…-psa` of a tool. */
export function chosenFacts(given: FormData, tool: "risk" | "report"): Known {
  return {
    stage: chosenOf(given, `${tool}-stage`, tumourStages),
    grade: chosenOf(given, `${tool}-grade`, gradeGroups),
    psa: psaValue(givenText(given, `${tool}-psa`)),
  };
}
