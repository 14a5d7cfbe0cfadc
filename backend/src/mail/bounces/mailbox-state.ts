import type { Payload } from "payload";
import { z } from "zod";
import { env } from "../../env.ts";
import { sha256 } from "../../platform/storage/stored-files.ts";

const stateSchema = z.object({
  /** Which mailbox all of this is about, without its password. */
  mailbox: z.string(),
  uidValidity: z.string(),
  /** Up to this number messages have been looked at. */
  last: z.number(),
  /** At this message the reading broke off, so many times in a row. */
  brokeOff: z.object({ at: z.number(), times: z.number() }).optional(),
  /** Since when it cannot be read. */
  failingSince: z.string().optional(),
});
/** What is known of the mailbox between two looks into it. */
export type MailboxState = z.output<typeof stateSchema>;

const key = "bounce-mailbox";

/** What was learned of another mailbox is forgotten. */
export async function readMailboxState(payload: Payload, address: string): Promise<MailboxState> {
  const { username, host, pathname } = new URL(address);
  const mailbox = sha256(Buffer.from(`${username}@${host}${pathname}`)).slice(0, 16);
  const known = stateSchema.safeParse(await payload.kv.get(key)).data;
  return known?.mailbox === mailbox ? known : { mailbox, uidValidity: "", last: 0 };
}

export const writeMailboxState = (payload: Payload, state: MailboxState): Promise<void> =>
  payload.kv.set(key, state);

/** A mail service may be away for a night, and a mail that came back may wait so long to be seen. */
const longestSilenceMs = 24 * 60 * 60_000;

/** Since when the mailbox, if there is one, cannot be read, when that is for longer than a day. */
export async function mailboxSilentSince(payload: Payload, now: Date): Promise<Date | undefined> {
  if (!env.BOUNCE_MAILBOX_URL) return undefined;
  const { failingSince } = await readMailboxState(payload, env.BOUNCE_MAILBOX_URL);
  const since = failingSince && new Date(failingSince);
  return since && now.getTime() - since.getTime() > longestSilenceMs ? since : undefined;
}
