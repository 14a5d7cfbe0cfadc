import { formAnswerSchema, honeypotField, shownAtField, unitTagField } from "@pcf/contract/forms/form-answer";
import { newsletterForm } from "@pcf/contract/forms/newsletter";
import { type FormEvent, useEffect, useState } from "react";
import { shellCopy } from "~/shell/shell-copy";
import { Alert } from "~/ui/alert/alert";
import { Button } from "~/ui/button/button";
import { Dialog } from "~/ui/dialog/dialog";
import { TextField } from "~/ui/field/text-field";
import { TextLink } from "~/ui/link/text-link";
import { Spinner } from "~/ui/spinner/spinner";

const copy = shellCopy.newsletter;
const action = `/api/forms/${newsletterForm.unitTag}`;
type Field = keyof typeof copy.required;
type State = { name: "idle" | "submitting" | "success" | "failed"; errors: Partial<Record<Field, string>> };

const isField = (field: string): field is Field => field in copy.required;

/** What is wrong with the answers by the contract's rules, each in the words of its field. */
function problems(answers: FormData): State["errors"] {
  const checked = newsletterForm.schema.safeParse(Object.fromEntries(answers));
  if (checked.success) return {};
  const fields = checked.error.issues.map((issue) => String(issue.path[0])).filter(isField);
  return Object.fromEntries(fields.map((field) => [field, copy.required[field]]));
}

/** Sign-up for the newsletter. Without JavaScript the same form is posted the plain way. */
export function NewsletterForm({ phone }: { phone?: { href: string; value: string } }) {
  const [state, setState] = useState<State>({ name: "idle", errors: {} });
  const [shownAt, setShownAt] = useState<number>();
  useEffect(() => setShownAt(Date.now()), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const answers = new FormData(form);
    const errors = problems(answers);
    if (Object.keys(errors).length > 0) {
      setState({ name: "failed", errors });
      const first = form.elements.namedItem(Object.keys(errors)[0] ?? "");
      if (first instanceof HTMLElement) first.focus();
      return;
    }
    setState({ name: "submitting", errors: {} });
    try {
      const response = await fetch(action, {
        method: "POST",
        body: answers,
        headers: { accept: "application/json" },
      });
      const answer = formAnswerSchema.parse(await response.json());
      if (answer.status === "mail_sent") {
        form.reset();
        return setState({ name: "success", errors: {} });
      }
      const invalid = answer.invalid_fields.filter(({ field }) => isField(field));
      setState({
        name: "failed",
        errors: Object.fromEntries(invalid.map(({ field, message }) => [field, message])),
      });
    } catch {
      console.error("newsletter sign-up failed");
      setState({ name: "failed", errors: {} });
    }
  }

  const field = (name: Field, label: string) => ({
    id: `newsletter-${name}`,
    name,
    label,
    error: state.errors[name],
    required: true,
  });
  return (
    <form
      id="newsletter"
      className="newsletter"
      action={action}
      method="post"
      encType="multipart/form-data"
      noValidate={shownAt !== undefined}
      onSubmit={submit}
      aria-labelledby="newsletter-title"
    >
      <h2 id="newsletter-title">{copy.title}</h2>
      <p>{copy.text}</p>
      <input type="hidden" name={unitTagField} value={newsletterForm.unitTag} />
      <input type="hidden" name={shownAtField} value={shownAt ?? ""} />
      <input name={honeypotField} className="sr-only" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      <div className="newsletter-fields">
        <TextField {...field("first_name", copy.firstName)} autoComplete="given-name" />
        <TextField {...field("last_name", copy.lastName)} autoComplete="family-name" />
        <TextField {...field("email", copy.email)} type="email" autoComplete="email" />
      </div>
      {state.name === "failed" && Object.keys(state.errors).length === 0 && (
        <Alert tone="danger" role="alert">
          <p>
            {copy.failed} {phone && <TextLink href={phone.href}>{`${copy.call} ${phone.value}`}</TextLink>}
          </p>
        </Alert>
      )}
      {state.name === "submitting" ? (
        <Spinner label={copy.submitting} />
      ) : (
        <Button type="submit">{state.name === "failed" ? copy.retry : copy.submit}</Button>
      )}
      <Dialog
        open={state.name === "success"}
        onClose={() => setState({ name: "idle", errors: {} })}
        title={copy.successTitle}
      >
        <p>{copy.success}</p>
      </Dialog>
    </form>
  );
}
