"use client";

import { useField } from "@payloadcms/ui";
import type { TextFieldClientComponent } from "payload";
import { FieldFrame, fieldId } from "./field-frame.tsx";

/** The browser's own date picker over a `YYYY-MM-DD` text. */
export const LocalDateField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError } = useField<string | null>({ path });
  const id = fieldId(path);
  return (
    <FieldFrame id={id} path={path} field={field} showError={showError}>
      <input
        id={id}
        type="date"
        value={value ?? ""}
        disabled={readOnly}
        onChange={(event) => setValue(event.target.value === "" ? null : event.target.value)}
      />
    </FieldFrame>
  );
};
