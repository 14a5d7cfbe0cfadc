import { formMessages } from "./form-messages.ts";

/** What is wrong with a field as an address may carry it: `required`, or `tooLong.250`. */
export function complaintOf(message: string): string {
  const { tooLong, ...sentences } = formMessages;
  const most = /\d+/.exec(message)?.[0];
  if (most && message === tooLong(Number(most))) return `tooLong.${most}`;
  return Object.entries(sentences).find(([, sentence]) => sentence === message)?.[0] ?? "choice";
}

/** The sentence of a complaint; undefined for one that no rule makes, so that an address cannot put words on the page. */
export function complaintMessage(complaint: string, most = ""): string | undefined {
  const { tooLong, ...sentences } = formMessages;
  if (complaint === "tooLong") return /^\d{1,5}$/.test(most) ? tooLong(Number(most)) : undefined;
  return Object.entries(sentences).find(([name]) => name === complaint)?.[1];
}
