import { shellCopy } from "~/shell/shell-copy";

const copy = shellCopy.newsletter;

/** What is said when a sign-up has arrived: the address still has to confirm it, from the e-mail it is sent. */
export function NewsletterThanks({ reference }: { reference: string | undefined }) {
  return (
    <>
      <p>{copy.success}</p>
      <p>{copy.confirm}</p>
      {reference && (
        <p>
          {copy.reference}: <strong>{reference}</strong>
        </p>
      )}
    </>
  );
}
