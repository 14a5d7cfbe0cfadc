import { z } from "zod";

const smtpError = z.object({
  responseCode: z.number().optional(),
  code: z.string().optional(),
  command: z.string().optional(),
  response: z.string().optional(),
  message: z.string().optional(),
});

/** Before the message itself is handed over nothing can have been delivered. */
const beforeMessage = new Set(["CONN", "EHLO", "HELO", "STARTTLS", "AUTH", "MAIL FROM", "RCPT TO"]);
const neverConnected = new Set(["ECONNREFUSED", "ENOTFOUND", "EDNS", "EAUTH", "ETLS", "EENVELOPE"]);

/** Codes by which a server says that a message is too large, before it has it and after. */
const tooLargeCodes = new Set([552, 523]);

/**
 * What a failed try means: `retry` when the server surely did not take the mail, `person` when it refuses all our mails until somebody
 * sets something right, `bounced` when there is no such recipient, `refused` when it said no to this one for good, `uncertain` when the connection broke while it may have
 * taken it. The first two may be tried again by themselves, since nobody is to get a mail twice.
 */
export type DeliveryFailure = "retry" | "person" | "bounced" | "refused" | "uncertain";

const words = {
  login:
    "The mail server does not accept our user name or password. Somebody has to look at SMTP_URL; it is tried again by itself.",
  sender:
    "The mail server does not let us send from our address. Somebody has to look at MAIL_FROM, at MAIL_BOUNCES_TO if it is set, and at the account there; it is tried again by itself.",
  server:
    "The mail server does not talk to us: it may have blocked us. Somebody has to ask whoever runs it; it is tried again by itself.",
  recipient:
    "The mail server of the recipient says that there is no such address, or that it is closed. Correct the address and send it again.",
  notFromUs:
    "The mail server of the recipient takes nothing from us. Send it again later, or ask the recipient for another address.",
  size: "The mail is too large for the recipient’s mail server.",
  message:
    "The mail server refused the mail, perhaps as unwanted. Send it again later, or ask the recipient for another address.",
  gaveUp:
    "The recipient’s mail server could not be reached, or was busy, for days. Send it again later, or ask the recipient for another address.",
  busy: "The mail server has no time for it now. It is tried again by itself.",
  unreachable: "The mail server could not be reached. It is tried again by itself.",
  broken: "The connection broke",
} as const;

/**
 * By these a server says that it is the recipient whom it does not have, and not us whom it does not want (RFC 3463). 5.1.7 and
 * 5.1.8 are about the sender's address.
 */
const noRecipient = /\b5\.(?:1\.(?![78]\b)|[24]\.)\d+\b/;
const tooLarge = /\b5\.(?:2\.3|3\.4)\b/;
const notWanted = /\b5\.7\.\d+\b/;
const anyReason = /\b5\.\d+\.\d+\b/;
const noRecipientCodes = new Set([550, 551, 553]);

type SmtpError = z.output<typeof smtpError>;

function refusedRecipient(responseCode: number, response = ""): [DeliveryFailure, string] {
  if (tooLarge.test(response)) return ["refused", words.size];
  const isGone =
    noRecipient.test(response) || (!anyReason.test(response) && noRecipientCodes.has(responseCode));
  return isGone ? ["bounced", words.recipient] : ["refused", words.notFromUs];
}

function meaningOf({
  responseCode,
  code,
  command = "",
  message,
  response,
}: SmtpError): [DeliveryFailure, string] {
  const forGood = responseCode !== undefined && responseCode >= 500;
  if (responseCode !== undefined && responseCode >= 400 && !forGood) return ["retry", words.busy];
  if (code === "EAUTH" || responseCode === 530) return ["person", words.login];
  if (code === "EMESSAGE" && command === "MAIL FROM") return ["refused", words.size];
  if (code === "EENVELOPE" && command === "API")
    return message?.startsWith("Invalid sender") ? ["person", words.sender] : ["bounced", words.recipient];
  if (forGood) {
    if (tooLargeCodes.has(responseCode)) return ["refused", words.size];
    if (command === "MAIL FROM") return ["person", words.sender];
    if (command === "RCPT TO") return refusedRecipient(responseCode, response);
    return beforeMessage.has(command) ? ["person", words.server] : ["refused", words.message];
  }
  const isRefused = (code && neverConnected.has(code)) || beforeMessage.has(command);
  return isRefused ? ["retry", words.unreachable] : ["uncertain", words.broken];
}

/** The failure, and why in words for staff with the codes for whoever runs the system; the address is not in it. */
export function deliveryFailure(error: unknown): { kind: DeliveryFailure; reason: string } {
  const parsed = smtpError.safeParse(error);
  const facts = parsed.success ? parsed.data : {};
  const [kind, why] = meaningOf(facts);
  const codes = [facts.code, facts.command, facts.responseCode].filter(Boolean).join(" ") || "unknown error";
  return { kind, reason: `${why} (${codes})` };
}

/** What a report (RFC 3464) says of a mail: its status (RFC 3463), and the code with which another server answered ours, if one did. */
export type ReportedStatus = { status: string; replyCode: number | undefined };

function reportedMeaning({ status, replyCode }: ReportedStatus): ["bounced" | "refused", string] {
  if (status.startsWith("4.")) return ["refused", words.gaveUp];
  if (tooLarge.test(status)) return ["refused", words.size];
  if (noRecipient.test(status)) return ["bounced", words.recipient];
  if (notWanted.test(status)) return ["refused", words.notFromUs];
  const isGeneral = status === "5.0.0";
  if (isGeneral && replyCode !== undefined && tooLargeCodes.has(replyCode)) return ["refused", words.size];
  if (isGeneral && replyCode !== undefined && noRecipientCodes.has(replyCode))
    return ["bounced", words.recipient];
  return ["refused", words.message];
}

/** The same of a mail that a server took first and reported later that it could not be delivered for good. */
export function reportedFailure(reported: ReportedStatus): { kind: "bounced" | "refused"; reason: string } {
  const [kind, why] = reportedMeaning(reported);
  const codes = [reported.replyCode, reported.status].filter(Boolean).join(" ");
  return { kind, reason: `${why} (reported later: ${codes})` };
}
