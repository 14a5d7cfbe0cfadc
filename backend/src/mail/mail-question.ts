import { resolveTxt } from "node:dns/promises";
import { env } from "../env.ts";
import { type Finding, good, notice, wrong } from "../platform/doctor/finding.ts";
import type { Question } from "../platform/doctor/question.ts";
import { senderAddress, tryTransport } from "./transport.ts";

const about = "Mail";
const isThisMachine = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

/** What a failed try means, by the library's code. Its own message is left out, as it may hold what was sent. */
const meanings: Readonly<Record<string, [words: string, mend: string]>> = {
  EAUTH: [
    "does not accept user and password",
    "Look at both in SMTP_URL; what is no letter or digit is written with % and two digits there. Some services want a password made for programmes.",
  ],
  EDNS: ["is no machine that there is", "Look at the host in SMTP_URL."],
  ETIMEDOUT: [
    "does not answer",
    "Look at host and port in SMTP_URL. Many hosting companies close port 25: 587 is usual.",
  ],
  ECONNECTION: [
    "does not take a connection",
    "Look at host and port in SMTP_URL: smtp:// is usual with port 587, smtps:// with port 465.",
  ],
  ESOCKET: [
    "does not take a connection, or breaks it off",
    "Look at host and port in SMTP_URL: smtp:// is usual with port 587, smtps:// with port 465. Its certificate may be out of date, too.",
  ],
};

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "");

async function serverFindings(url: string): Promise<Finding[]> {
  const { host, hostname, protocol, username } = new URL(url);
  const wantsEncryption = !isThisMachine(hostname);
  try {
    await tryTransport(url, { encrypted: wantsEncryption });
    const how = protocol === "smtps:" || wantsEncryption ? "encrypted" : "on this machine";
    return [good(about, `${host} answers, ${how}${username ? ", and accepts user and password" : ""}`)];
  } catch (error) {
    const unencrypted =
      wantsEncryption &&
      codeOf(error) === "ETLS" &&
      (await tryTransport(url, { encrypted: false }).then(
        () => true,
        () => false,
      ));
    if (unencrypted)
      return [
        wrong(
          about,
          `${host} takes mails, but does not encrypt: names of donors, and the password, can be read on their way`,
          "Use a mail server with STARTTLS (smtp://…:587) or TLS (smtps://…:465).",
        ),
      ];
    const [words, mend] = meanings[codeOf(error)] ?? [
      `refuses the connection (${codeOf(error) || "for an unknown reason"})`,
      "Look at SMTP_URL, and into the log of the mail server.",
    ];
    return [wrong(about, `${host} ${words}`, mend)];
  }
}

/** The records of a name that begin like this; undefined when they cannot be looked up just now. */
async function textRecords(name: string, begin: string): Promise<string[] | undefined> {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join("")).filter((text) => text.startsWith(begin));
  } catch (error) {
    return ["ENOTFOUND", "ENODATA"].includes(codeOf(error)) ? [] : undefined;
  }
}

async function senderFindings(): Promise<Finding[]> {
  const address = senderAddress();
  const domain = /^[^\s@]+@([^\s@]+\.[^\s@]+)$/.exec(address)?.[1];
  if (!domain)
    return [
      wrong(
        "Sender of mails",
        `“${address}” is no mail address`,
        "Set MAIL_FROM, such as: Our Foundation <office@foundation.ca>",
      ),
    ];
  const [spf, dmarc] = await Promise.all([
    textRecords(domain, "v=spf1"),
    textRecords(`_dmarc.${domain}`, "v=DMARC1"),
  ]);
  if (!spf || !dmarc)
    return [
      notice(
        "Sender of mails",
        `${address}; what ${domain} says of its mails (SPF, DMARC) cannot be looked up from here`,
      ),
    ];
  const lacking = [...(spf.length ? [] : ["SPF"]), ...(dmarc.length ? [] : ["DMARC"])];
  if (lacking.length === 0)
    return [
      good(
        "Sender of mails",
        `${address}; its domain has SPF and DMARC. Whether SPF names your mail server, its owner knows`,
      ),
    ];
  return [
    notice(
      "Sender of mails",
      `${address}; its domain has no ${lacking.join(" and no ")} record, so mailboxes may take our mails for unwanted ones. Whoever looks after the domain adds it as your mail service says`,
    ),
  ];
}

/** The mail server, and whom mails come from. No mail is sent. */
export const mailQuestion: Question = {
  about,
  ask: async () => {
    if (!env.SMTP_URL)
      return [
        (env.isPublic ? wrong : notice)(
          about,
          "no mail server is set (SMTP_URL), so no mail leaves: receipts, thanks and one-time links wait in the outbox, where staff can read them",
          "Set SMTP_URL and MAIL_FROM, as your mail service says.",
        ),
      ];
    const [server, sender] = await Promise.all([serverFindings(env.SMTP_URL), senderFindings()]);
    return [...server, ...sender];
  },
};
