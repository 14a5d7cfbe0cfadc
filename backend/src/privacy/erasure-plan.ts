import { formNamed } from "@pcf/contract/forms/forms";
import type { RetentionKind } from "@pcf/contract/privacy/retention-rules";
import { retentionRules } from "@pcf/contract/privacy/retention-rules";
import { howLong } from "@pcf/contract/privacy/retention-words";
import { isUnsettled } from "../donations/record/donation-states.ts";
import type { MailKind } from "../mail/mail.ts";
import type { Donation, FormSubmission, MonthlyGift, Subscriber } from "../payload-types.ts";
import { eraseCopy } from "./erase-copy.ts";
import { hasExtras, isBooked } from "./erase-gifts.ts";
import type { Ecard, PersonRecords } from "./person-records.ts";

/** Something that is deleted or emptied, in words, and how many of it. */
export type GoingLine = { what: string; count: number };
/** Something that has to stay, why, and until when. */
export type StayingLine = GoingLine & { why: string; until: string };

export type ErasurePlan = {
  /** What has to be settled first. Nothing is erased while there is any. */
  blockers: string[];
  goes: GoingLine[];
  stays: StayingLine[];
};

const ruleOf = (kind: RetentionKind) => {
  const rule = retentionRules.find((each) => each.kind === kind);
  if (!rule) throw new Error(`There is no rule of how long ${kind} are kept`);
  return rule;
};

const kindOfForm = ({ form, state }: Pick<FormSubmission, "form" | "state">): RetentionKind =>
  state === "spam" ? "spam" : formNamed(form).retention;

const kindOfSubscriber = ({ state }: Pick<Subscriber, "state">): RetentionKind =>
  (({ pending: "list-unconfirmed", confirmed: "list-confirmed", left: "list-left" }) as const)[state];

/** A gift whose charge, receipt or mails are not done with: what is written of it is still needed. */
const isUnderWay = ({ state, followUp }: Pick<Donation, "state" | "followUp">) =>
  isUnsettled(state) || state === "held" || followUp === "due";

const isRunning = ({ state }: Pick<MonthlyGift, "state">) => state !== "stopped";

/** Gifts that stay as they are: monthly gifts that still run are charged with what these sign-ups hold. */
export function runningSignUps({ monthlyGifts }: Pick<PersonRecords, "monthlyGifts">): Set<number> {
  return new Set(
    monthlyGifts.filter(isRunning).map(({ signUp }) => (typeof signUp === "object" ? signUp.id : signUp)),
  );
}

/** What these would say is over with the record they are about. */
const nobodyWaitsFor: MailKind[] = ["form-notice", "form-received", "list-confirmation", "group-check"];

function blockersOf(records: PersonRecords): string[] {
  const { gifts, ecards, cardsToMail, mails } = records;
  const open: (Donation | Ecard)[] = [...gifts, ...ecards].filter(isUnderWay);
  const orders = [...new Set(open.map(({ orderId }) => orderId))];
  const unmailed = cardsToMail.filter(({ mailed }) => !mailed);
  const onTheirWay = mails.filter(
    ({ state, kind }) => (state === "queued" || state === "sending") && !nobodyWaitsFor.includes(kind),
  );
  return [
    ...orders.map(eraseCopy.blockers.gift),
    ...unmailed.map(({ orderId }) => eraseCopy.blockers.card(orderId)),
    ...(onTheirWay.length > 0 ? [eraseCopy.blockers.mails(onTheirWay.length)] : []),
  ];
}

/** Of each kind as many as there are; kinds of which there are none are left out. */
function counted(kinds: RetentionKind[]): Map<RetentionKind, number> {
  const counts = new Map<RetentionKind, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

const kindTimes = (kind: RetentionKind, rows: readonly unknown[]) => rows.map(() => kind);

function staysOf({ gifts, receipts, monthlyGifts, blocks, accounts, groups, members }: PersonRecords) {
  const kinds = counted([
    ...kindTimes("gifts", gifts.filter(isBooked)),
    ...kindTimes("receipts", receipts),
    ...kindTimes(
      "monthly-gifts",
      monthlyGifts.filter((gift) => !isRunning(gift)),
    ),
    ...kindTimes("blocklist", blocks),
    ...kindTimes("staff-accounts", accounts),
    ...kindTimes("people-shown", [...groups, ...members]),
  ]);
  const lines = [...kinds].map(([kind, count]) => {
    const rule = ruleOf(kind);
    return { what: rule.title, count, why: rule.why, until: howLong(rule) };
  });
  const { running } = eraseCopy;
  const count = monthlyGifts.filter(isRunning).length;
  const until = running.until(howLong(ruleOf("monthly-gifts")));
  return count > 0 ? [{ what: running.what, count, why: running.why, until }, ...lines] : lines;
}

function goesOf(records: PersonRecords): GoingLine[] {
  const { ecards, cardsToMail, forms, leaders, subscribers, mails } = records;
  const signUps = runningSignUps(records);
  const gifts = records.gifts.filter(({ id }) => !signUps.has(id));
  const kinds = counted([
    ...forms.map(kindOfForm),
    ...subscribers.map(kindOfSubscriber),
    ...kindTimes("group-leaders", leaders),
    ...kindTimes("cards-to-mail", cardsToMail),
  ]);
  const lines = [...kinds].map(([kind, count]) => ({ what: ruleOf(kind).title, count }));
  const words = [
    { what: eraseCopy.tries, count: gifts.filter((gift) => !isBooked(gift)).length },
    { what: eraseCopy.mails, count: mails.filter(({ wordsRemovedAt }) => !wordsRemovedAt).length },
    { what: eraseCopy.extras, count: gifts.filter((gift) => isBooked(gift) && hasExtras(gift)).length },
    { what: eraseCopy.ecards, count: ecards.length },
  ];
  return [...lines, ...words.filter(({ count }) => count > 0)];
}

/** What erasing a person would delete, what has to stay, and what stands in the way. Changes nothing. */
export const erasurePlan = (records: PersonRecords): ErasurePlan => ({
  blockers: blockersOf(records),
  goes: goesOf(records),
  stays: staysOf(records),
});
