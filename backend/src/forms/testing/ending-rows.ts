import { randomUUID } from "node:crypto";
import { forms } from "@pcf/contract/forms/forms";
import type { RetentionKind } from "@pcf/contract/privacy/retention-rules";
import { endingMails } from "../../mail/testing/ending-rows.ts";
import {
  type Data,
  day,
  type EndingRow,
  longAgo,
  type Rows,
} from "../../privacy/testing/retention-system.ts";

export const writeForm = ({ write }: Rows, name: string, data: Data) =>
  write("form-submissions", {
    form: name,
    reference: randomUUID(),
    person: "Ann Reid",
    email: "ann@visitor.example",
    answers: { message: "Hello" },
    ...data,
  });

export const writeSubscriber = ({ write }: Rows, data: Data) =>
  write("subscribers", {
    email: `${randomUUID()}@visitor.example`,
    language: "en",
    source: "kit form",
    ...data,
  });

export const endingRows = (rows: Rows): EndingRow[] => {
  const submissions = (
    kind: RetentionKind,
    name: string,
    { state, from }: { state: string; from: "createdAt" | "updatedAt" },
  ): EndingRow => ({
    kind,
    collection: "form-submissions",
    row: (at) => writeForm(rows, name, { state, ...day(from === "createdAt" ? at : longAgo), [from]: at }),
  });
  return [
    // Of every form there is: one that staff work on is kept from its last change on, any other from the day it came in.
    ...forms.map(({ name, retention, waitsForStaff }) =>
      waitsForStaff
        ? submissions(retention, name, { state: "done", from: "updatedAt" })
        : submissions(retention, name, { state: "new", from: "createdAt" }),
    ),
    submissions("spam", "contact", { state: "spam", from: "createdAt" }),
    {
      kind: "sender-marks",
      collection: "form-submissions",
      row: (at) =>
        writeForm(rows, "contact", {
          state: "new",
          sender: "mark",
          contentMark: `content ${at}`,
          ...day(at),
        }),
      left: { sender: null, contentMark: null, person: "Ann Reid" },
    },
    {
      kind: "sender-marks",
      collection: "subscribers",
      row: (at) => writeSubscriber(rows, { state: "confirmed", sender: "mark", ...day(at) }),
      left: { sender: null, state: "confirmed" },
    },
    {
      kind: "list-unconfirmed",
      collection: "subscribers",
      row: (at) => writeSubscriber(rows, { state: "pending", createdAt: longAgo, updatedAt: at }),
    },
    {
      kind: "list-left",
      collection: "subscribers",
      row: (at) =>
        writeSubscriber(rows, { state: "left", leftAt: at, createdAt: longAgo, updatedAt: longAgo }),
    },
    ...endingMails(rows, "office-mails", "form-notice"),
    ...endingMails(rows, "sender-mails", "form-received"),
    ...endingMails(rows, "list-mails", "list-confirmation"),
  ];
};
