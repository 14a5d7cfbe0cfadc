import { formTexts } from "@pcf/contract/forms/form-texts";
import { newsletterSignUp } from "@pcf/contract/forms/newsletter-form";
import { formProblems } from "~/forms/form-answers";
import { type FormOutcome, sendForm } from "~/forms/send-form";
import { shellCopy } from "~/shell/shell-copy";
import { Dialog } from "~/ui/dialog/dialog";
import { NewsletterThanks } from "./newsletter-thanks";

type SignUpDialogProps = { open: boolean; reference: string | undefined; onClose: () => void };

/** The thanks for a sign-up, over the page. */
export function SignUpDialog({ open, reference, onClose }: SignUpDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={shellCopy.newsletter.successTitle}>
      <div className="stack">
        <NewsletterThanks reference={reference} />
      </div>
    </Dialog>
  );
}

/** Checks the answers of the newsletter form by the contract's rules and sends them. */
export async function signUp(form: FormData): Promise<FormOutcome> {
  const answers = formTexts(form);
  const problems = formProblems(newsletterSignUp, answers);
  return problems.length > 0 ? { kind: "invalid", problems } : sendForm(newsletterSignUp, answers);
}
