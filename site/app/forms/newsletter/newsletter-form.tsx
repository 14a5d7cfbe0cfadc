import type { FormAnswer } from "@pcf/contract/forms/form-answer";
import { honeypotField, shownAtField, unitTagField } from "@pcf/contract/forms/hidden-fields";
import { newsletterSignUp } from "@pcf/contract/forms/newsletter-sign-up";
import { type SubmitEvent, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useSite } from "~/content/site";
import { useFormReturn } from "~/forms/use-form-return";
import { Alert } from "~/ui/alert/alert";
import { Button } from "~/ui/button/button";
import { TextField } from "~/ui/field/text-field";
import { TextLink } from "~/ui/link/text-link";
import { Spinner } from "~/ui/spinner/spinner";
import type * as SignUp from "./sign-up";

const copy = {
  submitting: "Signing you up",
  successTitle: "Thank you",
  checkInbox: "Check your inbox to finish.",
  confirm:
    "One step comes first: we send you an email, and nothing else comes to you until you have pressed the button in it. An address that is confirmed already gets no such email; any other gets at most one a day.",
  reference: "Your reference number",
  failed: "We could not sign you up just now.",
  kept: "Your answers are still here: try again",
  lost: "Please fill in the form again",
  retry: "Try again",
  call: "or call",
  required: {
    first_name: "Enter your first name",
    last_name: "Enter your last name",
    email: "Enter an email address such as name@example.ca",
  },
};
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
export function NewsletterForm() {
  const { pathname } = useLocation();
  const phone = useSite().company.contact.find((contact) => contact.id === "telTF");
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
          title={copy.successTitle}
          onClose={() => {
            setState({ ...state, name: "idle" });
            // The button that was pressed made way for the spinner, so the focus has no place of its own to return to.
            document.getElementById(id)?.focus();
          }}
        >
          <NewsletterThanks reference={state.reference} />
        </sender.SignUpDialog>
      )}
    </form>
  );
}

/**
 * What is said when a sign-up has arrived. The words hold for an address that still has to confirm, from the email it is
 * sent, and for one already on the list, which gets none; so nobody learns here who is on it.
 */
function NewsletterThanks({ reference }: { reference: string | undefined }) {
  return (
    <>
      <p>{newsletterSignUp.thanks}</p>
      <p>
        <strong>{copy.checkInbox}</strong> {copy.confirm}
      </p>
      {reference && (
        <p>
          {copy.reference}: <strong>{reference}</strong>
        </p>
      )}
    </>
  );
}
