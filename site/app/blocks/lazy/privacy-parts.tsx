import { howLong, type RetentionGroup, type RetentionRule } from "@pcf/contract/privacy/retention-rule";
import { retentionRules } from "@pcf/contract/privacy/retention-rules";
import { Fragment, type ReactNode } from "react";
import { useSite } from "~/content/site";
import { Accordion } from "~/ui/accordion/accordion";
import { MailLink } from "~/ui/link/contact-link";
import { Table } from "~/ui/table/table";

/** Words around the table; what is kept and for how long stands in the contract. */
const tableCopy = {
  columns: ["What", "What it holds", "Why we keep it", "For how long", "What happens then"],
  groups: [
    ["forms", "When you write to us or order a kit"],
    ["list", "The mailing list"],
    ["giving", "When you give"],
    ["security", "Keeping thieves out"],
    ["site", "On this site"],
  ] as const satisfies readonly (readonly [RetentionGroup, string])[],
};

const rules: readonly RetentionRule[] = retentionRules;

const cellsOf = (rule: RetentionRule) => [rule.title, rule.holds, rule.why, howLong(rule), rule.afterwards];

/** How long each kind of record is kept: the same table that the daily job goes by, in parts that open one by one. */
export function RetentionTable() {
  const items = tableCopy.groups.map(([group, title]) => ({
    title,
    content: (
      <Table
        caption={title}
        columns={tableCopy.columns}
        rows={rules.filter((rule) => rule.group === group).map(cellsOf)}
      />
    ),
  }));
  return (
    <div className="retention-tables">
      <Accordion items={items} />
    </div>
  );
}

const officerCopy = { office: "Privacy Officer", email: "Email", telephone: "Phone", address: "Mail" };
/** Contacts of the company data that stand in for what staff have not filled in. */
const fallbackIds = { email: "email", telephone: "telTF" };

/** Each line of an address as it goes on an envelope. */
const lines = (text: string): ReactNode =>
  text.split("\n").map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));

/** Who answers for privacy and how they are reached; the charity's own contact where staff have named nobody. */
export function PrivacyOfficer() {
  const { company, siteSettings } = useSite();
  const { name, office, email, telephone, address } = siteSettings.privacyOfficer ?? {};
  const contact = (id: string) => company.contact.find((one) => one.id === id);
  const mail = email ?? contact(fallbackIds.email)?.value;
  const phone = telephone ?? contact(fallbackIds.telephone)?.value;
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
        {office ?? officerCopy.office}, {company.name}
      </p>
      <dl>
        {mail && (
          <>
            <dt>{officerCopy.email}</dt>
            <dd>
              <MailLink address={mail} />
            </dd>
          </>
        )}
        {phone && (
          <>
            <dt>{officerCopy.telephone}</dt>
            <dd>
              <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>
            </dd>
          </>
        )}
        <dt>{officerCopy.address}</dt>
        <dd>{lines(post)}</dd>
      </dl>
    </address>
  );
}
