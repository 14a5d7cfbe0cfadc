import { givingUrls } from "@pcf/contract/urls";
import { Link } from "react-router";
import { buttonClass } from "~/ui/button/button";

/** The step that asks for the card; the form opens an earlier one where the draft is not complete. */
const atPayment = { step: 3 };

/** Leads to the donation form; with `resume` to its last step, so that what was filled in is not gone through again. */
export function BackToForm({ resume, children }: { resume?: boolean; children: string }) {
  return (
    <Link to={givingUrls.form} state={resume ? atPayment : null} className={buttonClass({})}>
      <span>{children}</span>
    </Link>
  );
}
