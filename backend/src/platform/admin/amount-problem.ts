import { parseAmount } from "@pcf/contract/donation/amount";

const shortest = 3;
const longest = 250;

/**
 * What is wrong with the reason that staff give for what they do, in words for the one who typed it; undefined for one that
 * will do. The admin asks before it sends, the endpoints whatever comes.
 */
export function reasonProblem(typed: string): string | undefined {
  const reason = typed.trim();
  if (reason === "") return `Reason: say why, in ${shortest} to ${longest} characters.`;
  if (reason.length < shortest)
    return `Reason: “${reason}” is too short. Say why, in at least ${shortest} characters.`;
  if (reason.length > longest)
    return `Reason: this is too long by ${reason.length - longest}. At most ${longest} characters.`;
  return undefined;
}

/**
 * What is wrong with an amount that staff type, in words for the one who typed it; undefined for one that will do. `least` is 1
 * where nothing would make no sense, else 0. The admin asks before it sends, the endpoints whatever comes.
 */
export function amountProblem(typed: string, least: 0 | 1): string | undefined {
  const cents = parseAmount(typed);
  if (cents !== null && cents >= least) return undefined;
  return least === 0
    ? "Amount: write it such as 15.00, or 0 for nothing."
    : "Amount: write it such as 15.00, more than nothing.";
}
