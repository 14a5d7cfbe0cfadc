import { acts } from "@pcf/contract/donation/my-gifts";
import { OutcomePage } from "../outcome-page";
import { myGiftsCopy } from "./my-gifts-copy";
import { SentForm } from "./sent-form";

const copy = myGiftsCopy.press;

/** Where a mailed link leads: it is used by a press, not by the programs that open the links of mail to look at them. */
export function PressPage({ link }: { link: string }) {
  return (
    <OutcomePage title={copy.title}>
      <p className="lead">{copy.text}</p>
      <SentForm act={acts.open} button={copy.open} look={{ size: "large" }}>
        <input type="hidden" name="link" value={link} />
      </SentForm>
    </OutcomePage>
  );
}
