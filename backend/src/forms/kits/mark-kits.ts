import { and, eq, type SQL } from "@payloadcms/db-sqlite/drizzle";
import type { Payload, PayloadRequest } from "payload";
import { type AuditAction, actorOf, recordAction } from "../../audit/record-action.ts";
import { inOneSave } from "../../platform/database/in-one-save.ts";
import { connectionOf } from "../../platform/database/open-transaction.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { weekdayWithYear } from "../weekday-words.ts";
import { requestsWords } from "./kit-words.ts";

/** All requests of a Wednesday, or one. */
export type WhichKits = { day: string } | { id: number };
/** What was marked at one moment, or one request. */
export type WhichMailed = { day: string; mailedAt: string } | { id: number };

type Row = { id: number; reference: string };
type Marking = {
  req: PayloadRequest;
  where: SQL | undefined;
  set: { state: "new" | "done"; mailedAt: string | null; updatedAt: string };
  action: AuditAction;
  /** Of the whole list: its Wednesday. */
  day: string | undefined;
  alsoDo?: (save: PayloadRequest) => Promise<unknown>;
};

/** One statement with its line in the log: of two people who press at the same moment one has all of it, the other nothing. */
const mark = ({ req, where, set, action, day, alsoDo }: Marking): Promise<number> =>
  inOneSave(req.payload, async (save) => {
    const forms = tableOf(req.payload, "form-submissions");
    const db = await connectionOf(save);
    const rows: Row[] = await db
      .update(forms)
      .set(set)
      .where(and(eq(forms.form, "kit"), where))
      .returning({ id: forms.id, reference: forms.reference });
    const [first] = rows;
    if (!first) return 0;
    const line = day
      ? { detail: `${requestsWords(rows.length)} of ${weekdayWithYear(day)}` }
      : { on: { collection: "form-submissions", id: first.id }, label: first.reference };
    await recordAction(req.payload, { by: actorOf(req), action, ...line }, save);
    await alsoDo?.(save);
    return rows.length;
  });

/** Whether who asked for a kit is told by mail that it is on its way. */
export const tellsSenders = async (payload: Payload): Promise<boolean> =>
  Boolean((await payload.findGlobal({ slug: "siteSettings", depth: 0 })).tellKitSenders);

/** Marks what is still to mail as mailed, now. Answers how many requests these were. */
export async function markMailed(req: PayloadRequest, which: WhichKits, now: Date): Promise<number> {
  const forms = tableOf(req.payload, "form-submissions");
  const tells = await tellsSenders(req.payload);
  const mailedAt = now.toISOString();
  return mark({
    req,
    where: and(eq(forms.state, "new"), "id" in which ? eq(forms.id, which.id) : eq(forms.mailOn, which.day)),
    set: { state: "done", mailedAt, updatedAt: mailedAt },
    action: "kits-mailed",
    day: "day" in which ? which.day : undefined,
    ...(tells && {
      // The mails are written by a job: what is taken back before it runs is told to nobody.
      alsoDo: (save) => req.payload.jobs.queue({ task: "tellKitSenders", input: { mailedAt }, req: save }),
    }),
  });
}

/** Puts what was marked back to what is to mail: exactly what was marked at that moment, or one request. */
export async function takeBack(req: PayloadRequest, which: WhichMailed, now: Date): Promise<number> {
  const forms = tableOf(req.payload, "form-submissions");
  const isIt =
    "id" in which
      ? eq(forms.id, which.id)
      : and(eq(forms.mailOn, which.day), eq(forms.mailedAt, which.mailedAt));
  return mark({
    req,
    where: and(eq(forms.state, "done"), isIt),
    set: { state: "new", mailedAt: null, updatedAt: now.toISOString() },
    action: "kits-taken-back",
    day: "day" in which ? which.day : undefined,
  });
}
