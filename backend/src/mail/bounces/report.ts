import PostalMime, { type Attachment } from "postal-mime";
import { plainAddress } from "../../platform/database/same-address.ts";
import type { ReportedStatus } from "../delivery-failure.ts";

/** Somebody whom a mail did not reach for good: every address by which the report names them. */
export type Unreached = ReportedStatus & { addresses: string[] };

/** A delivery status notification (RFC 3464): which mail it is about, and whom that did not reach for good. */
export type Report = {
  messageId: string;
  /** To whom the mail said that it goes, as it was written there. */
  to: string[];
  unreached: Unreached[];
};

const statusTypes = ["message/delivery-status", "message/global-delivery-status"];
const originalTypes = [
  ...["message/rfc822", "text/rfc822-headers", "message/rfc822-headers"],
  ...["message/global", "message/global-headers"],
];
/** A mail of ours goes to one address: a report on so many is about somebody else's. */
const mostGroups = 20;

/** RFC 3463: a class, a subject and a detail. Class 4 is of a fault that may pass, and failed when a server has given up waiting. */
const failure = /^[45]\.\d{1,3}\.\d{1,3}$/;
/** What a server says before its words: `550 5.1.1 `. */
const answered = /^(5\d\d)(?:[ -]+(5\.\d{1,3}\.\d{1,3})(?=\s|$))?/;

const textOf = (part: Attachment | undefined): string =>
  typeof part?.content === "string" ? part.content : "";
const headOf = (message: string): string => message.split(/\r?\n\r?\n/, 1)[0] ?? "";

/** The value of a field that begins with its kind: `rfc822; somebody@example.org`, `smtp; 550 5.1.1 …`. */
const afterKind = (value = ""): string => value.slice(value.indexOf(";") + 1).trim();

/** What is no address, as something that no database takes, is left out. */
function addressIn(value: string | undefined): string[] {
  const address = afterKind(value).replace(/^<(.*)>$/s, "$1");
  return /^[^\s\p{Cc}<>]{1,128}@[^\s\p{Cc}<>]{1,254}$/u.test(address) ? [address] : [];
}

/** The fields of one group, which are written as the head of a mail is. */
async function fieldsOf(group: string): Promise<Map<string, string>> {
  const { headers } = await PostalMime.parse(`${group}\r\n\r\n`);
  return new Map(headers.map(({ key, value }) => [key, value.trim()]));
}

function unreachedIn(fields: Map<string, string>): Unreached | undefined {
  // Remarks in brackets may follow, as may words after the code.
  const [action, status = ""] = ["action", "status"].map((name) => fields.get(name)?.split(/[\s(;]/, 1)[0]);
  if (action?.toLowerCase() !== "failed" || !failure.test(status)) return undefined;
  const addresses = [
    ...addressIn(fields.get("original-recipient")),
    ...addressIn(fields.get("final-recipient")),
  ];
  const [, code, precise] = answered.exec(afterKind(fields.get("diagnostic-code"))) ?? [];
  // The general status says that something failed for good: another server's answer may say what.
  return {
    addresses,
    status: status === "5.0.0" && precise ? precise : status,
    replyCode: code ? Number(code) : undefined,
  };
}

/**
 * What a message says of a mail that could not be delivered for good; undefined of every other one, such as a report of a delay
 * or an answer from somebody's holidays. Of its words it brings nothing but addresses and codes. It may be cut off: what counts
 * stands before the mail that it brings back.
 */
export async function readReport(source: Uint8Array): Promise<Report | undefined> {
  // What was forwarded within a message is none of its own parts.
  const { attachments } = await PostalMime.parse(source, {
    ...{ forceRfc822Attachments: true, attachmentEncoding: "utf8" },
    ...{ maxNestingDepth: 8, maxHeadersSize: 64 * 1024 },
  });
  const status = attachments.find(({ mimeType }) => statusTypes.includes(mimeType));
  const original = attachments.find(({ mimeType }) => originalTypes.includes(mimeType));
  if (!status || !original) return undefined;
  const groups = textOf(status)
    .trim()
    .split(/\r?\n(?:[ \t]*\r?\n)+/);
  // The first one is about the report as a whole.
  const persons = await Promise.all(groups.slice(1, 1 + mostGroups).map(fieldsOf));
  const unreached = persons.map(unreachedIn).filter((each) => each !== undefined);
  const { messageId, to = [] } = await PostalMime.parse(`${headOf(textOf(original))}\r\n\r\n`);
  if (!messageId || unreached.length === 0) return undefined;
  return {
    messageId,
    to: to.flatMap(({ address }) => addressIn(address)),
    unreached,
  };
}

/** Whether the report names this address among those of somebody. */
export const isAbout = ({ addresses }: Unreached, address: string): boolean =>
  addresses.some((each) => plainAddress(each) === plainAddress(address));
