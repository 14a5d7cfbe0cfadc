import { useSite } from "~/content/site";
import { Helpline } from "~/shell/helpline";
import { Alert } from "~/ui/alert/alert";
import { TextLink } from "~/ui/link/text-link";

const copy = {
  title: "We are still writing this page",
  call: "If you have a question, call us at",
  write: "You can also write to",
};

/** In the place of the text that staff have not written yet: that it is to come, and where to turn until then. */
export function Unwritten() {
  const { contact } = useSite().company;
  const phone = contact.find(({ id }) => id === "telTF");
  const email = contact.find(({ id }) => id === "email");
  return (
    <>
      <Alert title={copy.title}>
        {phone && (
          <p>
            {copy.call} <TextLink href={phone.href}>{phone.value}</TextLink>
            {phone.note && ` (${phone.note})`}.
          </p>
        )}
        {email && (
          <p>
            {copy.write} <TextLink href={email.href}>{email.value}</TextLink>.
          </p>
        )}
      </Alert>
      <Helpline />
    </>
  );
}
