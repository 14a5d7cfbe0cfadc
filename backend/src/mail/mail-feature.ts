import type { Plugin } from "payload";
import { feature, mailKindsOf } from "../platform/feature.ts";
import { bouncesQuestion } from "./bounces/bounces-question.ts";
import { bounceQueue, readBouncesTask } from "./bounces/read-bounces-task.ts";
import { deliverMailsTask, mailQueue } from "./empty-outbox.ts";
import { heldMails } from "./held-mails.ts";
import { mailsFile, mailsScreen } from "./list/mails-list.ts";
import { searchMails } from "./list/search-mails.ts";
import { todayMails } from "./list/today-mails.ts";
import { mailHealth } from "./mail-health.ts";
import { mailQuestion } from "./mail-question.ts";
import { outbox } from "./outbox.ts";

const mails = feature({
  endpoints: [mailsFile],
  tasks: [deliverMailsTask, readBouncesTask],
  queues: [
    { name: mailQueue, cron: "3-59/4 * * * * *", limit: 20 },
    { name: bounceQueue, cron: "22 * * * * *", limit: 1 },
  ],
  logActions: [
    { value: "mails-exported", label: "Mails: list taken away as a file", area: "giving" },
    { value: "mail-resent", label: "Mail: send it again", area: "giving" },
    { value: "form-mail-resent", label: "Mail about a form: send it again", area: "people" },
    { value: "account-mail-resent", label: "Mail about an account: send it again", area: "accounts" },
  ],
  mailKinds: [
    {
      value: "office-notice",
      label: "Notice to the office",
      area: "giving",
      kept: "office-mails",
      isUnreported: true,
    },
  ],
  questions: [mailQuestion, bouncesQuestion],
  health: mailHealth,
  admin: { screens: [mailsScreen], search: [searchMails], today: [todayMails] },
});

/** The outbox, in which every mail stands before it is sent. It stands after all features that send mails. */
export const mailFeature: Plugin = async (config) => {
  const registered = await mails(config);
  const kinds = mailKindsOf(registered);
  return feature({ collections: [outbox(kinds)], holds: [heldMails(kinds)] })(registered);
};
