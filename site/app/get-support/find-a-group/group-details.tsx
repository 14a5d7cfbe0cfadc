import { tellUsUrl } from "@pcf/contract/urls";
import type { GroupView } from "~/content/views/group-view";
import { Alert } from "~/ui/alert/alert";
import { formatDate } from "~/ui/date/format-date";
import { telephoneHref } from "~/ui/link/contact-link";
import { PageLink } from "~/ui/link/page-link";
import { TextLink } from "~/ui/link/text-link";
import { Prose } from "~/ui/prose/prose";
import { groupFacts } from "../group-facts";
import { findAGroupCopy } from "./find-a-group-copy";
import { GroupActions } from "./group-actions";

const copy = findAGroupCopy.card;

type GroupDetailsProps = {
  group: GroupView;
  /** What comes next, each in words. */
  coming: readonly string[];
};

/** Everything known of a support group, in its card: when and where it meets, whom to call, what to expect. */
export function GroupDetails({ group, coming }: GroupDetailsProps) {
  const { name } = group;
  return (
    <div className="group-details">
      <div className="finder-name">
        {name !== group.cities && <p>{name}</p>}
        <GroupLogo logo={group.logo} />
      </div>
      {group.notice && <Alert>{group.notice}</Alert>}
      <GroupActions group={group} size="small" />
      <div className="finder-facts">
        <GroupFactList group={group} coming={coming} />
        <GroupContacts contacts={group.contacts} group={name} />
      </div>
      {group.html && (
        <details className="finder-more">
          <summary>
            {copy.learnMore} <span className="when-folded">({copy.expand})</span>
            <span className="when-open">({copy.fold})</span>
            <span className="sr-only">: {name}</span>
          </summary>
          <Prose html={group.html} />
        </details>
      )}
      <GroupLinks group={group} />
      <GroupConfirmed group={group} />
    </div>
  );
}

export function GroupLogo({ logo }: Pick<GroupView, "logo">) {
  return logo && <img src={logo} alt="" width="96" height="96" loading="lazy" />;
}

/** What is known in words, each under its label. */
export function GroupFactList({ group, coming }: GroupDetailsProps) {
  const { otherLanguages: others } = group;
  return (
    <dl className="finder-list">
      {coming.length > 0 && (
        <div>
          <dt>{copy.coming}</dt>
          <dd>
            {coming.map((words) => (
              <span key={words} className="finder-line">
                {words}
              </span>
            ))}
          </dd>
        </div>
      )}
      {groupFacts(group).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {others?.onCard && (
        <div>
          <dt>{copy.otherLanguages}</dt>
          <dd>
            {others.names.join(", ")}
            {others.message && <span className="finder-aside">{others.message}</span>}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Where else the group is found. */
export function GroupLinks({ group }: { group: GroupView }) {
  const links = [
    { label: copy.website, href: group.website },
    { label: copy.facebook, href: group.facebook },
    { label: copy.instagram, href: group.instagram },
  ].flatMap(({ label, href }) => (href ? [{ label, href }] : []));
  if (links.length === 0) return null;
  return (
    <ul className="finder-links">
      {links.map(({ label, href }) => (
        <li key={label}>
          <TextLink href={href} aria-label={copy.of(label, group.name)}>
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

/** When the group said last that all this is so, and whom to tell when it is not. */
export function GroupConfirmed({ group: { slug, confirmedOn } }: { group: GroupView }) {
  return (
    <p className="finder-confirmed">
      {confirmedOn && (
        <span>{copy.confirmed(formatDate(confirmedOn, { month: "long", year: "numeric" }))}</span>
      )}{" "}
      {copy.changed} <PageLink to={tellUsUrl(slug)}>{copy.tellUs}</PageLink>
    </p>
  );
}

type GroupContactsProps = { contacts: GroupView["contacts"]; group: string };

/** Up to four people, each with their numbers and address. */
export function GroupContacts({ contacts, group }: GroupContactsProps) {
  if (contacts.length === 0) return null;
  return (
    <ul className="finder-contacts" aria-label={copy.of(copy.contacts, group)}>
      {contacts.map((contact) => (
        <li key={`${contact.name} ${contact.email ?? contact.phone}`}>
          <strong>{contact.name}</strong>
          {contact.note && <span className="finder-aside">{contact.note}</span>}
          {[
            { label: copy.phone, number: contact.phone },
            { label: copy.phone2, number: contact.phone2 },
            { label: copy.cell, number: contact.cell },
          ].map(
            ({ label, number }) =>
              number && (
                <span key={label}>
                  <span className="finder-kind">{label}</span> <a href={telephoneHref(number)}>{number}</a>
                </span>
              ),
          )}
          {contact.email && (
            <span>
              <span className="finder-kind">{copy.email}</span>{" "}
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
