import { isCardNumber } from "@pcf/contract/donation/payment-card";
import { plainFormat } from "@pcf/contract/plain-text";

const fewest = 13;
const most = 19;
/** Digits, alone or in groups with one blank, dash or full stop between them. */
const numbers = /\d+(?:[ .-]\d+)*/g;

/**
 * Whether a text holds what looks like the number of a payment card: 13 to 19 digits with the right check digit, whole or in
 * groups, also beside other numbers such as an expiry. One in ten long numbers that are no card's looks so too.
 */
export function holdsCardNumber(text: string): boolean {
  if ((text.match(/\p{Nd}/gu)?.length ?? 0) < fewest) return false;
  return (plainFormat(text).match(numbers) ?? []).some((run) => {
    const groups = run.split(/[ .-]/);
    return groups.some((_, from) => {
      let digits = "";
      for (const group of groups.slice(from)) {
        digits += group;
        if (digits.length > most) return false;
        if (digits.length >= fewest && isCardNumber(digits)) return true;
      }
      return false;
    });
  });
}
