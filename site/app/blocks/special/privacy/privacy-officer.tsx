import { Fragment, type ReactNode } from "react";
import { useSite } from "~/content/site";
import { privacyCopy } from "./privacy-copy";

const copy = privacyCopy.officer;

/** Each line of an address as it goes on an envelope. */
const lines = (text: string): ReactNode =>
  text.split("\n").map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));

/** Who answers for privacy and how they are reached; the charity's own contact where staff have named nobody. */
export default function PrivacyOfficer() {
  const { company, siteSettings } = useSite();
  const { name, office, email, telephone, address } = siteSettings.privacyOfficer ?? {};
  const contact = (id: string) => company.contact.find((one) => one.id === id);
  const mail = email ?? contact(copy.emailId)?.value;
  const phone = telephone ?? contact(copy.telephoneId)?.value;
  const { street, city, province, postalCode, country } = company.address;
  const post = address ?? [company.name, street, `${city} ${province} ${postalCode}`, country].join("\n");
  return (
    <address className="privacy-officer">
      <p>
        {name && (
          <>
            <strong>{name}</strong>
            <br />
          </>
        )}
        {office ?? copy.office}, {company.name}
      </p>
      <dl>
        {mail && (
          <>
            <dt>{copy.email}</dt>
            <dd>
              <a href={`mailto:${mail}`}>{mail}</a>
            </dd>
          </>
        )}
        {phone && (
          <>
            <dt>{copy.telephone}</dt>
            <dd>
              <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>
            </dd>
          </>
        )}
        <dt>{copy.address}</dt>
        <dd>{lines(post)}</dd>
      </dl>
    </address>
  );
}
