import type { ComponentProps, ReactNode } from "react";
import { describedBy, Field, type FieldWords } from "./field";

export type TextFieldProps = FieldWords & {
  name: string;
  /** How long the answer is likely to be; the box is made to fit. */
  width?: "full" | "long" | "medium" | "short";
  /** Shown before the box, such as "$". */
  prefix?: ReactNode;
} & Omit<ComponentProps<"input">, "name" | "width" | "prefix">;

/** One line of text: also email, telephone, number-like answers by `type`, `inputMode` and `autoComplete`. */
export function TextField({
  label,
  hint,
  error,
  optional,
  width = "full",
  prefix,
  name,
  id = name,
  type = "text",
  ...input
}: TextFieldProps) {
  const box = (
    <input
      id={id}
      name={name}
      type={type}
      className={`control control-${width}`}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { hint, error })}
      {...input}
    />
  );
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {prefix ? (
        <div className={`control-prefixed control-${width}`}>
          <span aria-hidden="true">{prefix}</span>
          {box}
        </div>
      ) : (
        box
      )}
    </Field>
  );
}
