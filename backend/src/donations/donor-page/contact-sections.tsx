import Link from "next/link.js";
import type { Payload } from "payload";
import { comesBackWords } from "../../mail/comes-back.ts";
import { mailStates } from "../../mail/mail.ts";
import type { Tone } from "../../office/lists/office-list.ts";
import type { Subscriber } from "../../payload-types.ts";
import { shownMoment } from "../../platform/admin/shown-moment.ts";
import { mailKindsOf } from "../../platform/feature.ts";
import type { MailLine } from "./donor-records.ts";
import { listSentence } from "./list-sentence.ts";
import type { DonorPerson, Giving } from "./read-donor.ts";
import { RecordsTable, StateMark } from "./records-table.tsx";

const copy = {
  reach: "How to reach them",
  noEmail: "No email address is known.",
  newest: "As the newest gift has it.",
  list: "Mailing list",
  notOnList: "Not on the mailing list.",
  openList: "The record of consent",
  mails: "Mails sent to them",
  mail: "Mail",
  when: "When",
  subject: "Subject",
  state: "State",
  noMails: "No mail is kept that went to them.",
  privacy: "What we hold on them",
  privacyHint: "Give the person a copy of it, or have them forgotten.",
  person: (email: string) => `A person’s data: ${email}`,
} as const;

type ReachSectionProps = {
  person: DonorPerson;
  giving: Giving;
  /** Since when mails come back, by address in small letters. */
  comesBack: ReadonlyMap<string, string>;
};

/** Addresses and telephone number. */
export function ReachSection({ person, giving, comesBack }: ReachSectionProps) {
  const { postal, telephone } = giving;
  return (
    <section aria-labelledby="donor-reach">
      <h2 id="donor-reach">{copy.reach}</h2>
      <ul className="donor__plain">
        {person.addresses.map(({ id, email }) => (
          <li key={id}>
            {email ? <a href={`mailto:${email}`}>{email}</a> : copy.noEmail}
            <ComesBack since={comesBack.get(email)} />
          </li>
        ))}
      </ul>
      {postal.length > 0 && (
        <address>
          {postal.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {telephone && <a href={`tel:${telephone.replaceAll(/[^\d+]/g, "")}`}>{telephone}</a>}
        </address>
      )}
      {postal.length > 0 && <p className="donor__hint">{copy.newest}</p>}
    </section>
  );
}

const ComesBack = ({ since }: { since: string | undefined }) =>
  since === undefined ? null : (
    <p>
      <strong>{comesBackWords(since)}</strong>
    </p>
  );

export function ListSection({ members, admin }: { members: readonly Subscriber[]; admin: string }) {
  return (
    <section aria-labelledby="donor-list">
      <h2 id="donor-list">{copy.list}</h2>
      {members.length === 0 && <p>{copy.notOnList}</p>}
      {members.map((member) => (
        <p key={member.id}>
          {members.length > 1 && <strong>{member.email}: </strong>}
          {listSentence(member)}{" "}
          <Link prefetch={false} href={`${admin}/collections/subscribers/${member.id}`}>
            {copy.openList}
          </Link>
        </p>
      ))}
    </section>
  );
}

/** What a state says at a glance. */
const tones: Partial<Record<MailLine["state"], Tone>> = {
  sent: "good",
  failed: "waits",
  bounced: "waits",
  stopped: "off",
};

type MailsSectionProps = { mails: readonly MailLine[]; payload: Payload; admin: string };

export function MailsSection({ mails, payload, admin }: MailsSectionProps) {
  const kinds = new Map(mailKindsOf(payload.config).map(({ value, label }) => [value, label]));
  const states = new Map<string, string>(mailStates.map(({ value, label }) => [value, label]));
  const rows = mails.map(({ id, kind, state, subject, createdAt, sentAt }) => ({
    key: id,
    cells: [
      <Link prefetch={false} key="kind" href={`${admin}/collections/outbox/${id}`}>
        {kinds.get(kind) ?? subject}
      </Link>,
      shownMoment(sentAt ?? createdAt),
      <span key="subject" className="donor__words">
        {subject}
      </span>,
      <StateMark key="state" words={states.get(state) ?? state} tone={tones[state]} />,
    ],
  }));
  return (
    <section aria-labelledby="donor-mails">
      <h2 id="donor-mails">{copy.mails}</h2>
      {rows.length === 0 ? (
        <p>{copy.noMails}</p>
      ) : (
        <RecordsTable
          label={copy.mails}
          heads={[copy.mail, copy.when, copy.subject, copy.state].map((label) => ({ label }))}
          rows={rows}
        />
      )}
    </section>
  );
}

/** Links to the desk that gives copies and erases. The address travels by number, and stays out of the browser’s history. */
export function PrivacySection({ person, admin }: { person: DonorPerson; admin: string }) {
  return (
    <section aria-labelledby="donor-privacy">
      <h2 id="donor-privacy">{copy.privacy}</h2>
      <p>{copy.privacyHint}</p>
      <ul className="donor__plain">
        {person.addresses.map(({ id, email, name }) => (
          <li key={id}>
            <Link prefetch={false} href={`${admin}/person?donor=${id}`}>
              {copy.person(email || name)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
