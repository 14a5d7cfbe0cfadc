import { labelSheets, sheetNames } from "../../platform/post/labels/label-sheets.ts";
import type { KitsShown } from "./kit-days-read.ts";

const copy = { first: "First free label of the sheet" } as const;

type LabelsFormProps = { api: string; day: string; shown: KitsShown };

/** The labels of what is shown, in a page of their own: a button for each kind of sheet, also for a sheet that is begun. */
export const LabelsForm = ({ api, day, shown }: LabelsFormProps) => (
  <form className="kits__labels office__fields" action={`${api}/kits/labels`} target="_blank" rel="noopener">
    <input type="hidden" name="day" value={day} />
    <input type="hidden" name="shown" value={shown} />
    {sheetNames.toReversed().map((name) => (
      <button key={name} type="submit" name="sheet" value={name} className="office__button">
        {labelSheets[name].words}
      </button>
    ))}
    <label>
      <span>{copy.first}</span>
      <input type="number" name="first" min={1} max={30} defaultValue={1} />
    </label>
  </form>
);
