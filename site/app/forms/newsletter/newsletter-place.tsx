import { newsletterSignUp } from "@pcf/contract/forms/newsletter-sign-up";
import { useFormReturn } from "~/forms/use-form-return";
import { useIsGivingPage } from "~/shell/current-page";
import { NewsletterForm } from "./newsletter-form";

/**
 * The sign-up in the footer. Where money is given it is folded to one line, so that no other form asks for anything; an
 * answer of the server that has come back to it opens it.
 */
export function NewsletterPlace() {
  const folded = useIsGivingPage();
  const returned = useFormReturn(newsletterSignUp.number);
  if (!folded) return <NewsletterForm />;
  return (
    <details className="newsletter-fold" open={returned !== undefined}>
      <summary>{newsletterSignUp.invitation.title}</summary>
      <NewsletterForm />
    </details>
  );
}
