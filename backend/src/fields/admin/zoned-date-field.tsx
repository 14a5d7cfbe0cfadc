"use client";

import { useField, useFormFields } from "@payloadcms/ui";
import { clockAt } from "@pcf/contract/zone-clock";
import type { DateFieldClientComponent } from "payload";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { FieldFrame, fieldId } from "./field-frame.tsx";
import { zonedDateCopy as copy, dayInWords, timeInWords, typedTime } from "./typed-time.ts";

type Props = ComponentProps<DateFieldClientComponent> & {
  zonePath?: string;
  allDayPath?: string;
  officeZone: string;
};

const clockOf = (value: string | null | undefined, zone: string | undefined) =>
  value && zone ? clockAt(Date.parse(value), zone) : "";

/** Day and time on the clock of a place, or the day alone. When the place changes, the hour on the wall stays. */
export function ZonedDateField({ field, path, readOnly, zonePath, allDayPath, officeZone }: Props) {
  const { value, setValue, showError, disabled } = useField<string | null>({ path });
  const chosen = useFormFields(([fields]) => (zonePath ? fields[zonePath]?.value : officeZone));
  const allDay = useFormFields(([fields]) => allDayPath !== undefined && fields[allDayPath]?.value === true);
  const zone = typeof chosen === "string" && chosen !== "" ? chosen : undefined;
  const [typed, setTyped] = useState(() => clockOf(value, zone));
  const shown = useRef<{ value: string | null | undefined; zone: string | undefined }>({ value, zone });

  useEffect(() => {
    const before = shown.current;
    if (before.value === value && before.zone === zone) return;
    const moved = before.zone !== zone && before.value === value && before.zone && zone && value;
    const kept = moved ? typedTime(clockOf(value, before.zone), zone)?.instant.toISOString() : value;
    shown.current = { value: kept ?? null, zone: zone ?? before.zone };
    if (kept && kept !== value) setValue(kept);
    setTyped(clockOf(kept, zone));
  }, [value, zone, setValue]);

  const type = (given: string) => {
    const text = allDay && given !== "" ? `${given}T00:00` : given;
    setTyped(text);
    if (!zone) return;
    const next = text === "" ? null : typedTime(text, zone)?.instant.toISOString();
    if (next === undefined) return;
    shown.current = { value: next, zone };
    setValue(next);
  };

  const id = fieldId(path);
  const inWords = allDay ? dayInWords : timeInWords;
  const clockRemark = zone ? typedTime(typed, zone)?.remark : copy.noZone;
  const remark = allDay && zone ? undefined : clockRemark;
  return (
    <FieldFrame
      id={id}
      path={path}
      field={field}
      showError={showError}
      below={
        <p id={`${id}-words`} className="field-description" aria-live="polite">
          {remark ?? (value && zone ? copy.readersSee(inWords(new Date(value), zone)) : "")}
        </p>
      }
    >
      <input
        id={id}
        type={allDay ? "date" : "datetime-local"}
        value={allDay ? typed.slice(0, "YYYY-MM-DD".length) : typed}
        disabled={readOnly || disabled || !zone}
        aria-describedby={`${id}-words`}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped((text) => (remark && zone ? clockOf(value, zone) : text))}
      />
    </FieldFrame>
  );
}
