import { givingUrls } from "@pcf/contract/urls";
import { OutcomePage } from "../outcome-page";
import { myGiftsCopy } from "./my-gifts-copy";

const copy = myGiftsCopy.unreachable;

/** While the backend does not answer. */
export function UnreachablePage() {
  return (
    <OutcomePage title={copy.title}>
      <p>{copy.text}</p>
      <p>
        <a href={givingUrls.myGifts}>{copy.again}</a>
      </p>
    </OutcomePage>
  );
}
