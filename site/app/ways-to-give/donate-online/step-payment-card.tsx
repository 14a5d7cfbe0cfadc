import { nextBillingDay } from "@pcf/contract/donation/next-billing-day";
import { givingUrls } from "@pcf/contract/urls";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { PrefetchPageLinks } from "react-router";
import { Alert } from "~/ui/alert/alert";
import { Button } from "~/ui/button/button";
import type { FormProblem } from "~/ui/error-summary/error-summary";
import { Spinner } from "~/ui/spinner/spinner";
import { type Attempt, markUnsent } from "../attempt-store";
import { useHostedCard } from "../hosted-card";
import { donateOnlineCopy } from "./donate-online-copy";
import { DonationReview } from "./donation-review";
import { problemOf } from "./field-labels";
import type { Step, StepProps } from "./form-steps";
import {
  boxesOf,
  emptyPaymentCard,
  type PaymentCardEntry,
  type PaymentCardIssue,
  paymentCardIssues,
  paymentCardPost,
} from "./payment-card-entry";
import { PaymentCardFields } from "./payment-card-fields";
import { RecaptchaNote, SecureNote, SubmitButton } from "./submit-button";
import { type FinalOutcome, sendDonation } from "./submit-donation";
import { type QueueStatus, submitWithQueue } from "./submit-with-queue";
import { usePayment } from "./use-payment";
import { useSubmitDelay } from "./use-submit-delay";
import "./payment.css";

const copy = donateOnlineCopy.paymentCard;

type StepCardProps = StepProps & {
  attempt: Attempt | undefined;
  /** A gift is on its way. */
  sending: boolean;
  setSending: (sending: boolean) => void;
  open: (step: Step) => void;
  back: () => void;
  showProblems: (problems: FormProblem[]) => void;
  finish: (outcome: FinalOutcome) => void;
};

/** Step 3: what will be charged, the card, and the one button that gives. */
export function StepPaymentCard({
  values,
  choices,
  now,
  attempt,
  sending,
  setSending,
  open,
  back,
  showProblems,
  finish,
}: StepCardProps) {
  const card = useForm<PaymentCardEntry>({ defaultValues: emptyPaymentCard() });
  useWatch({ control: card.control });
  const payment = usePayment();
  const hosted = useHostedCard(payment.settings?.hostedCardFields ?? null);
  const [hostedError, setHostedError] = useState<string>();
  const busy = useRef(false);
  const [queueStatus, setQueueStatus] = useState<QueueStatus>();
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  const mark = (issues: PaymentCardIssue[]) => {
    for (const { field, message } of issues)
      if (field === "hosted_card") setHostedError(message);
      else card.setError(field, { message });
  };
  const complain = (issues: PaymentCardIssue[]) => {
    mark(issues);
    showProblems(issues.map(problemOf));
  };

  const send = async () => {
    if (!payment.settings || !attempt) return;
    card.clearErrors();
    setHostedError(undefined);
    showProblems([]);
    const entry = card.getValues();
    const answer = await hosted.tokenize();
    if ("message" in answer) return complain([{ field: "hosted_card", message: answer.message }]);
    const post = paymentCardPost(entry, answer.dataKey);
    const rules = { now: new Date(), hosted: hosted.active, cvd: payment.settings.cvd };
    const issues = paymentCardIssues(entry, post, rules);
    if (issues.length > 0) return complain(issues);
    setSending(true);
    const outcome = await submitWithQueue({
      token: payment.token,
      send: (token) =>
        sendDonation({
          draft: values,
          card: post,
          officeNote: entry.adminonly,
          token,
          attempt,
          now: Date.now,
        }),
      // A service's word does not change by asking again.
      retriesCaptcha: payment.settings.humanCheck.kind === "proof-of-work",
      onStatus: setQueueStatus,
      hasLeft: () => left.current,
    });
    if (!outcome) return showProblems([{ message: copy.checkFailed }]);
    if (outcome === "left") return markUnsent();
    if (outcome.kind === "invalid")
      mark(outcome.issues.flatMap((issue) => boxesOf(issue, entry, hosted.active)));
    finish(outcome);
  };

  const {
    left: secondsLeft,
    pressed,
    press,
  } = useSubmitDelay(attempt?.key ?? "", () => {
    if (busy.current) return;
    busy.current = true;
    send().finally(() => {
      busy.current = false;
      setQueueStatus(undefined);
      setSending(false);
    });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Without it there is nothing yet that a card could be entered in.
    if (payment.settings) press();
  };

  return (
    <>
      <PrefetchPageLinks page={givingUrls.submissionError} />
      <PrefetchPageLinks page={givingUrls.thankYou} />
      <DonationReview values={values} areas={choices.areas} now={now} locked={sending} open={open} />
      <form noValidate onSubmit={submit} className="step" aria-busy={sending}>
        <h3 className="card-title">{copy.title}</h3>
        {payment.failed && (
          <Alert tone="warn" role="alert">
            <p>{copy.loadFailed}</p>
            <Button variant="secondary" size="small" onClick={payment.retry}>
              {copy.tryAgain}
            </Button>
          </Alert>
        )}
        {!payment.settings && !payment.failed && <Spinner />}
        {payment.settings && (
          <PaymentCardFields
            card={card}
            settings={payment.settings}
            hostedFrame={hosted.frame}
            hostedError={hostedError}
            now={now}
          />
        )}
        <SecureNote />
        {payment.settings?.humanCheck.kind === "recaptcha" && <RecaptchaNote />}
        <SubmitButton
          values={values}
          left={secondsLeft}
          pressed={pressed}
          sending={sending}
          queueStatus={queueStatus}
          preparing={!payment.settings}
          firstDay={nextBillingDay(now)}
        />
        {!sending && (
          <Button variant="quiet" onClick={back}>
            {donateOnlineCopy.back}
          </Button>
        )}
      </form>
    </>
  );
}
