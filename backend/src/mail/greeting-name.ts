/** A word of a name in any script. A dot stands at its end only, or after each of a few initials. */
const wordOfName = /^(?:\p{L}[\p{L}\p{M}'’‘ʼ-]*[.,]?|(?:\p{L}\.){1,3}\p{L}?)$/u;
const mostLetters = 40;
const mostWords = 3;

/**
 * The name to greet somebody by in a mail to an address that the sender typed and nobody proved: what was typed where it
 * is a name, else "". A mail that strangers can have sent to others must not carry their words, links or numbers.
 */
export function greetingName(typed: string): string {
  const words = typed.normalize("NFC").trim().split(/ +/);
  const name = words.join(" ");
  const isName = words.length <= mostWords && words.every((word) => wordOfName.test(word));
  return isName && name.length <= mostLetters ? name : "";
}

/** A name of several parts (title, first, last): what of them a mail may carry, by the same rule. */
export const nameInMail = (...parts: string[]): string => parts.map(greetingName).filter(Boolean).join(" ");
