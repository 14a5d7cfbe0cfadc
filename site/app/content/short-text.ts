import { plainText } from "./plain-text";

/** The running text of HTML, cut at a space so that with the ellipsis they are at most `length` characters. */
export function shortText(html: string, length: number): string {
  // A heading and the items of a list say little without the lines around them.
  const lines = html.replace(/<(h[1-6]|ul|ol|table)\b[^>]*>.*?<\/\1>/gs, " ").replace(/<[^>]*>/g, " ");
  const text = plainText(lines).replace(/ ([.,;:!?])/g, "$1");
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  // Never half a letter: some are two characters long.
  const whole = cut.slice(0, Math.max(cut.lastIndexOf(" "), length / 2)).replace(/\p{Cs}$/u, "");
  return `${whole.replace(/[\s.,;:–-]+$/, "")}…`;
}
