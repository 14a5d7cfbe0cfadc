import { chosenAmount, type DonationDraft, isMonthly } from "@pcf/contract/donation/form";
import { longDay } from "@pcf/contract/long-day";
import { LockKeyhole } from "lucide-react";
import { useEffect, useRef } from "react";
import { useSite } from "~/shell/site";
import { Button } from "~/ui/button/button";
import { Spinner } from "~/ui/spinner/spinner";
import { wholeDollars } from "../amounts";
import { donateOnlineCopy } from "./donate-online-copy";
import type { Waiting } from "./give-in-line";
import { WaitingNote } from "./waiting-note";

const copy = donateOnlineCopy.paymentCard;

type SubmitButtonProps = {
  values: DonationDraft;
  waited: boolean;
  sending: boolean;
  waiting: Waiting | undefined;
  disabled: boolean;
  firstDay: string;
};

/** The button that gives: locked for the first two seconds, and a spinner while the gift is on its way. */
export function SubmitButton({ values, waited, sending, waiting, disabled, firstDay }: SubmitButtonProps) {
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button went with the focus on it; without this a keyboard would start again at the top of the page.
    if (sending && document.activeElement === document.body) status.current?.focus({ preventScroll: true });
  }, [sending]);
  const amount = wholeDollars(chosenAmount(values).cents ?? 0);
  const monthly = isMonthly(values);
  const ready = monthly ? copy.readyMonthly(longDay(firstDay)) : copy.readyToGive;
  return (
    <div className="submit-place">
      {sending ? (
        <div ref={status} tabIndex={-1}>
          {waiting === undefined ? <Spinner label={copy.submitting} /> : <WaitingNote waiting={waiting} />}
        </div>
      ) : (
        <>
          <Button
            type="submit"
            variant="donate"
            size="large"
            wide
            disabled={!waited || disabled}
            aria-describedby="submit-status"
          >
            {monthly ? copy.giveMonthly(amount) : copy.giveOnce(amount)}
          </Button>
          <p id="submit-status" role="status" className="submit-status">
            {disabled ? copy.preparing : waited ? ready : copy.waiting}
          </p>
        </>
      )}
    </div>
  );
}

/** What happens to the card number, in words that hold on this installation. */
export function SecureNote() {
  const { identity } = useSite();
  return (
    <p className="secure-note">
      <LockKeyhole aria-hidden="true" />
      <span>{identity.origin.startsWith("https:") ? copy.secure : copy.secureLocal}</span>
    </p>
  );
}
