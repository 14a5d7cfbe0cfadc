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

export const endingRows = (rows: Rows): EndingRow[] => {
  const mails = (kind: RetentionKind, ...ofKind: MailKind[]): EndingRow[] =>
    ofKind.map((mail) => ({
      kind,
      collection: "outbox",
      row: (at) => writeMail(rows, mail, { createdAt: longAgo, updatedAt: at }),
      left: { ...noWords, kind: mail },
    }));
  return [
    ...mails("office-mails", "form-notice", "office-notice"),
    ...mails("list-mails", "list-confirmation"),
    ...mails("group-mails", "group-check"),
    ...mails("sender-mails", "form-received"),
    ...mails("gift-mails", "receipt", "monthly-failure"),
    ...mails("ecard-mails", "ecard"),
    ...mails("staff-mails", "staff-account"),
  ];
};
