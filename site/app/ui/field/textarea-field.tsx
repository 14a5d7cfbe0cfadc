import { type ComponentProps, useEffect, useState } from "react";
import { uiCopy } from "~/ui/ui-copy";
import { describedBy, Field, type FieldWords } from "./field";

export type TextareaFieldProps = FieldWords & {
  name: string;
  /** Shows how many characters are left; typing beyond it is allowed, so that nothing pasted is lost unseen. */
  limit?: number;
} & Omit<ComponentProps<"textarea">, "name">;

/** A reader who types is not interrupted at every key: the count is said when the typing pauses. */
const pauseMs = 1_000;

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
  const [spokenLength, setSpokenLength] = useState(length);
  useEffect(() => {
    const timer = setTimeout(() => setSpokenLength(length), pauseMs);
    return () => clearTimeout(timer);
  }, [length]);
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
        <p className="field-count" id={`${id}-count`} data-over={length > limit ? "" : undefined}>
          {uiCopy.charactersLeft(limit - length)}
        </p>
      )}
      {limit && (
        <p className="sr-only" role="status">
          {uiCopy.charactersLeft(limit - spokenLength)}
        </p>
      )}
    </Field>
  );
}
