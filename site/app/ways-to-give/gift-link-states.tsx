import { giftLinkCopy as copy } from "./gift-link-copy";
import { GiftLinkForm } from "./gift-link-form";
import { OutcomePage } from "./outcome-page";

/** Says that the link to a gift has ended, and offers another by mail. */
export function GiftLinkEnded({ token }: { token: string }) {
  return (
    <OutcomePage title={copy.endedTitle}>
      <p>{copy.ended}</p>
      <GiftLinkForm token={token} />
    </OutcomePage>
  );
}

/** Says the same to everybody who has asked for a new link. */
export function GiftLinkSent() {
  return (
    <OutcomePage title={copy.sentTitle}>
      <p>{copy.sent}</p>
      <p>{copy.nothingCame}</p>
    </OutcomePage>
  );
}
