import { withoutAddresses } from "@pcf/contract/donation/words-for-others";
import { env } from "../env.ts";
import { letter } from "../mail/letter.ts";
import { button, factTable, heading, paragraph } from "../mail/mail-parts.ts";
import { shownMoment } from "../platform/admin/shown-moment.ts";

export const copy = {
  subject: (title: string, reference: string) => `${title} (${reference})`,
  preview: "Who wrote, and where to read it.",
  form: "Form",
  reference: "Reference",
  person: "From",
  replyTo: "Answer to",
  received: "Received",
  where: "What was written stands in the admin only, because it may be about somebody’s health.",
  /** A question of a form, or a label. */
  fact: (label: string, value: string) => (label.endsWith("?") ? `${label} ${value}` : `${label}: ${value}`),
  rest: "What else was written stands in the admin only.",
  open: "Open it in the admin",
} as const;

export type FormNotice = {
  title: string;
  reference: string;
  id: number;
  path?: string | undefined;
  person: string;
  replyTo: string;
  receivedAt: Date;
  /** Of what was written, what may stand in a mail. */
  facts: readonly { label: string; value: string }[];
};

/**
 * Tells the office that somebody has written, who is to be answered, and where to read it. The answers stay in the admin:
 * they may be about health, and mails are read and kept in places of which we know nothing.
 */
export const formNoticeMail = ({
  title,
  reference,
  id,
  path,
  person,
  replyTo,
  receivedAt,
  facts,
}: FormNotice) =>
  letter(
    { ...copy, subject: copy.subject(title, reference) },
    heading(title),
    factTable([
      [copy.form, title],
      [copy.reference, reference],
      [copy.person, withoutAddresses(person)],
      [copy.replyTo, replyTo],
      [copy.received, shownMoment(receivedAt)],
    ]),
    // Below the table: the questions of a form are longer than its first column.
    ...facts.map(({ label, value }) => paragraph(copy.fact(label, withoutAddresses(value)))),
    paragraph(facts.length > 0 ? copy.rest : copy.where),
    button(copy.open, `${env.BACKEND_ADMIN_ORIGIN}/admin${path ?? `/messages/${id}`}`),
  );
