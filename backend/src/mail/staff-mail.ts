import { createHash } from "node:crypto";
import { emailAddress } from "@pcf/contract/typed-email";
import type { EmailAdapter } from "payload";
import { z } from "zod";
import { env } from "../env.ts";
import { readCompany } from "../platform/company.ts";
import { afterCommit } from "../platform/database/after-commit.ts";
import { enqueueMail } from "./enqueue-mail.ts";
import { plainText } from "./render-mail.ts";

/** What the library sends: to one member of staff, in HTML. */
const message = z.object({ to: emailAddress, subject: z.string(), html: z.string() });

/**
 * Mails of the library itself, which go to staff (a new password), by way of the outbox like every other mail: kept and
 * tried again, and readable by administrators while there is no mail server.
 */
export const staffMail: EmailAdapter = ({ payload }) => ({
  name: "outbox",
  defaultFromAddress: env.MAIL_FROM ?? "",
  defaultFromName: readCompany().name,
  sendEmail: async (sent) => {
    const { to, subject, html } = message.parse(sent);
    const key = `staff-account:${createHash("sha256").update(`${to}\n${html}`).digest("hex")}`;
    // The link that it brings is good once it is saved.
    await afterCommit(payload, () =>
      enqueueMail(payload, { key, kind: "staff-account", to, subject, html, text: plainText(html) }),
    );
  },
});
