import { LocateFixed } from "lucide-react";
import { type SubmitEvent, useRef, useState } from "react";
import { Button } from "~/ui/button/button";
import { TextField } from "~/ui/field/text-field";
import type { Point } from "./distance";
import { findAGroupCopy } from "./find-a-group-copy";
import type { Place } from "./places";

const copy = findAGroupCopy.near;

type NearFormProps = { onNear: (place: Place) => void };
type Problem = { text: string; suggestions?: string[] };

/** Loaded when it is wanted; nothing of what a reader types leaves the device. */
const loadPlaces = () => Promise.all([import("./places"), import("virtual:canada-places")]);

/** Asks for a town or postal code, or the device where it is. Shown only where scripts run. */
export function NearForm({ onNear }: NearFormProps) {
  const [problem, setProblem] = useState<Problem>();
  const [locating, setLocating] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const box = () => form.current?.querySelector("input");

  async function find(typed: string) {
    try {
      const [{ findPlace, isPostalCode, similarTowns }, { default: places }] = await loadPlaces();
      const place = findPlace(typed, places);
      if (place) {
        setProblem(undefined);
        return onNear(place);
      }
      const suggestions = isPostalCode(typed) ? [] : similarTowns(typed, places);
      const unknown = isPostalCode(typed) ? copy.unknownPostalCode : copy.unknown(typed);
      setProblem({ text: suggestions.length > 0 ? copy.didYouMean(typed) : unknown, suggestions });
    } catch {
      setProblem({ text: copy.failed });
    }
    box()?.focus();
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = box()?.value.trim() ?? "";
    if (typed === "") setProblem(undefined);
    else find(typed);
  }
  function choose(suggestion: string) {
    const field = box();
    if (field) field.value = suggestion;
    find(suggestion);
  }
  async function askDevice() {
    setLocating(true);
    const here = await locate();
    // The reader may have gone to another page, whose address is not to be changed.
    if (!form.current) return;
    setLocating(false);
    setProblem(here ? undefined : { text: copy.notLocated });
    if (here) onNear({ ...here, name: copy.here, around: undefined });
  }
  return (
    <form ref={form} className="finder-near needs-script" onSubmit={submit} noValidate>
      <TextField
        label={copy.label}
        name="near"
        id="near"
        hint={copy.hint}
        error={problem?.text}
        autoComplete="postal-code"
        onFocus={() => loadPlaces().catch(() => {})}
      />
      {problem?.suggestions && (
        <p className="finder-suggestions">
          {problem.suggestions.map((suggestion) => (
            <Button key={suggestion} variant="secondary" size="small" onClick={() => choose(suggestion)}>
              {copy.suggestion(suggestion)}
            </Button>
          ))}
        </p>
      )}
      <div className="button-row">
        <Button type="submit" variant="secondary">
          {copy.find}
        </Button>
        <Button
          variant="quiet"
          icon={<LocateFixed aria-hidden="true" />}
          disabled={locating}
          onClick={askDevice}
        >
          {locating ? copy.locating : copy.locate}
        </Button>
      </div>
    </form>
  );
}

const waitMs = 10_000;
/** The browser counts its time from the permission on: a question that is left open, or swept away, would else last for good. */
const questionMs = 20_000;
/** A phone that knew where it was within this time need not find out again. */
const knownForMs = 10 * 60 * 1000;

/** Where the device says it is; undefined where it cannot tell, or its owner does not want it to. */
const locate = (): Promise<Point | undefined> =>
  new Promise((resolve) => {
    if (!navigator.geolocation) return resolve(undefined);
    setTimeout(() => resolve(undefined), questionMs + waitMs);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      () => resolve(undefined),
      { timeout: waitMs, maximumAge: knownForMs },
    );
  });
