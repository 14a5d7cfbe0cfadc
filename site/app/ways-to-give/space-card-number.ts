import { type CardBrand, cardBrand } from "@pcf/contract/donation/payment-card";

const groups: Partial<Record<CardBrand, readonly number[]>> = {
  "American Express": [4, 6, 5],
  "Diners Club": [4, 6, 4],
};

/** Card digits with a blank between groups, as they stand on the card; at most 19 digits. */
export function spacedCardNumber(typed: string): string {
  const digits = typed.replace(/\D/g, "").slice(0, 19);
  const brand = cardBrand(digits);
  const lengths = (brand && groups[brand]) ?? [4, 4, 4, 4, 3];
  const parts: string[] = [];
  let at = 0;
  for (const length of lengths) {
    if (at < digits.length) parts.push(digits.slice(at, at + length));
    at += length;
  }
  if (at < digits.length) parts.push(digits.slice(at));
  return parts.join(" ");
}

/** Puts blanks into the box while the donor types, and leaves the cursor behind the digit it was behind. */
export function spaceInPlace(box: HTMLInputElement): void {
  const before = box.value.slice(0, box.selectionStart ?? box.value.length).replace(/\D/g, "").length;
  const spaced = spacedCardNumber(box.value);
  if (spaced === box.value) return;
  box.value = spaced;
  let at = 0;
  for (let seen = 0; seen < before && at < spaced.length; at++) if (/\d/.test(spaced.charAt(at))) seen++;
  box.setSelectionRange(at, at);
}
