import { useSite } from "~/shell/site";
import { Alert } from "~/ui/alert/alert";
import { tollFree } from "../company-contact";
import { donateOnlineCopy as copy } from "./donate-online-copy";
import { lateNoteId } from "./form-ids";

/** How else to give, for a donor who has pressed Next and whose form does not come (`first-step.ts` shows it). */
export function LateNote() {
  const { company } = useSite();
  const phone = tollFree(company);
  return (
    // The place is there from the start, so that screen readers say what appears in it.
    <div role="status" className="late-note">
      <div id={lateNoteId} hidden suppressHydrationWarning>
        <Alert tone="warn" title={copy.late.title}>
          {copy.late.text} <a href={phone.href}>{phone.value}</a>.
        </Alert>
      </div>
    </div>
  );
}
