import { eq, inArray } from "@payloadcms/db-sqlite/drizzle";
import { tributeKinds } from "@pcf/contract/choices";
import { nameAsSender } from "@pcf/contract/donation/donor-name";
import { ecardOccasion, ecardSender, ecardSentence } from "@pcf/contract/donation/ecards";
import { fullName } from "@pcf/contract/typed-name";
import type { Payload } from "payload";
import { readCompany } from "../../platform/company.ts";
import { momentOrNull, trimmedOf } from "../../platform/database/column-values.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { addressLines } from "../../platform/post/address-lines.ts";
import { donationKind } from "../record/donation-kind.ts";

export const cardsWords = (count: number): string => (count === 1 ? "1 card" : `${count} cards`);
export const cardsToMailWords = (count: number): string => `${cardsWords(count)} to mail`;

/** A printed card as the office works with it. */
export type CardRow = {
  id: number;
  orderId: string;
  donationId: number;
  mailed: boolean;
  mailedOn: string | null;
  createdAt: string;
  recipient: string;
  /** The envelope: recipient and address. Without an address it is the recipient alone, or nothing. */
  lines: string[];
  hasAddress: boolean;
  /** What the gift is about, as e-cards say it. */
  sentence: string;
  message: string;
  sender: string;
  kind: string;
  occasion: string;
  /** The money went back to the donor meanwhile. */
  isGivenBack: boolean;
};

/** These cards with what their gifts say, in whatever order: one question, however many they are. */
export async function readCards(payload: Payload, ids: readonly number[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const cards = tableOf(payload, "cards-to-mail");
  const gifts = tableOf(payload, "donations");
  const rows = await payload.db.drizzle
    .select({
      id: cards.id,
      orderId: cards.orderId,
      donationId: gifts.id,
      mailed: cards.mailed,
      mailedOn: cards.mailedOn,
      createdAt: cards.createdAt,
      recipientName: cards.recipientName,
      state: gifts.state,
      donationType: gifts.donationType,
      organization: gifts.donor_organization,
      firstName: gifts.donor_firstName,
      lastName: gifts.donor_lastName,
      kind: gifts.tribute_kind,
      occasion: gifts.tribute_occasion,
      occasionOther: gifts.tribute_occasionOther,
      honoureeTitle: gifts.tribute_title,
      honoureeFirstName: gifts.tribute_firstName,
      honoureeLastName: gifts.tribute_lastName,
      sentBehalf: gifts.tribute_sentBehalf,
      nameOnCard: gifts.tribute_nameOnCard,
      message: gifts.tribute_message,
      street: gifts.tribute_address,
      city: gifts.tribute_city,
      province: gifts.tribute_province,
      postalCode: gifts.tribute_postalCode,
      country: gifts.tribute_country,
    })
    .from(cards)
    .innerJoin(gifts, eq(gifts.id, cards.donation))
    .where(inArray(cards.id, [...ids]));
  const foundation = readCompany().name;
  return rows.map((row) => {
    const { street, city, province, postalCode, country } = row;
    const sender = ecardSender({
      onCard: trimmedOf(row.nameOnCard),
      onBehalfOf: trimmedOf(row.sentBehalf),
      donor: nameAsSender(row),
    });
    const occasion = ecardOccasion(trimmedOf(row.occasion), trimmedOf(row.occasionOther));
    const kind = tributeKinds.find((each) => each === row.kind) ?? "Gift in Honour";
    return {
      id: Number(row.id),
      orderId: trimmedOf(row.orderId),
      donationId: Number(row.donationId),
      mailed: Boolean(row.mailed),
      mailedOn: momentOrNull(row.mailedOn),
      createdAt: momentOrNull(row.createdAt) ?? "",
      recipient: trimmedOf(row.recipientName),
      lines: addressLines({ name: row.recipientName, street, city, province, postalCode, country }),
      hasAddress: trimmedOf(street) !== "" && trimmedOf(city) !== "",
      sentence: ecardSentence({
        monthly: donationKind({ donationType: row.donationType }) === "monthly-sign-up",
        tributeKind: kind,
        honoureeName: fullName(row.honoureeTitle, row.honoureeFirstName, row.honoureeLastName),
        senderName: sender,
        occasion,
        foundation,
      }),
      message: trimmedOf(row.message),
      sender,
      kind,
      occasion,
      isGivenBack: row.state === "refunded",
    };
  });
}
