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
import { submitDelaySeconds } from "./use-submit-delay";

const copy = donateOnlineCopy.paymentCard;

type SubmitButtonProps = {
  values: DonationDraft;
  /** Whole seconds until a gift may be sent. */
  left: number;
  /** Pressed before that: the gift is sent by itself. */
  pressed: boolean;
  sending: boolean;
  queueStatus: QueueStatus | undefined;
  /** What the card is entered in has not come yet. */
  preparing: boolean;
  firstDay: string;
};

/**
 * The button that gives, which can be reached and pressed from the first moment: a press in the first two seconds waits. While
 * the gift is on its way a spinner stands for it.
 */
export function SubmitButton({
  values,
  left,
  pressed,
  sending,
  queueStatus,
  preparing,
  firstDay,
}: SubmitButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button went with the focus on it; without this a keyboard would start again at the top of the page.
    if (sending && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [sending]);
  const amount = wholeDollars(chosenAmount(values).cents ?? 0);
  const monthly = isMonthly(values);
  const ready = monthly ? copy.readyMonthly(longDay(firstDay)) : copy.readyToGive;
  const counting = !preparing && !pressed && left > 0;
  const status = counting ? copy.readyIn(submitDelaySeconds) : pressed ? copy.sentSoon : ready;
  return (
    <div className="submit-place">
      {sending ? (
        <div ref={place} tabIndex={-1}>
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
            aria-disabled={preparing || undefined}
            aria-describedby="submit-status"
          >
            {monthly ? copy.giveMonthly(amount) : copy.giveOnce(amount)}
          </Button>
          {/* The seconds are counted for the eye; who listens is told once how long it takes, and once that it is over. */}
          {counting && (
            <p className="submit-status" aria-hidden="true">
              {copy.readyIn(left)}
            </p>
          )}
          <p id="submit-status" role="status" className={counting ? "sr-only" : "submit-status"}>
            {preparing ? copy.preparing : status}
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
