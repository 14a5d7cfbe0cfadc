"use client";

import { FieldDescription, FieldError, FieldLabel, useField } from "@payloadcms/ui";
import type { TextFieldClientComponent } from "payload";

/** The browser's own date picker over a `YYYY-MM-DD` text. */
export const LocalDateField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError } = useField<string | null>({ path });
  const id = `field-${path.replaceAll(".", "__")}`;
  return (
    <div className={`field-type text${showError ? " error" : ""}`}>
      <FieldLabel htmlFor={id} label={field.label} required={field.required} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          type="date"
          value={value ?? ""}
          disabled={readOnly}
          onChange={(event) => setValue(event.target.value === "" ? null : event.target.value)}
        />
      </div>
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  );
};
