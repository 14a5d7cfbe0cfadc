import { newsletterSignUp } from "@pcf/contract/forms/newsletter-form";
import { shellCopy } from "~/shell/shell-copy";

const copy = shellCopy.newsletter;

/**
 * What is said when a sign-up has arrived. The words hold for an address that still has to confirm, from the e-mail it is
 * sent, and for one already on the list, which gets none; so nobody learns here who is on it.
 */
export function NewsletterThanks({ reference }: { reference: string | undefined }) {
  return (
    <>
      <p>{newsletterSignUp.thanks}</p>
      <p>{copy.confirm}</p>
      {reference && (
        <p>
          {copy.reference}: <strong>{reference}</strong>
        </p>
      )}
    </>
  );
}
