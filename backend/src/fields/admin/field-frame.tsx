"use client";

import { FieldDescription, FieldError, FieldLabel } from "@payloadcms/ui";
import type { DateFieldClient, TextFieldClient } from "payload";
import type { ReactNode } from "react";

/** The id of a field's input, as the admin's own fields have it. */
export const fieldId = (path: string): string => `field-${path.replaceAll(".", "__")}`;

type FieldFrameProps = {
  id: string;
  path: string;
  field: Omit<DateFieldClient | TextFieldClient, "type">;
  showError: boolean;
  /** The input. */
  children: ReactNode;
  /** What stands between the input and the description. */
  below?: ReactNode;
};

/** Label, error and description around an input of our own, as the admin draws them around its fields. */
export function FieldFrame({ id, path, field, showError, children, below }: FieldFrameProps) {
  return (
    <div className={`field-type text${showError ? " error" : ""}`}>
      <FieldLabel htmlFor={id} label={field.label} required={field.required} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        {children}
      </div>
      {below}
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  );
}
