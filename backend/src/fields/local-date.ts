import type { TextField, Validate } from "payload";
import { dayComponents } from "../platform/admin/one-date-format.ts";

const pattern = /^\d{4}-\d{2}-\d{2}$/;

/** True for a day that exists, written `YYYY-MM-DD`. */
export function isLocalDate(value: string): boolean {
  if (!pattern.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

type LocalDateOptions = {
  label?: string;
  required?: boolean;
  description?: string;
  validate?: Validate<string>;
  /** How lists show it, where that is not the day alone. */
  Cell?: string;
};

/** A day without time or zone. Stored as the text `YYYY-MM-DD`, so that no zone can move it to the day before. */
export function localDate(
  name: string,
  { label, required, description, validate, Cell = dayComponents.Cell }: LocalDateOptions = {},
): TextField {
  return {
    name,
    type: "text",
    label,
    required,
    admin: {
      description,
      components: {
        Field: "/fields/admin/local-date-field.tsx#LocalDateField",
        Cell,
      },
    },
    validate: (value: string | null | undefined, options) => {
      if (!value && required) return "A date is needed.";
      if (value && !isLocalDate(value)) return "Write the date as YYYY-MM-DD.";
      return validate ? validate(value, options) : true;
    },
  } as TextField;
}
