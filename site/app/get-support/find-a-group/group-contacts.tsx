import type { GroupView } from "~/content/group-view";
import { telephoneHref } from "~/ui/link/telephone-href";
import { findAGroupCopy } from "./find-a-group-copy";

const copy = findAGroupCopy.card;

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
