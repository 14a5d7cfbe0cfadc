import { ImapFlow } from "imapflow";

/** So much of a message is read: a report stands before the mail that it brings back. */
const mostBytes = 256 * 1024;

export type MailboxMessage = { source: Uint8Array; arrivedAt: Date };

/** The mailbox as it is looked at: nothing in it is changed, so that no message counts as read that nobody has read. */
export type OpenMailbox = {
  /** With another one the numbers of messages begin anew. */
  uidValidity: string;
  /** The numbers after this one of messages that arrived since then, lowest first. */
  numbersAfter(last: number, since: Date): Promise<number[]>;
  /** `undefined` when somebody has deleted it meanwhile. */
  read(number: number): Promise<MailboxMessage | undefined>;
};

const folderOf = ({ pathname }: URL): string[] => {
  const names = pathname.split("/").filter(Boolean).map(decodeURIComponent);
  return names.length > 0 ? names : ["INBOX"];
};

function clientOf(url: URL): ImapFlow {
  const secure = url.protocol === "imaps:";
  const client = new ImapFlow({
    host: url.hostname.replace(/^\[(.*)\]$/, "$1"),
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    // Without it is for a server on this machine, whose certificate would have its name on the internet.
    doSTARTTLS: false,
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    // It would write subjects and addresses into the log.
    logger: false,
    disableAutoIdle: true,
    ...{ connectionTimeout: 15_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
    // The numbers of many messages are one line.
    ...{ maxLineLength: 4_194_304, maxLiteralSize: 2 * mostBytes, maxResponseSize: 8_388_608 },
  });
  // What goes wrong ends the call under way, too; an event that nobody hears would end the process.
  client.on("error", () => undefined);
  return client;
}

/**
 * Opens the mailbox of a `BOUNCE_MAILBOX_URL` for reading, does the work and leaves.
 *
 * @throws the library's error, whose `code`, `authenticationFailed` or `mailboxMissing` says what was wrong.
 */
export async function withMailbox<Result>(
  address: string,
  work: (mailbox: OpenMailbox) => Promise<Result>,
): Promise<Result> {
  const url = new URL(address);
  const client = clientOf(url);
  try {
    await client.connect();
    const { uidValidity } = await client.mailboxOpen(folderOf(url), { readOnly: true });
    return await work({
      uidValidity: String(uidValidity),
      async numbersAfter(last, since) {
        const found = await client.search({ uid: `${last + 1}:*`, since }, { uid: true });
        // `*` is the last message also when its number is lower.
        return (found || []).filter((number) => number > last).sort((one, other) => one - other);
      },
      async read(number) {
        const asked = { internalDate: true, source: { start: 0, maxLength: mostBytes } };
        const message = await client.fetchOne(String(number), asked, { uid: true });
        const { source, internalDate = new Date() } = message || {};
        return source && { source, arrivedAt: new Date(internalDate) };
      },
    });
  } finally {
    // Who has read all needs no farewell.
    client.close();
  }
}
