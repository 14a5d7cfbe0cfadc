import { donationSubmitDelayMs } from "@pcf/contract/constants";
import { chosenAmount, type DonationDraft, isMonthly } from "@pcf/contract/donation/form";
import { longDay } from "@pcf/contract/long-day";
import { LockKeyhole } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useSite } from "~/content/site";
import { Button } from "~/ui/button/button";
import { Spinner } from "~/ui/spinner/spinner";
import { wholeDollars } from "../amounts";
import { donateOnlineCopy } from "./donate-online-copy";
import type { QueueStatus } from "./submit-with-queue";

const copy = donateOnlineCopy.paymentCard;

type SubmitButtonProps = {
  values: DonationDraft;
  waited: boolean;
  sending: boolean;
  queueStatus: QueueStatus | undefined;
  disabled: boolean;
  firstDay: string;
};

/** The button that gives: locked for the first two seconds, and a spinner while the gift is on its way. */
export function SubmitButton({
  values,
  waited,
  sending,
  queueStatus,
  disabled,
  firstDay,
}: SubmitButtonProps) {
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
          {queueStatus === undefined ? (
            <Spinner label={copy.submitting} />
          ) : (
            <QueueNote queueStatus={queueStatus} />
          )}
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

/** Why a gift is not sent yet, and the place in the queue. */
export function QueueNote({ queueStatus }: { queueStatus: QueueStatus }) {
  if (queueStatus === "captcha") return <Spinner label={copy.harderCaptcha} />;
  if (queueStatus.place === null) return <Spinner label={copy.oneAtATime} />;
  return (
    <>
      <Spinner label={copy.inQueue} />
      <Place place={queueStatus.place} />
    </>
  );
}

const readOutEveryMs = 20_000;

/** The number changes every few seconds: it is shown each time, and read out now and then. */
function Place({ place }: { place: number }) {
  const [read, setRead] = useState({ place, at: Date.now() });
  useEffect(() => {
    if (place !== read.place && Date.now() - read.at >= readOutEveryMs) setRead({ place, at: Date.now() });
  }, [place, read]);
  return (
    <>
      <p className="queue-place" aria-hidden="true">
        {copy.place(place)}
      </p>
      <p className="queue-read" role="status">
        {copy.place(read.place)}
      </p>
    </>
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

/** Says that another company checks whether the visitor is human, as our privacy page and its own terms ask for. */
export function RecaptchaNote() {
  return (
    <p className="recaptcha-note">
      {copy.recaptcha} <a href="https://policies.google.com/privacy">{copy.recaptchaPrivacy}</a>,{" "}
      <a href="https://policies.google.com/terms">{copy.recaptchaTerms}</a>.
    </p>
  );
}

/**
 * False until the donor has been on the card step for two seconds, and again when the try gets another key: then a gift was
 * made in another window, and a press already on its way must not make a second one.
 */
export function useSubmitDelay(key = ""): boolean {
  const [waitedFor, setWaitedFor] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setWaitedFor(key), donationSubmitDelayMs);
    return () => clearTimeout(timer);
  }, [key]);
  return waitedFor === key;
}
