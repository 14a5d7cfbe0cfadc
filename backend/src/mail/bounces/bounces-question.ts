import { env } from "../../env.ts";
import { type Finding, good, notice, wrong } from "../../platform/doctor/finding.ts";
import type { Question } from "../../platform/doctor/question.ts";
import { senderAddress } from "../transport.ts";

const about = "Mails that come back";

type Fault = { code?: string; authenticationFailed?: boolean; mailboxMissing?: boolean };
const lookAtHost = "Look at host and port in BOUNCE_MAILBOX_URL: imaps:// is usual with port 993.";

/** What a failed try means. The library's own message is left out, as it may hold what was sent. */
function meaningOf({
  code = "",
  authenticationFailed,
  mailboxMissing,
}: Fault): [words: string, mend: string] {
  if (authenticationFailed)
    return [
      "does not accept user and password",
      "Look at both in BOUNCE_MAILBOX_URL; what is no letter or digit is written with % and two digits there. Some services want a password made for programmes, or have IMAP switched on first.",
    ];
  if (mailboxMissing)
    return [
      "has no folder of the name that stands at the end",
      "Look at the end of BOUNCE_MAILBOX_URL; without a folder there it is the inbox.",
    ];
  if (["ENOTFOUND", "EAI_AGAIN"].includes(code))
    return ["is no machine that there is", "Look at the host in BOUNCE_MAILBOX_URL."];
  if (/TIMEOUT|ETIMEDOUT/.test(code)) return ["does not answer", lookAtHost];
  if (/CERT|SELF_SIGNED|ISSUER|SIGNATURE/.test(code))
    return [
      "shows a certificate that is not valid for its name, or that nobody vouches for",
      "Use the name of the host that its owner gives, or have its certificate renewed.",
    ];
  return [`does not take a connection (${code || "for an unknown reason"})`, lookAtHost];
}

const faultOf = (error: unknown): Fault => (typeof error === "object" && error !== null ? error : {});

async function mailboxFindings(address: string): Promise<Finding[]> {
  const { host, protocol } = new URL(address);
  const { withMailbox } = await import("./bounce-mailbox.ts");
  try {
    await withMailbox(address, async () => undefined);
    const how = protocol === "imaps:" ? "encrypted" : "on this machine";
    return [good(about, `${host} answers, ${how}, accepts user and password, and has the folder`)];
  } catch (error) {
    const [words, mend] = meaningOf(faultOf(error));
    return [wrong(about, `the mailbox at ${host} ${words}`, mend)];
  }
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1).toLowerCase();

/** Whether the reports arrive where they are read. */
function addressFindings(): Finding[] {
  const { MAIL_BOUNCES_TO: to, BOUNCE_MAILBOX_URL: mailbox } = env;
  const from = senderAddress();
  if (!to && !mailbox)
    return [
      notice(
        about,
        `not set up (BOUNCE_MAILBOX_URL): what a mail server takes and cannot deliver later counts as sent. It tells ${from}, where somebody has to look`,
      ),
    ];
  if (!mailbox)
    return [
      notice(
        about,
        `are reported to ${to}, and nobody reads that mailbox for the office: BOUNCE_MAILBOX_URL is not set. Such mails count as sent`,
      ),
    ];
  if (!to)
    return [
      wrong(
        about,
        `a mailbox is read, but mail servers report to ${from}, since MAIL_BOUNCES_TO is not set`,
        "Set MAIL_BOUNCES_TO to the address of that mailbox, also where it is the same.",
      ),
    ];
  if (domainOf(to) === domainOf(from)) return [];
  return [
    notice(
      about,
      `are reported to ${to}, of another domain than ${from}: mail servers ask that domain for SPF, and those that go by DMARC then want our mails signed (DKIM) as ${domainOf(from)}`,
    ),
  ];
}

/** The mailbox of reports on mails that could not be delivered, and whether they go there. Nothing in it is changed. */
export const bouncesQuestion: Question = {
  about,
  ask: async () => [
    ...addressFindings(),
    ...(env.BOUNCE_MAILBOX_URL ? await mailboxFindings(env.BOUNCE_MAILBOX_URL) : []),
  ],
};
