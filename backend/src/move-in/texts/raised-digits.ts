export type Script = "sup" | "sub";

const plain = "0123456789+-−–=()";
const written: Record<Script, string> = { sup: "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾", sub: "₀₁₂₃₄₅₆₇₈₉₊₋₋₋₌₍₎" };

export const scriptOf = (tagName: string): Script | undefined =>
  tagName === "sup" || tagName === "sub" ? tagName : undefined;

/** Digits that stand high or low, as the signs for that: without its look `10²` would be 102. Other words stay as they are. */
export function raisedOrLowered(text: string, script: Script): string {
  const signs = [...text.trim()].map((sign) => written[script][plain.indexOf(sign)]);
  return signs.length > 0 && signs.every((sign) => sign !== undefined) ? signs.join("") : text;
}
