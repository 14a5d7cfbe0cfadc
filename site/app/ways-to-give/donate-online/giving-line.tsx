import { chosenAmount, type DonationDraft, isMonthly } from "@pcf/contract/donation/form";
import { Button } from "~/ui/button/button";
import { wholeDollars } from "../amounts";
import { donateOnlineCopy as copy } from "./donate-online-copy";

/** On later steps: what is being given, and the way back to change it. */
export function GivingLine({
  values,
  locked,
  edit,
}: {
  values: DonationDraft;
  /** A gift is on its way: its amount is no longer to be changed. */
  locked: boolean;
  edit: () => void;
}) {
  const { cents } = chosenAmount(values);
  return (
    <div className="giving-line">
      <p>
        <strong>{copy.giving(wholeDollars(cents ?? 0))}</strong>
        {isMonthly(values) && ` ${copy.monthlySuffix}`}
      </p>
      <Button variant="quiet" size="small" disabled={locked} onClick={edit}>
        {copy.editAmount}
      </Button>
    </div>
  );
}
