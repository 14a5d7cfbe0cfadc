import type { Payload, Where } from "payload";
import type { Outbox } from "../payload-types.ts";
import type { KindOfMail } from "../platform/feature.ts";
import type { Holds } from "../platform/personal-data/holds.ts";
import type { PersonPart } from "../platform/personal-data/person-part.ts";
import { allOf, cutoffOf, type RetentionStep, stripRow } from "../platform/personal-data/retention-step.ts";
import { removeStoredFile } from "../platform/storage/stored-files.ts";
import { attachmentsFolder } from "./attachments.ts";
import { endedMails, endedStates, removeLeftAttachments, withoutWords } from "./mail-words.ts";

const words = {
  title: "Mails",
  goes: "Words, addresses and attachments of mails to and about the person",
  onTheirWay: (count: number) =>
    count === 1
      ? "A mail is on its way to this person. Try again when it has been sent or given up."
      : `${count} mails are on their way to this person. Try again when they have been sent or given up.`,
};

/**
 * What is done with mails, by the kinds of retention that they name. Counted from the last change of the row: from the day
 * it went out, or was given up.
 */
const stepsOf = (kinds: readonly KindOfMail[]): RetentionStep[] =>
  [...new Set(kinds.map(({ kept }) => kept))].map((kept) => {
    const ofKind: Where = {
      kind: { in: kinds.filter((each) => each.kept === kept).map(({ value }) => value) },
    };
    return {
      kind: kept,
      collection: "outbox",
      held: allOf(ofKind, { wordsRemovedAt: { exists: false } }),
      since: "updatedAt",
      due: (now) => endedMails(ofKind, { updatedAt: { less_than: cutoffOf(kept, now) } }),
      strip: (row, now) => withoutWords(kinds, row.kind, now),
    };
  });

/** Files that are in this mail alone. Pictures inside a mail are the charity's own, and many mails share one. */
async function removeOwnFiles(payload: Payload, { id, attachments }: Outbox): Promise<void> {
  for (const { contentId, sha256 } of attachments ?? []) {
    if (contentId) continue;
    const others = {
      "attachments.sha256": { equals: sha256 },
      id: { not_equals: id },
      wordsRemovedAt: { exists: false },
    };
    const { totalDocs } = await payload.count({ collection: "outbox", where: others });
    if (totalDocs === 0) await removeStoredFile(attachmentsFolder, sha256);
  }
}

const place = { collection: "outbox", paths: ["to", "replyTo"] } as const;

const mailsOfPerson = (kinds: readonly KindOfMail[]): PersonPart => {
  const isWaitedFor = ({ state, kind }: Outbox) =>
    (state === "queued" || state === "sending") &&
    !kinds.some(({ value, isNotWaitedFor }) => value === kind && isNotWaitedFor);
  return {
    listed: "mails",
    places: [place],
    async find({ payload, at, of, any, mailsAbout }) {
      const written = [...(await at(place)), ...(await any("outbox", mailsAbout))];
      // Staff may have corrected the address of what they have sent again.
      const sentAgain = await of(
        "outbox",
        "resendOf",
        written.map(({ key }) => key),
      );
      const byId = new Map([...written, ...sentAgain].map((mail) => [mail.id, mail]));
      const mails = [...byId.values()].sort((a, b) => a.id - b.id);
      const onTheirWay = mails.filter(isWaitedFor).length;
      return {
        sections: [{ name: "mails", title: words.title, collection: "outbox", rows: mails, readable }],
        blockers: onTheirWay > 0 ? [words.onTheirWay(onTheirWay)] : [],
        goes: [{ what: words.goes, count: mails.filter(({ wordsRemovedAt }) => !wordsRemovedAt).length }],
        /**
         * Takes words, addresses and attachments out for good; a mail that waits is not sent any more. Key, kind and days stay, so
         * that none is written a second time. A mail is found by its address until its files are gone.
         */
        async erase(now) {
          for (const mail of mails) {
            if (mail.wordsRemovedAt) continue;
            await removeOwnFiles(payload, mail);
            const ended = endedStates.includes(mail.state) ? {} : { state: "kept", nextAttemptAt: null };
            const left = { ...withoutWords(kinds, mail.kind, now), lastError: null, ...ended };
            await stripRow(payload, "outbox", { id: { equals: mail.id } }, left);
          }
          await removeLeftAttachments(payload, now);
        },
      };
    },
  };
};

const readable = {
  excluded: ["key", "aboutCollection", "aboutId", "sha256", "contentId", "attempts", "resendOf"],
  shownAllTheSame: ["text"],
};

/** Mails to and about persons. `kinds` are those of all features. */
export const heldMails = (kinds: readonly KindOfMail[]): Holds => ({
  steps: stepsOf(kinds),
  leftovers: removeLeftAttachments,
  persons: [mailsOfPerson(kinds)],
});
