import { mistakenIn } from "../typed-postal-code.ts";
import { formMessages } from "./form-messages.ts";

const { tooLong, postalMistaken, ...sentences } = formMessages;

/** What is wrong with a field as an address may carry it: `required`, `tooLong.250`, or `postalMistaken.4O`. */
export function complaintOf(message: string): string {
  const most = /\d+/.exec(message)?.[0];
  if (most && message === tooLong(Number(most))) return `tooLong.${most}`;
  const mistaken = mistakenIn(message);
  if (mistaken && message === postalMistaken(mistaken)) return `postalMistaken.${mistaken}`;
  return Object.entries(sentences).find(([, sentence]) => sentence === message)?.[0] ?? "choice";
}

/** The sentence of a complaint; undefined for one that no rule makes, so that an address cannot put words on the page. */
export function complaintMessage(complaint: string, more = ""): string | undefined {
  if (complaint === "tooLong") return /^\d{1,5}$/.test(more) ? tooLong(Number(more)) : undefined;
  if (complaint === "postalMistaken")
    return /^([1-6][A-Z\d]){1,6}$/.test(more) ? postalMistaken(more) || undefined : undefined;
  return Object.entries(sentences).find(([name]) => name === complaint)?.[1];
}
