import type { Endpoint, Payload, PayloadRequest } from "payload";
import { staffWho } from "../../access/staff.ts";
import { listFileEndpoint } from "../../office/lists/list-file.ts";
import type { OfficeList } from "../../office/lists/office-list.ts";
import { dayOfMoment, shownMoment } from "../../platform/admin/shown-moment.ts";
import type { Screen } from "../../platform/screen.ts";
import { seenKinds } from "../outbox.ts";
import { findMails } from "./find-mails.ts";
import { type MailRow, readMails, stateWords } from "./mail-row.ts";
import { unanswered } from "./unanswered.ts";

export const mailsScreen: Screen = {
  path: "/mails",
  title: "Mails",
  help: "Mails",
  menu: "Office",
  isFor: staffWho("read", "outbox"),
  Component: "/mail/list/mails-screen.tsx#MailsScreen",
};

const states = [
  { value: unanswered, label: "Failed or came back, and not sent again" },
  ...Object.entries(stateWords).map(([value, label]) => ({ value, label })),
];

/** Mails whose time is over keep no words and no address. */
const removed = "Words removed, since their time was over";

/** Every mail that the system has written, of those that whoever asks may see. */
export function mailsListFor(payload: Payload, req: Pick<PayloadRequest, "user">): OfficeList<MailRow> {
  const kinds = seenKinds(payload, req);
  return {
    path: mailsScreen.path,
    isFor: mailsScreen.isFor,
    name: "mails",
    exported: "mails-exported",
    searchHint: "Email address, or its beginning",
    empty: "No mail fits this.",
    firstSort: { key: "when", descending: true },
    filters: [
      { key: "from", label: "From", isDay: true },
      { key: "to", label: "To", isDay: true },
      {
        key: "kind",
        label: "Kind",
        choices: () => Promise.resolve(kinds.map(({ value, label }) => ({ value, label }))),
      },
      { key: "state", label: "State", choices: () => Promise.resolve(states) },
    ],
    columns: [
      {
        key: "when",
        label: "When",
        text: ({ createdAt }) => shownMoment(createdAt),
        isDay: true,
        inFile: ({ createdAt }) => dayOfMoment(createdAt),
        isSortable: true,
      },
      {
        key: "subject",
        label: "Subject",
        text: ({ subject }) => subject || removed,
        path: ({ id }) => `/collections/outbox/${id}`,
      },
      { key: "address", label: "To", text: ({ to }) => to },
      { key: "kind", label: "Kind", text: ({ kind }) => kind, isExtra: true },
      {
        key: "state",
        label: "State",
        text: ({ state }) => stateWords[state],
        tone: ({ state }) => {
          if (state === "sent") return "good";
          return state === "failed" || state === "bounced" || state === "held" ? "waits" : "off";
        },
      },
      { key: "known", label: "What is known", text: ({ known }) => known },
      {
        key: "about",
        label: "About",
        text: ({ about }) => about?.words ?? "",
        path: ({ about }) => about?.path,
      },
    ],
    find: (of, question, page) =>
      findMails(
        of,
        kinds.map(({ value }) => value),
        question,
        page,
      ),
    read: readMails,
  };
}

/** The file of the list: of the mails that whoever asks may see. */
export const mailsFile: Endpoint = {
  path: "/lists/mails",
  method: "get",
  handler: (req) => listFileEndpoint(mailsListFor(req.payload, req)).handler(req),
};
