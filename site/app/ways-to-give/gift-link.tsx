import { giftTokenField, readGiftLink } from "@pcf/contract/donation/gift-link";
import { useSearchParams } from "react-router";
import { Button } from "~/ui/button/button";
import { OutcomePage } from "./outcome-page";

/** Words about links to a gift, which end some time after it. */
const copy = {
  endedTitle: "This link has ended",
  ended:
    "The link to a gift works for 90 days. After that it opens nothing, so that nobody else can use it. Nothing about your gift or its tax receipt changes by that.",
  ask: "We can email you a new link, to the address that you gave with your gift.",
  button: "Email me a new link",
  sentTitle: "Look in your email",
  sent: "If there is such a gift, a new link is on its way to the address that was given with it. It usually takes a minute or two.",
  nothingCame:
    "Nothing there? Look among the unwanted mail. We send at most three links a day for one gift. If you use another email address now, please call us.",
};

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

/** What a link to a gift has brought in the address: its token, and what became of the link. */
export function useGiftLink(): { token: string | null; link: string | null } {
  const [search] = useSearchParams();
  const { gift = null, link = null } = readGiftLink(search);
  return { token: gift, link };
}
