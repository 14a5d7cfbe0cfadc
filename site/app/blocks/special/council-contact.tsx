import { Mail } from "lucide-react";
import { useSite } from "~/content/site";
import { ButtonLink } from "~/ui/button/button";

const contactId = "councilEmail";
const copy = { write: "Write to the councils" };

/** The support group councils are reached by e-mail. */
export default function CouncilContact() {
  const contact = useSite().company.contact.find(({ id }) => id === contactId);
  if (!contact) return null;
  return (
    <div className="council-contact">
      <ButtonLink href={contact.href} icon={<Mail aria-hidden="true" />}>
        {copy.write}
      </ButtonLink>
      <a href={contact.href}>{contact.value}</a>
    </div>
  );
}
