import type { ReactNode } from "react";
import { uiCopy } from "~/ui/ui-copy";

export type FieldWords = {
  label: string;
  hint?: ReactNode;
  /** What is wrong and how to correct it; its presence marks the field as invalid. */
  error?: string;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
};

/** Ids a control needs to be described by its hint and error. */
export function describedBy(id: string, { hint, error }: Pick<FieldWords, "hint" | "error">, more?: string) {
  return [error && `${id}-error`, hint && `${id}-hint`, more].filter(Boolean).join(" ") || undefined;
}

/** Label, hint and error around one control whose id is `id`. */
export function Field({
  id,
  label,
  hint,
  error,
  optional,
  children,
}: FieldWords & { id: string; children: ReactNode }) {
  return (
    <div className="field" data-invalid={error ? "" : undefined}>
      <label className="field-label" htmlFor={id}>
        {label}
        {optional && <span className="field-optional"> ({uiCopy.optional})</span>}
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={id} error={error} />}
      {children}
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string }) {
  return (
    <p className="field-error" id={`${id}-error`}>
      <span className="sr-only">{uiCopy.error} </span>
      {error}
    </p>
  );
}
