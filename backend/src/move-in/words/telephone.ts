import { longestTelephone, plainTelephone } from "@pcf/contract/typed-telephone";
import { plainWords } from "./plain-words.ts";

/** Ten digits of North America with or without the 1 before them, however they were divided. */
const number =
  "(?:\\+?\\s*(?<country>1)[\\s.()/-]*)?\\(?\\s*(?<area>[2-9]\\d\\d)\\s*\\)?[\\s.()/-]*(?<exchange>[2-9]\\d\\d)[\\s./-]*(?<line>\\d{4})(?!\\d)";
const extension =
  "(?:[\\s,;(]*(?:extension|extn|ext|ex|x|local|loc|poste|#)[\\s.:]*(?<extension>\\d{1,6})\\)?)?";
const whole = new RegExp(
  `^(?:(?<label>(?:t|tel|telephone|téléphone|tél|phone|ph|call)\\s*[.:]{0,2})\\s*)?${number}${extension}(?<rest>.*)$`,
  "isu",
);
const another = new RegExp(`(?<!\\d)${number}`, "isu");
const tollFree = /^8(?:00|33|44|55|66|77|88)$/;

/** `text` is what is stored; `unclear` says to staff why it is not, or not only, a number in the usual form. */
export type OneTelephone = { text: string; unclear?: string };

/**
 * A telephone number as the site writes them all: `604-555-0123`, `1-800-555-0199`, `604-555-0123 ext. 12`. A word beside it
 * stays, as in `604-555-0123 (home)`. What is no number of North America stays as it was typed.
 */
export function oneTelephone(typed: string): OneTelephone {
  const plain = plainTelephone(plainWords(typed.replace(/^\s*tel:/i, "")));
  const found = whole.exec(plain)?.groups;
  if (!found) return asTyped(plain);
  const { area = "", exchange, line, country, extension: local } = found;
  const prefix = country && tollFree.test(area) ? "1-" : "";
  const digits = `${prefix}${area}-${exchange}-${line}`;
  const rest = (found.rest ?? "").trim();
  if (another.test(rest)) {
    return { text: plain, unclear: "There is more than one telephone number." };
  }
  const text = [digits, local ? `ext. ${local}` : "", rest]
    .filter(Boolean)
    .join(" ")
    .replace(/ ([,;])/g, "$1");
  if (/\d/.test(rest)) return { text: plain, unclear: "The telephone number is followed by more digits." };
  return text.length > longestTelephone
    ? { text, unclear: "The telephone number stands in a longer text." }
    : { text };
}

function asTyped(text: string): OneTelephone {
  if (text === "") return { text };
  const digits = text.replace(/\D/g, "");
  if (/^\+(?!1\b)/.test(text) && digits.length >= 8) return { text };
  const [, letters = ""] = /(?:^|[\d\s()-])([A-Z]{3,})\b/.exec(text) ?? [];
  if (letters && digits.length >= 3)
    return { text, unclear: "The telephone number is written with letters." };
  return { text, unclear: "This is no telephone number with ten digits." };
}
