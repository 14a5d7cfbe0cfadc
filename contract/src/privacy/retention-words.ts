import { numberFormat } from "../formats.ts";
import type { RetentionRule, Term } from "./retention-rule.ts";

/** "90 days", "1 year". */
const lengthOf = ({ count, unit }: Term): string =>
  numberFormat({ style: "unit", unit, unitDisplay: "long" }).format(count);

/** How long a kind of record is kept, as a sentence or two: "90 days after it was sent." */
export function howLong({ term, ends }: Pick<RetentionRule, "term" | "ends">): string {
  const sentences = term ? [`${lengthOf(term)} ${term.from}.`] : [];
  return [...sentences, ...(ends ? [ends] : [])].join(" ");
}
