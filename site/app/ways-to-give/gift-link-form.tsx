import { giftTokenField } from "@pcf/contract/donation/gift-link";
import { Button } from "~/ui/button/button";
import { giftLinkCopy as copy } from "./gift-link-copy";

/** Asks for a new link to the gift of a token. A plain form: the answer is a page of its own. */
export function GiftLinkForm({ token }: { token: string }) {
  return (
    <form method="post" action="/api/donations/gift-link" encType="multipart/form-data" className="stack">
      <input type="hidden" name={giftTokenField} value={token} />
      <p>{copy.ask}</p>
      <div className="giving-actions">
        <Button type="submit">{copy.button}</Button>
      </div>
    </form>
  );
}
