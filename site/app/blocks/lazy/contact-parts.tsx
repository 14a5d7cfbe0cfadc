import { Mail, MapPin } from "lucide-react";
import { useSite } from "~/content/site";
import { ButtonLink } from "~/ui/button/button";
import { MailLink } from "~/ui/link/contact-link";
import { TextLink } from "~/ui/link/text-link";

const addressCopy = { map: "Show on a map", charity: "Charitable registration number" };

/** Where letters reach the charity, as one writes it on an envelope. */
export function CompanyAddress() {
  const { name, address, mapLink, charityNumber } = useSite().company;
  return (
    <div className="company-address">
      <MapPin aria-hidden="true" />
      <div>
        <address>
          <strong>{name}</strong>
          <br />
          {address.street}
          <br />
          {address.city} {address.province} <span className="whitespace-nowrap">{address.postalCode}</span>
          <br />
          {address.country}
        </address>
        <p>
          <TextLink href={mapLink}>{addressCopy.map}</TextLink>
        </p>
        <p className="company-number">
          {addressCopy.charity} {charityNumber}
        </p>
      </div>
    </div>
  );
}

const councilContactId = "councilEmail";
const writeToCouncils = "Write to the councils";

/** The support group councils are reached by email. */
export function CouncilContact() {
  const contact = useSite().company.contact.find(({ id }) => id === councilContactId);
  if (!contact) return null;
  return (
    <div className="council-contact">
      <ButtonLink href={contact.href} icon={<Mail aria-hidden="true" />}>
        {writeToCouncils}
      </ButtonLink>
      <MailLink address={contact.value} />
    </div>
  );
}
