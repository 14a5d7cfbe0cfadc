import type { CollectionConfig, Payload } from "payload";
import { hiddenUnlessRead, officeRecords } from "../../access/collection-access.ts";
import type { ThankYouText as TextRow } from "../../payload-types.ts";
import { textWithFacts } from "./text-with-facts.ts";
import { nothingTyped, type ThankYouMailName, type ThankYouText } from "./thank-you-mails.ts";

/**
 * Texts of the mails that thank donors, as staff have written them. A row is never changed: the newest of a mail is in force,
 * and the older ones are what one can go back to.
 */
export const thankYouTexts: CollectionConfig = {
  slug: "thank-you-texts",
  labels: { singular: "Thank-you text", plural: "Thank-you texts" },
  graphQL: false,
  disableDuplicate: true,
  access: officeRecords("thank-you-texts"),
  admin: { group: false, useAsTitle: "mail", hidden: hiddenUnlessRead("thank-you-texts") },
  indexes: [{ fields: ["mail", "createdAt"] }],
  fields: [
    { name: "mail", type: "text", required: true },
    { name: "subject", type: "text" },
    { name: "opening", type: "textarea" },
    { name: "closing", type: "textarea" },
    { name: "savedBy", type: "text", required: true, label: "Saved by" },
  ],
};

/** So many earlier texts of a mail are shown. */
const mostShown = 20;

/** The texts of a mail that were saved, the newest, which is in force, first. */
export async function savedTexts(payload: Payload, mail: ThankYouMailName): Promise<TextRow[]> {
  const { docs } = await payload.db.find<TextRow>({
    collection: "thank-you-texts",
    where: { mail: { equals: mail } },
    sort: ["-createdAt", "-id"],
    limit: mostShown,
    pagination: false,
  });
  return docs;
}

export const wordsOf = ({ subject, opening, closing }: Partial<TextRow>): ThankYouText => ({
  subject: subject ?? "",
  opening: opening ?? "",
  closing: closing ?? "",
});

/** The text of a mail that is in force, as staff wrote it. */
export async function writtenText(payload: Payload, mail: ThankYouMailName): Promise<ThankYouText> {
  const [newest] = await savedTexts(payload, mail);
  return newest ? wordsOf(newest) : nothingTyped;
}

/** The same as mails have it: with the facts that it names. */
export const thankYouText = async (payload: Payload, mail: ThankYouMailName): Promise<ThankYouText> =>
  textWithFacts(payload, await writtenText(payload, mail));
