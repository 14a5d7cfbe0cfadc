import { type SubmitEvent, useState } from "react";
import { Button } from "~/ui/button/button";
import { TextField } from "~/ui/field/text-field";
import { findAGroupCopy } from "./find-a-group-copy";
import type { Place } from "./places";

const copy = findAGroupCopy.near;

type NearFormProps = { near: Place | undefined; onNear: (place: Place | undefined) => void };

/** Asks for a town or postal code. Shown only where scripts run. */
export function NearForm({ near, onNear }: NearFormProps) {
  const [problem, setProblem] = useState<string>();
  async function find(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const asked = event.currentTarget.querySelector("input")?.value.trim() ?? "";
    if (asked === "") return setProblem(undefined);
    try {
      // Loaded when asked for; nothing of what a reader types leaves the device.
      const [{ findPlace, isPostalCode }, { default: places }] = await Promise.all([
        import("./places"),
        import("virtual:canada-places"),
      ]);
      const place = findPlace(asked, places);
      setProblem(place ? undefined : isPostalCode(asked) ? copy.unknownPostalCode : copy.unknown(asked));
      if (place) onNear(place);
    } catch {
      setProblem(copy.failed);
    }
  }
  return (
    <form className="finder-near needs-script" onSubmit={find} noValidate>
      <TextField
        label={copy.label}
        name="near"
        id="near"
        hint={copy.hint}
        error={problem}
        autoComplete="postal-code"
      />
      <div className="button-row">
        <Button type="submit" variant="secondary">
          {copy.find}
        </Button>
        {near && (
          <Button variant="quiet" onClick={() => onNear(undefined)}>
            {copy.stop}
          </Button>
        )}
      </div>
    </form>
  );
}
