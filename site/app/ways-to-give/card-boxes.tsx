import { expiryYearsOffered } from "@pcf/contract/constants";
import { type CardBrand, cardBrand, expiryYears } from "@pcf/contract/donation/payment-card";
import { SelectField, type SelectFieldProps } from "~/ui/field/select-field";
import "./card-boxes.css";

/** Words about the boxes of a card, wherever one is entered. */
export const cardWords = {
  number: "Card number",
  name: "Name on the card",
  expiry: "Expiry date",
  month: "Month",
  year: "Year",
  cvd: "Security code",
  cvdHint: "3 digits on the back, or 4 on the front of American Express.",
  hosted: (cvd: boolean) => `Card number${cvd ? ", expiry date and security code" : " and expiry date"}`,
  hostedNote: "These boxes belong to the payment service. Your card number does not reach us.",
};

const months = Array.from({ length: 12 }, (_, index) => {
  const value = String(index + 1).padStart(2, "0");
  return { value, label: value };
});

type Box = Omit<SelectFieldProps, "label" | "options" | "placeholder">;

/** Month and year in which a card expires. */
export function ExpiryBoxes({ now, month, year }: { now: Date; month: Box; year: Box }) {
  const years = expiryYears(now, expiryYearsOffered).map(String);
  return (
    <fieldset className="field expiry">
      <legend className="field-label">{cardWords.expiry}</legend>
      <SelectField
        label={cardWords.month}
        placeholder={cardWords.month}
        autoComplete="cc-exp-month"
        options={months}
        {...month}
      />
      <SelectField
        label={cardWords.year}
        placeholder={cardWords.year}
        autoComplete="cc-exp-year"
        options={years.map((value) => ({ value, label: value }))}
        {...year}
      />
    </fieldset>
  );
}

const groups: Partial<Record<CardBrand, readonly number[]>> = {
  "American Express": [4, 6, 5],
  "Diners Club": [4, 6, 4],
};

/** Card digits with a blank between groups, as they stand on the card; at most 19 digits. */
export function formatCardNumber(typed: string): string {
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
export function formatInPlace(box: HTMLInputElement): void {
  const before = box.value.slice(0, box.selectionStart ?? box.value.length).replace(/\D/g, "").length;
  const spaced = formatCardNumber(box.value);
  if (spaced === box.value) return;
  box.value = spaced;
  let at = 0;
  for (let seen = 0; seen < before && at < spaced.length; at++) if (/\d/.test(spaced.charAt(at))) seen++;
  box.setSelectionRange(at, at);
}
