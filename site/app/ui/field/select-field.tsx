import type { ComponentProps } from "react";
import { describedBy, Field, type FieldWords } from "./field";

export type Option = { value: string; label: string; disabled?: boolean };

export type SelectFieldProps = FieldWords & {
  name: string;
  options: readonly Option[];
  /** A first, empty option that cannot be chosen again. */
  placeholder?: string;
  width?: "full" | "long" | "medium" | "short";
} & Omit<ComponentProps<"select">, "name">;

/** A native select. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  options,
  placeholder,
  width = "full",
  name,
  id = name,
  ...select
}: SelectFieldProps) {
  const uncontrolled = placeholder && select.value === undefined && select.defaultValue === undefined;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <select
        id={id}
        name={name}
        className={`control control-${width}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        {...(uncontrolled ? { defaultValue: "" } : {})}
        {...select}
      >
        {placeholder && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
