import { type ComponentProps, useState } from "react";
import { uiCopy } from "~/ui/copy";
import { describedBy, Field, type FieldWords } from "./field";

export type TextareaFieldProps = FieldWords & {
  name: string;
  /** Shows how many characters are left; typing beyond it is allowed, so that nothing pasted is lost unseen. */
  limit?: number;
} & Omit<ComponentProps<"textarea">, "name">;

/** Several lines of text, with a counter when there is a `limit`. */
export function TextareaField({
  label,
  hint,
  error,
  optional,
  limit,
  name,
  id = name,
  rows = 5,
  onChange,
  ...textarea
}: TextareaFieldProps) {
  const [length, setLength] = useState(String(textarea.value ?? textarea.defaultValue ?? "").length);
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <textarea
        id={id}
        name={name}
        rows={rows}
        className="control"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error }, limit ? `${id}-count` : undefined)}
        onChange={(event) => {
          setLength(event.target.value.length);
          onChange?.(event);
        }}
        {...textarea}
      />
      {limit && (
        <p
          className="field-count"
          id={`${id}-count`}
          aria-live="polite"
          data-over={length > limit ? "" : undefined}
        >
          {uiCopy.charactersLeft(limit - length)}
        </p>
      )}
    </Field>
  );
}
