import { formTexts } from "@pcf/contract/forms/form-texts";
import { newsletterSignUp } from "@pcf/contract/forms/newsletter-form";
import { formProblems } from "~/forms/form-answers";
import { type FormOutcome, sendForm } from "~/forms/send-form";

/**
 * Checks the answers of the newsletter form by the contract's rules and sends them. Loaded when the form is used: the
 * rules bring the schema library, which the footer of every page would otherwise carry.
 */
export async function signUp(form: FormData): Promise<FormOutcome> {
  const answers = formTexts(form);
  const problems = formProblems(newsletterSignUp, answers);
  return problems.length > 0 ? { kind: "invalid", problems } : sendForm(newsletterSignUp, answers);
}
