import type { ComponentProps } from "react";
import { describedBy, FieldError, type FieldWords } from "./field";

export type CheckboxFieldProps = FieldWords & { name: string } & Omit<
    ComponentProps<"input">,
    "name" | "type"
  >;

/** One yes-or-no box with its label beside it. */
export function CheckboxField({ label, hint, error, name, id = name, ...input }: CheckboxFieldProps) {
  return (
    <div className="field" data-invalid={error ? "" : undefined}>
      {error && <FieldError id={id} error={error} />}
      <div className="choice">
        <input
          id={id}
          name={name}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          {...input}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {hint && (
        <p className="field-hint choice-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
