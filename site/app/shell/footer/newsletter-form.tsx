import type { FormAnswer } from "@pcf/contract/forms/form-answer";
import { honeypotField, shownAtField, unitTagField } from "@pcf/contract/forms/hidden-fields";
import { newsletterSignUp } from "@pcf/contract/forms/newsletter-form";
import { type SubmitEvent, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useFormReturn } from "~/forms/use-form-return";
import { shellCopy } from "~/shell/shell-copy";
import { Alert } from "~/ui/alert/alert";
import { Button } from "~/ui/button/button";
import { TextField } from "~/ui/field/text-field";
import { TextLink } from "~/ui/link/text-link";
import { Spinner } from "~/ui/spinner/spinner";
import { NewsletterThanks } from "./newsletter-thanks";
import type * as SignUp from "./sign-up";

const copy = shellCopy.newsletter;
const { name: id, number, fields, invitation } = newsletterSignUp;
type Field = keyof typeof copy.required;
type Errors = Partial<Record<Field, string>>;
type State = {
  name: "untouched" | "idle" | "submitting" | "success" | "failed";
  errors: Errors;
  reference?: string | undefined;
};
/** What sends the form and thanks for it. */
type Sender = typeof SignUp;

const isField = (field: string): field is Field => field in copy.required;

/** Loaded when the form is used: its rules bring the schema library, which the footer of every page would otherwise carry. */
const loadSender = (): Promise<Sender> => import("./sign-up");

/** What is wrong with each field, in the words of the field. */
function errorsOf(problems: FormAnswer["invalid_fields"]): Errors {
  const fields = problems.map(({ field }) => field).filter(isField);
  return Object.fromEntries(fields.map((field) => [field, copy.required[field]]));
}

/** What became of the form when the browser sent it by itself and the server led back here. */
function returnedState(returned: ReturnType<typeof useFormReturn>): State {
  if (!returned) return { name: "untouched", errors: {} };
  const { reference } = returned;
  if (returned.status === "mail_sent") return { name: "success", errors: {}, reference };
  return { name: "failed", errors: errorsOf(returned.invalid_fields) };
}

/** Sign-up for the newsletter. Without JavaScript the same form is posted the plain way. */
export function NewsletterForm({ phone }: { phone?: { href: string; value: string } }) {
  const { pathname } = useLocation();
  const returned = useFormReturn(number);
  const [own, setState] = useState<State>({ name: "untouched", errors: {} });
  const [sender, setSender] = useState<Sender>();
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const untouched = own.name === "untouched";
  const state = untouched ? returnedState(returned) : own;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.name === "submitting") return;
    const form = event.currentTarget;
    const answers = new FormData(form);
    // The time of the page, not of its hydration: a form that is filled in by the browser is quick too.
    answers.set(shownAtField, String(Math.round(performance.timeOrigin)));
    setState({ name: "submitting", errors: {} });
    const loaded = await loadSender().catch(() => undefined);
    // The rules did not arrive. The browser needs none to send the form, and the server checks it too.
    if (!loaded) return form.submit();
    setSender(loaded);
    const outcome = await loaded.signUp(answers);
    if (outcome.kind === "sent") {
      form.reset();
      return setState({ name: "success", errors: {}, reference: outcome.reference });
    }
    if (outcome.kind !== "invalid") return setState({ name: "failed", errors: {} });
    const errors = errorsOf(outcome.problems);
    setState({ name: "failed", errors });
    const first = form.elements.namedItem(Object.keys(errors)[0] ?? "");
    if (first instanceof HTMLElement) first.focus();
  }

  const field = (name: Field) => ({
    id: `${id}-${name}`,
    name,
    label: fields[name].label,
    autoComplete: fields[name].autoComplete,
    error: state.errors[name],
    required: true,
    defaultValue: returned?.answers?.[name],
  });
  // The way back leads to the top of the form: what became of it stands there, and beside the button otherwise.
  const failed = state.name === "failed" && Object.keys(state.errors).length === 0 && (
    <Alert tone="danger" role="alert">
      <p>
        {copy.failed} {untouched && !returned?.answers ? copy.lost : copy.kept}{" "}
        {phone && <TextLink href={phone.href}>{`${copy.call} ${phone.value}`}</TextLink>}
      </p>
    </Alert>
  );
  return (
    <form
      id={id}
      tabIndex={-1}
      className="newsletter"
      action={`${pathname}#${id}`}
      method="post"
      encType="multipart/form-data"
      noValidate={ready}
      onSubmit={submit}
      // What a press of the button will need is on its way while the answers are typed. A failure shows at the press.
      onFocus={() => void loadSender().catch(() => undefined)}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`}>{invitation.title}</h2>
      <p>{invitation.text}</p>
      <input type="hidden" name={unitTagField} value={number} />
      <input type="hidden" name={shownAtField} value="" />
      <input name={honeypotField} className="sr-only" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      {state.name === "success" && untouched && (
        <Alert tone="good" title={copy.successTitle} role="status">
          <NewsletterThanks reference={state.reference} />
        </Alert>
      )}
      {untouched && failed}
      <div className="newsletter-fields">
        <TextField {...field("first_name")} />
        <TextField {...field("last_name")} />
        <TextField {...field("email")} type="email" />
      </div>
      {!untouched && failed}
      {state.name === "submitting" ? (
        <Spinner label={copy.submitting} />
      ) : (
        <Button type="submit">
          {state.name === "failed" && !untouched ? copy.retry : newsletterSignUp.submit}
        </Button>
      )}
      {sender && (
        <sender.SignUpDialog
          open={state.name === "success" && !untouched}
          reference={state.reference}
          onClose={() => {
            setState({ ...state, name: "idle" });
            // The button that was pressed made way for the spinner, so the focus has no place of its own to return to.
            document.getElementById(id)?.focus();
          }}
        />
      )}
    </form>
  );
}
