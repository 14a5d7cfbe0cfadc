import { formTexts } from "@pcf/contract/forms/form-texts";
import { newsletterSignUp } from "@pcf/contract/forms/newsletter-sign-up";
import type { ReactNode } from "react";
import { type FormOutcome, formProblems, sendForm } from "~/forms/send-form";
import { Dialog } from "~/ui/dialog/dialog";

type SignUpDialogProps = { open: boolean; title: string; onClose: () => void; children: ReactNode };

/** The thanks for a sign-up, over the page. */
export function SignUpDialog({ open, title, onClose, children }: SignUpDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <div className="stack">{children}</div>
    </Dialog>
  );
}

/** Checks the answers of the newsletter form by the contract's rules and sends them. */
export async function signUp(form: FormData): Promise<FormOutcome> {
  const answers = formTexts(form);
  const problems = formProblems(newsletterSignUp, answers);
  return problems.length > 0 ? { kind: "invalid", problems } : sendForm(newsletterSignUp, answers);
}
