"use client";

import { SelectInput, useField } from "@payloadcms/ui";
import type { NumberFieldClientComponent, TextFieldClientComponent } from "payload";
import type { ComponentProps } from "react";

type Choices = { choices: { value: string; label: string }[] };
type Props = (ComponentProps<TextFieldClientComponent> | ComponentProps<NumberFieldClientComponent>) &
  Choices;

/** A select over a text or number field. */
export function ChoiceField({ field, path, choices, readOnly }: Props) {
  const { value, setValue, showError } = useField<string | number | null>({ path });
  return (
    <SelectInput
      path={path}
      name={field.name}
      label={field.label}
      required={field.required}
      description={field.admin?.description}
      options={choices}
      value={value === null || value === undefined ? undefined : String(value)}
      showError={showError}
      readOnly={readOnly}
      onChange={(option) => {
        const chosen = Array.isArray(option) ? option[0]?.value : option?.value;
        if (chosen === undefined || chosen === null) setValue(null);
        else setValue(field.type === "number" ? Number(chosen) : String(chosen));
      }}
    />
  );
}
