import type { FormReturn } from "@pcf/contract/forms/form-return";
import { formTexts } from "@pcf/contract/forms/form-texts";
import type { ListedForm } from "@pcf/contract/forms/forms";
import { honeypotField, shownAtField, unitTagField } from "@pcf/contract/forms/hidden-fields";
import { Fragment, type ReactNode, type SubmitEvent, useEffect, useReducer, useRef, useState } from "react";
import { useLocation } from "react-router";
import { Button } from "~/ui/button/button";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import { Spinner } from "~/ui/spinner/spinner";
import { FormFieldControl, fieldId, type OfferedOption } from "./form-field-control";
import { Confirmation, NotSent } from "./form-outcome";
import { nextFormState, untouchedForm } from "./form-state";
import { formCopy as copy } from "./forms-copy";
import { type FieldProblem, formProblems, sendForm } from "./send-form";
import { useFormReturn } from "./use-form-return";

/** What a page knows of a field beyond the form's definition. */
type FieldKnowledge = { ticked?: boolean; options?: readonly OfferedOption[]; ofSame?: "first" | "last" };

type PostedFormProps<Form extends ListedForm> = {
  form: Form;
  /** Another one after the first was sent: what came back to the page belongs to that. */
  another?: boolean;
  /** Answers that need no sending, such as a kit asked for twice in a day: what the confirmation says instead. */
  instead?: (answers: Record<string, string>) => ReactNode | undefined;
  onSent?: (answers: Record<string, string>) => void;
  /** Places the fields; without it they stand below each other. */
  children?: (field: (name: keyof Form["fields"] & string, more?: FieldKnowledge) => ReactNode) => ReactNode;
};

/** How a form stands that the browser posted by itself. */
function phaseOf({ status, invalid_fields }: FormReturn): "returned" | "editing" | "refused" | "unknown" {
  if (status === "mail_sent") return "returned";
  if (status === "unknown") return status;
  return invalid_fields.length > 0 ? "editing" : "refused";
}

/**
 * A form as its definition says. Checked here first by the contract's own rules, then sent by fetch; what the server
 * complains of stands beside its field. Without JavaScript the browser posts it and the server leads back to this page.
 */
export function PostedForm<Form extends ListedForm>({
  form,
  another = false,
  instead,
  onSent,
  children,
}: PostedFormProps<Form>) {
  const { name, number } = form;
  const { pathname } = useLocation();
  const cameBack = useFormReturn(number);
  const back = another ? undefined : cameBack;
  const [state, dispatch] = useReducer(nextFormState, untouchedForm);
  const [notice, setNotice] = useState<ReactNode>();
  // What is still wrong while the answers are being corrected.
  const [left, setLeft] = useState<readonly FieldProblem[]>();
  const [ready, setReady] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  // With JavaScript our own words take the place of the browser's.
  useEffect(() => setReady(true), []);

  const returned = state.attempt === 0 ? back : undefined;
  const complaints = state.phase === "editing" && returned ? returned.invalid_fields : state.problems;
  const problems = left ?? complaints;
  const phase = state.phase === "editing" && returned ? phaseOf(returned) : state.phase;

  const renderField = (field: string, more?: FieldKnowledge) => (
    <FormFieldControl
      form={form}
      name={field}
      error={problems.find((problem) => problem.field === field)?.message}
      // They stay the first answers of the fields for as long as these are there.
      answers={back?.answers}
      {...more}
    />
  );
  const names = Object.keys(form.fields);
  const inOrder = () => names.map((field) => <Fragment key={field}>{renderField(field)}</Fragment>);

  function recheck(target: HTMLFormElement) {
    if (problems.length === 0) return;
    const fields = problems.map(({ field }) => field);
    const wrong = formProblems(form, formTexts(new FormData(target)));
    setLeft(wrong.filter(({ field }) => fields.includes(field)));
  }

  async function post(target: HTMLFormElement) {
    setLeft(undefined);
    const answers = formTexts(new FormData(target));
    const wrong = formProblems(form, answers);
    if (wrong.length > 0) return dispatch({ kind: "checked", problems: wrong });
    const words = instead?.(answers);
    setNotice(words);
    if (words) return dispatch({ kind: "sent", reference: undefined });
    dispatch({ kind: "submitted" });
    // The time of the page, not of its hydration: a form that is filled in by the browser is quick too.
    const outcome = await sendForm(form, {
      ...answers,
      [shownAtField]: String(Math.round(performance.timeOrigin)),
    });
    if (outcome.kind === "sent") {
      onSent?.(answers);
      target.reset();
    }
    dispatch(outcome);
  }

  function close() {
    dispatch({ kind: "closed" });
    element.current?.focus();
  }

  // The way back leads to the top of the form: what became of it stands there, and beside the button otherwise.
  const confirmation = (
    <Confirmation
      shown={phase === "sent" ? "dialog" : phase === "returned" ? "inline" : undefined}
      title={copy.thankYouTitle}
      reference={state.reference ?? returned?.reference}
      onClose={close}
    >
      {notice ?? <p>{form.thanks ?? copy.thankYouText}</p>}
    </Confirmation>
  );
  const notSent = (phase === "refused" || phase === "unreachable" || phase === "unknown") && (
    <NotSent
      reason={phase}
      attempt={state.attempt}
      // What was typed did not come back with the browser, or may have arrived: there is nothing to send again.
      onRetry={returned || phase === "unknown" ? undefined : () => element.current?.requestSubmit()}
    />
  );

  return (
    <>
      <form
        ref={element}
        id={name}
        className="posted-form"
        method="post"
        encType="multipart/form-data"
        // What was typed comes back with the page when the browser posts the form by itself.
        action={`${pathname}#${name}`}
        noValidate={ready}
        tabIndex={-1}
        onChange={(event) => recheck(event.currentTarget)}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          if (state.phase !== "submitting") void post(event.currentTarget);
        }}
      >
        {phase === "returned" && confirmation}
        {returned && notSent}
        <ErrorSummary
          problems={problems.map(({ field, message }) => ({
            field: fieldId(form, field),
            message: copy.problem(form.fields[field]?.label, message),
          }))}
          attempt={state.attempt}
        />
        {returned && !returned.answers && phase === "editing" && <p>{copy.notKept}</p>}
        <p className="field-hint">{copy.requiredHint}</p>
        {children ? children(renderField) : inOrder()}
        <input type="hidden" name={unitTagField} value={number} />
        <input type="hidden" name={shownAtField} value="" />
        <div className="honeypot" aria-hidden="true">
          <label>
            {copy.honeypot}
            <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {!returned && notSent}
        <p className="posted-form-send">
          {phase === "submitting" ? (
            <Spinner label={copy.sending} />
          ) : (
            <Button type="submit" wide>
              {form.submit}
            </Button>
          )}
        </p>
      </form>
      {phase !== "returned" && confirmation}
    </>
  );
}
