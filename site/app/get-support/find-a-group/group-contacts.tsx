import type { SupportGroup } from "@pcf/contract/content/support-group";
import { telephoneHref } from "~/ui/link/telephone-href";
import { findAGroupCopy } from "./find-a-group-copy";

const copy = findAGroupCopy.card;

type GroupContactsProps = { contacts: SupportGroup["contacts"]; group: string };

/** Up to four people, each with their numbers and address. */
export function GroupContacts({ contacts, group }: GroupContactsProps) {
  if (contacts.length === 0) return null;
  return (
    <ul className="finder-contacts" aria-label={copy.of(copy.contacts, group)}>
      {contacts.map((contact) => (
        <li key={`${contact.name} ${contact.e ?? contact.t}`}>
          <strong>{contact.name}</strong>
          {contact.note && <span className="finder-aside">{contact.note}</span>}
          {[
            { label: copy.phone, number: contact.t },
            { label: copy.phone2, number: contact.t2 },
            { label: copy.cell, number: contact.c },
          ].map(
            ({ label, number }) =>
              number && (
                <span key={label}>
                  <span className="finder-kind">{label}</span> <a href={telephoneHref(number)}>{number}</a>
                </span>
              ),
          )}
          {contact.e && (
            <span>
              <span className="finder-kind">{copy.email}</span>{" "}
              <a href={`mailto:${contact.e}`}>{contact.e}</a>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
