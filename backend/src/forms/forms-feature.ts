import type { Endpoint } from "payload";
import { staffWho } from "../access/staff.ts";
import { listFileEndpoint } from "../office/lists/list-file.ts";
import { feature } from "../platform/feature.ts";
import type { Screen } from "../platform/screen.ts";
import { formEndpoint } from "./form-endpoint.ts";
import { formSubmissions } from "./form-submissions.ts";
import { fillFoundByTask } from "./found-by.ts";
import { heldForms } from "./held-forms.ts";
import { addsKitSettings } from "./kits/adds-kit-settings.ts";
import { kitEndpoints } from "./kits/kit-endpoints.ts";
import { kitsList } from "./kits/kits-list.ts";
import { kitsToday } from "./kits/kits-today.ts";
import { tellKitSendersTask } from "./kits/tell-kit-senders.ts";
import { confirmEndpoints } from "./mailing-list/confirm-endpoints.ts";
import { heldSubscribers } from "./mailing-list/held-subscribers.ts";
import { mailchimpEndpoint } from "./mailing-list/mailchimp-endpoint.ts";
import { mailchimpQuestion } from "./mailing-list/mailchimp-question.ts";
import { readUnsubscribesTask } from "./mailing-list/note-unsubscribe.ts";
import { passOnSubscribersTask } from "./mailing-list/pass-on-subscribers.ts";
import { subscribers } from "./mailing-list/subscribers.ts";
import { subscribersList } from "./mailing-list/subscribers-list.ts";
import { webhookEndpoints } from "./mailing-list/webhook-endpoints.ts";
import { messageEndpoint } from "./messages/message-endpoint.ts";
import { messagesList } from "./messages/messages-list.ts";
import { messagesToday } from "./messages/messages-today.ts";
import { searchForms } from "./search-forms.ts";
import { volunteersList } from "./volunteers/volunteers-list.ts";

const formEndpoints: Endpoint[] = [
  formEndpoint,
  mailchimpEndpoint,
  ...confirmEndpoints,
  ...webhookEndpoints,
  ...kitEndpoints,
  messageEndpoint,
  listFileEndpoint(kitsList),
  listFileEndpoint(messagesList),
  listFileEndpoint(volunteersList),
  listFileEndpoint(subscribersList),
];

const isFor = staffWho("read", "form-submissions");
const screens: Screen[] = [
  {
    path: "/kits",
    title: "Kits",
    help: "Kits",
    menu: "Office",
    isFor,
    Component: "/forms/kits/kits-screen.tsx#KitsScreen",
  },
  {
    path: kitsList.path,
    title: "All kits",
    isFor,
    Component: "/office/lists/list-screen.tsx#ListScreen",
  },
  {
    path: "/kits/counts",
    title: "Kits, counted",
    isFor,
    Component: "/forms/kits/kit-counts-screen.tsx#KitCountsScreen",
  },
  {
    path: messagesList.path,
    title: "Messages",
    help: "Messages and volunteers",
    menu: "Office",
    isFor,
    Component: "/office/lists/list-screen.tsx#ListScreen",
  },
  {
    path: "/messages/:id",
    title: "Message",
    isFor,
    Component: "/forms/messages/message-screen.tsx#MessageScreen",
  },
  {
    path: volunteersList.path,
    title: "Volunteers",
    help: "Messages and volunteers",
    menu: "Office",
    isFor,
    Component: "/office/lists/list-screen.tsx#ListScreen",
  },
  {
    path: subscribersList.path,
    title: "Subscribers",
    help: "The mailing list",
    menu: "Office",
    isFor: subscribersList.isFor,
    Component: "/office/lists/list-screen.tsx#ListScreen",
  },
];

/** The forms that visitors post, and the mailing list. */
export const formsFeature = feature({
  collections: [formSubmissions, subscribers],
  endpoints: formEndpoints,
  tasks: [passOnSubscribersTask, readUnsubscribesTask, fillFoundByTask, tellKitSendersTask],
  logActions: [
    { value: "form-changed", label: "Form received: state changed", area: "people" },
    { value: "form-deleted", label: "Form received: deleted", area: "people" },
    { value: "kits-mailed", label: "Kits: marked as mailed", area: "people" },
    { value: "kits-taken-back", label: "Kits: put back to what is to mail", area: "people" },
    { value: "kits-exported", label: "Kits: list or labels taken away as a file", area: "people" },
    { value: "messages-exported", label: "Messages: list taken away as a file", area: "people" },
    { value: "volunteers-exported", label: "Volunteers: list taken away as a file", area: "people" },
    { value: "subscribers-exported", label: "Subscribers: list taken away as a file", area: "people" },
    { value: "subscriber-deleted", label: "Subscriber: deleted", area: "people" },
  ],
  mailKinds: [
    {
      value: "form-notice",
      label: "Form received",
      area: "people",
      kept: "office-mails",
      isAboutWhatGoes: true,
      isNotWaitedFor: true,
    },
    {
      value: "form-received",
      label: "Form received: to its sender",
      area: "people",
      kept: "sender-mails",
      isAboutWhatGoes: true,
      isNotWaitedFor: true,
    },
    {
      value: "kit-mailed",
      label: "Kit mailed: to its sender",
      area: "people",
      kept: "sender-mails",
      isAboutWhatGoes: true,
      isNotWaitedFor: true,
    },
    {
      value: "list-confirmation",
      label: "Mailing-list confirmation",
      area: "people",
      kept: "list-mails",
      isAboutWhatGoes: true,
      isNotWaitedFor: true,
      isUnreported: true,
    },
  ],
  holds: [heldForms, heldSubscribers],
  questions: [mailchimpQuestion],
  adds: { globals: { siteSettings: addsKitSettings } },
  admin: { screens, today: [kitsToday, ...messagesToday], search: [searchForms] },
});
