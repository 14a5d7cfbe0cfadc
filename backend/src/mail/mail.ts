import type { Outbox } from "../payload-types.ts";

export type MailKind = Outbox["kind"];

/**
 * `held` waits for something else than its turn, `queued` for its next try, `sending` is with the mail server now, `failed`
 * has been given up, `bounced` has no such recipient, as a mail server says, `stopped` was decided against, `kept` was written while no mail server was configured. The row says
 * why a mail is held or stopped, where that of one that failed says what the server answered.
 */
export const mailStates = [
  { value: "held", label: "Held back" },
  { value: "queued", label: "Waiting" },
  { value: "sending", label: "Being sent" },
  { value: "sent", label: "Sent" },
  { value: "failed", label: "Failed" },
  { value: "bounced", label: "Came back" },
  { value: "stopped", label: "Stopped, not sent" },
  { value: "kept", label: "Kept, no mail server" },
] as const;
export type MailState = (typeof mailStates)[number]["value"];

export type MailAttachment = {
  filename: string;
  contentType: string;
  content: Buffer;
  /** Names the picture in the HTML as `cid:…`. */
  contentId?: string;
};

/** The same when its bytes are kept already. */
export type StoredAttachment = Omit<MailAttachment, "content"> & { sha256: string };

export type Mail = {
  /** The same key is the same mail: it is written once and delivered once. */
  key: string;
  kind: MailKind;
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  attachments?: (MailAttachment | StoredAttachment)[];
  /** What the mail is held back for, in words for staff: it is not sent before somebody lets it go. */
  heldFor?: string;
  /** What the mail is about, for staff who look it up. */
  about?: { collection: string; id: string };
};
