import { randomUUID } from "node:crypto";
import type { RetentionKind } from "@pcf/contract/privacy/retention-rules";
import { type Data, type EndingRow, longAgo, type Rows } from "../../privacy/testing/retention-system.ts";
import type { MailKind } from "../mail.ts";

/** A mail that was sent, unless `data` says something else. */
export const writeMail = ({ write }: Rows, kind: MailKind, data: Data) =>
  write("outbox", {
    key: randomUUID(),
    kind,
    state: "sent",
    attempts: 1,
    to: "ann@visitor.example",
    replyTo: "ann@visitor.example",
    subject: "To Ann",
    html: "<p>Ann</p>",
    text: "Ann",
    ...data,
  });

export const noWords = { to: "", replyTo: null, subject: "", html: "", text: "", state: "sent" };

/** A mail of each of these kinds, for a feature whose mails end under that rule. */
export const endingMails = (rows: Rows, kind: RetentionKind, ...ofKind: MailKind[]): EndingRow[] =>
  ofKind.map((mail) => ({
    kind,
    collection: "outbox",
    row: (at) => writeMail(rows, mail, { createdAt: longAgo, updatedAt: at }),
    left: { ...noWords, kind: mail },
  }));

export const endingRows = (rows: Rows): EndingRow[] => endingMails(rows, "office-mails", "office-notice");
