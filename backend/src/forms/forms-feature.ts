import type { Endpoint } from "payload";
import { feature } from "../platform/feature.ts";
import { formEndpoint } from "./form-endpoint.ts";
import { formSubmissions } from "./form-submissions.ts";
import { heldForms } from "./held-forms.ts";
import { confirmEndpoints } from "./mailing-list/confirm-endpoints.ts";
import { heldSubscribers } from "./mailing-list/held-subscribers.ts";
import { mailchimpEndpoint } from "./mailing-list/mailchimp-endpoint.ts";
import { readLeftTask } from "./mailing-list/note-left.ts";
import { passOnSubscribersTask } from "./mailing-list/pass-on-subscribers.ts";
import { subscribers } from "./mailing-list/subscribers.ts";
import { webhookEndpoints } from "./mailing-list/webhook-endpoints.ts";
import { searchForms } from "./search-forms.ts";

const formEndpoints: Endpoint[] = [formEndpoint, mailchimpEndpoint, ...confirmEndpoints, ...webhookEndpoints];

/** The forms that visitors post, and the mailing list. */
export const formsFeature = feature({
  collections: [formSubmissions, subscribers],
  endpoints: formEndpoints,
  tasks: [passOnSubscribersTask, readLeftTask],
  logActions: [
    { value: "form-changed", label: "Form received: state changed", area: "people" },
    { value: "form-deleted", label: "Form received: deleted", area: "people" },
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
  admin: { search: [searchForms] },
});
