import { expiryYearsOffered } from "@pcf/contract/constants";
import { expiryYears } from "@pcf/contract/donation/payment-card";
import { SelectField, type SelectFieldProps } from "~/ui/field/select-field";
import { cardWords } from "./card-words";
import "./card-boxes.css";

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
