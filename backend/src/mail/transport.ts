import { createTransport } from "nodemailer";
import { env } from "../env.ts";
import { readCompany } from "../platform/company.ts";
import type { MailAttachment } from "./mail.ts";

export type Letter = {
  messageId: string;
  to: string;
  replyTo?: string | null | undefined;
  subject: string;
  html: string;
  text: string;
  attachments: MailAttachment[];
};

export type SendMail = (letter: Letter) => Promise<void>;

/**
 * Whom a mail server tells that it could not deliver a mail: without the setting whom the mail is from. With it, and where the
 * server knows of it (RFC 3461), such a report brings back no words and attachments of the mail, and names the address
 * that we wrote to also when that passes its mails on to another.
 */
const returnPath = (to: string) =>
  env.MAIL_BOUNCES_TO && {
    envelope: { from: env.MAIL_BOUNCES_TO, to },
    dsn: { return: "headers" as const, notify: "failure" as const, recipient: to },
  };

/** Sends by SMTP over a pool of at most three connections. `close` ends them. */
export function smtpTransport(url: string): { send: SendMail; close: () => void } {
  const transport = createTransport(url, { from: mailFrom() });
  return {
    send: async ({ attachments, replyTo, subject, ...letter }) => {
      await transport.sendMail({
        ...letter,
        // What somebody typed is not to be read as letters in code (RFC 2047), which may hold ends of lines.
        subject: subject.replaceAll("=?", "= ?"),
        ...(replyTo ? { replyTo } : {}),
        ...returnPath(letter.to),
        headers: { "Auto-Submitted": "auto-generated" },
        attachments: attachments.map(({ contentId, ...file }) => ({
          ...file,
          ...(contentId ? { cid: contentId, contentDisposition: "inline" as const } : {}),
        })),
      });
    },
    close: () => transport.close(),
  };
}

/**
 * Connects, signs in and leaves, as for a mail, without one. `encrypted`: only when all of it is.
 *
 * @throws the library's error, whose `code` says at which step.
 */
export async function tryTransport(url: string, { encrypted }: { encrypted: boolean }): Promise<void> {
  const wanted = new URL(url);
  if (encrypted) wanted.searchParams.set("requireTLS", "true");
  const transport = createTransport(wanted.href);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Whom mails come from. */
export const mailFrom = (): string | { name: string; address: string } => env.MAIL_FROM ?? defaultFrom();

/** The address in it. */
export function senderAddress(): string {
  const from = mailFrom();
  return typeof from === "string" ? (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from).trim() : from.address;
}

function defaultFrom() {
  const company = readCompany();
  const address =
    company.contact.find(({ id }) => id === "givingEmail") ??
    company.contact.find(({ id }) => id === "email");
  if (!address) throw new Error("MAIL_FROM: set it, the company data have no email address");
  return { name: company.name, address: address.value };
}
