import { chosenAmount, type DonationDraft, isMonthly } from "@pcf/contract/donation/form";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import { useSite } from "~/content/site";
import { Alert } from "~/ui/alert/alert";
import { Button } from "~/ui/button/button";
import { ErrorSummary, type FormProblem } from "~/ui/error-summary/error-summary";
import { Spinner } from "~/ui/spinner/spinner";
import { Stepper } from "~/ui/stepper/stepper";
import { wholeDollars } from "../amounts";
import type { Attempt } from "../attempt-store";
import { tollFree } from "../company-contact";
import { donateOnlineCopy as copy } from "./donate-online-copy";
import { draftOf, isDraftName, type OfferedChoices } from "./draft-values";
import { problemOf } from "./field-labels";
import { donationFormId } from "./first-step";
import { fieldsOfStep, furthestStep, type Step, stepIssues } from "./form-steps";
import { StepAmount } from "./step-amount";
import { StepDonor } from "./step-donor";
import { StepPaymentCard } from "./step-payment-card";
import { StepTribute } from "./step-tribute";
import { type FinalOutcome, settle } from "./submit-donation";
import { useDraftSaving } from "./use-draft-saving";
import { useClearFixedErrors, useTributeCardLimit } from "./use-form-rules";
import { useStep, useStepHeading, useTabTitle } from "./use-step";

type StepProblems = { step: Step; problems: FormProblem[]; attempt: number };
const views = [StepAmount, StepTribute, StepDonor] as const;

/** What the form begins with. */
export type FormStart = {
  /** What this device keeps, or an empty draft. */
  draft: DonationDraft;
  /** A draft of an earlier visit fills the form. */
  restored: boolean;
  /** What this device keeps has been read; before that the form is the one the server wrote. */
  ready: boolean;
  /** Goes with every try of this page. */
  attempt: Attempt | undefined;
  /** The server is being asked about a try whose answer never came. */
  resuming: boolean;
  /** A gift was made in another window since this form was opened. */
  givenElsewhere: boolean;
};

type FormStepsProps = {
  /** The page's title. */
  title: string;
  choices: OfferedChoices;
  form: UseFormReturn<DonationDraft>;
  start: FormStart;
  startAgain: () => void;
};

/** The four steps, one at a time, with what is wrong above them. */
export function FormSteps({ title, choices, form, start, startAgain }: FormStepsProps) {
  const { company, demoGateway } = useSite();
  const navigate = useNavigate();
  const [now, setNow] = useState(() => new Date());
  const values = draftOf(useWatch({ control: form.control }));
  const stopSaving = useDraftSaving(values, start);
  const draftNow = () => draftOf(form.getValues());
  const { step, open, back } = useStep(start.ready, () => furthestStep(draftNow()));
  const [shownProblems, setShownProblems] = useState<StepProblems>({ step: 0, problems: [], attempt: 0 });
  const [sending, setSending] = useState(false);
  const shown = useRef(step);
  useEffect(() => {
    shown.current = step;
  }, [step]);
  const tributeCardRemoved = useTributeCardLimit(form, values, step);
  const problems = shownProblems.step === step ? shownProblems.problems : [];
  const showProblems = (at: Step, found: FormProblem[]) =>
    setShownProblems(({ attempt }) => ({ step: at, problems: found, attempt: attempt + 1 }));
  const heading = useStepHeading(step, problems.length > 0);
  useClearFixedErrors(form, values, step);
  useTabTitle(title, step, problems.length > 0);

  const next = (event: FormEvent) => {
    event.preventDefault();
    if (step === 3) return;
    const draft = draftNow();
    const issues = stepIssues(step, draft);
    form.clearErrors(fieldsOfStep(step));
    showProblems(step, issues.map(problemOf));
    for (const { field, message } of issues) if (isDraftName(field)) form.setError(field, { message });
    if (issues.length > 0) return;
    setNow(new Date());
    open(step === 0 ? 1 : step === 1 ? 2 : 3);
  };

  const finish = (outcome: FinalOutcome) => {
    if (outcome.kind === "approved") stopSaving();
    const path = settle(outcome, draftNow());
    if (path) navigate(path, { replace: outcome.kind === "approved" });
    if (outcome.kind !== "invalid") return;
    for (const { field, message } of outcome.issues)
      if (isDraftName(field)) form.setError(field, { message });
    showProblems(outcome.step, [
      ...outcome.issues.map(problemOf),
      ...outcome.others.map((message) => ({ message })),
    ]);
    // The donor may have gone back in the history while the answer was on its way.
    if (outcome.step !== shown.current) open(outcome.step);
  };

  const stepProps = { form, values, choices, now, company, phone: tollFree(company) };
  const View = step === 3 ? undefined : views[step];
  return (
    <div className="donation-form" data-ready={start.ready || undefined}>
      {demoGateway && <p className="demo-note">{copy.demo}</p>}
      {start.resuming && <Spinner label={copy.resuming} />}
      {start.givenElsewhere && (
        <Alert tone="warn" role="alert">
          {copy.givenElsewhere}
        </Alert>
      )}
      {start.restored && step === 0 && (
        <Alert>
          <p>{copy.restored}</p>
          <Button variant="quiet" size="small" onClick={startAgain}>
            {copy.startAgain}
          </Button>
        </Alert>
      )}
      <Stepper label={copy.journey} steps={copy.steps} current={step} />
      {step > 0 && <GivingLine values={values} locked={sending} edit={() => open(0)} />}
      <h2 ref={heading} tabIndex={-1} className="step-title">
        {copy.steps[step]}
      </h2>
      <ErrorSummary problems={problems} attempt={shownProblems.attempt} />
      <div aria-live="polite">{step === 1 && tributeCardRemoved && <Alert>{copy.tribute.reset}</Alert>}</div>
      {View ? (
        <form id={donationFormId} noValidate onSubmit={next} className="step">
          <View {...stepProps} />
          <div className="step-buttons">
            <Button type="submit" size="large" wide aria-describedby="next-step">
              {copy.next}
            </Button>
            <p id="next-step" className="next-step">
              {copy.nextStep[step]}
            </p>
            {step > 0 && (
              <Button variant="quiet" onClick={back}>
                {copy.back}
              </Button>
            )}
          </div>
        </form>
      ) : (
        <StepPaymentCard
          {...stepProps}
          attempt={start.attempt}
          sending={sending}
          setSending={setSending}
          open={open}
          back={back}
          showProblems={(found) => showProblems(3, found)}
          finish={finish}
        />
      )}
    </div>
  );
}

/** On later steps: what is being given, and the way back to change it. */
function GivingLine({
  values,
  locked,
  edit,
}: {
  values: DonationDraft;
  /** A gift is on its way: its amount is no longer to be changed. */
  locked: boolean;
  edit: () => void;
}) {
  const { cents } = chosenAmount(values);
  return (
    <div className="giving-line">
      <p>
        <strong>{copy.giving(wholeDollars(cents ?? 0))}</strong>
        {isMonthly(values) && ` ${copy.monthlySuffix}`}
      </p>
      <Button variant="quiet" size="small" disabled={locked} onClick={edit}>
        {copy.editAmount}
      </Button>
    </div>
  );
}
