import type { CollectionSlug, DataFromCollectionSlug, Payload, Where } from "payload";
import { formNoticeKey, formReceivedKey } from "../forms/tell-of-submission.ts";
import type { CardsToMail, Donation, Outbox, Receipt, User } from "../payload-types.ts";
import { holdsAddress, mayHoldAddress, plainAddress } from "../platform/database/same-address.ts";
import { personPlaces } from "./person-places.ts";

/** Staff who ask; what their role may not see is not found. */
export type Asker = User & { collection: "users" };

/** What a gift of somebody else holds about the person who got its e-card. */
export type Ecard = Pick<Donation, "id" | "orderId" | "state" | "followUp" | "createdAt" | "tributeCard">;

type Held<Place extends keyof typeof personPlaces> = DataFromCollectionSlug<
  (typeof personPlaces)[Place]["collection"]
>[];

export type PersonRecords = {
  /** In one spelling, see `plainAddress`. */
  address: string;
  gifts: Held<"gifts">;
  receipts: Receipt[];
  cardsToMail: CardsToMail[];
  monthlyGifts: Held<"monthlyGifts">;
  ecards: Ecard[];
  forms: Held<"forms">;
  leaders: Held<"leaders">;
  subscribers: Held<"subscribers">;
  mails: Outbox[];
  blocks: Held<"blocks">;
  accounts: Held<"accounts">;
  groups: Held<"groups">;
  members: Held<"members">;
};

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/**
 * Everything held on an address, from every collection where it may stand, as far as the role of `user` sees it; without one
 * all of it, which is not for anybody to read but for what is erased and counted.
 */
export async function personRecords(
  payload: Payload,
  { email, user }: { email: string; user?: Asker },
): Promise<PersonRecords> {
  const address = plainAddress(email);
  const find = async <Slug extends CollectionSlug>(collection: Slug, where: Where) => {
    const found = await payload.find({
      collection,
      where,
      ...(user ? { user, overrideAccess: false } : { overrideAccess: true }),
      depth: 0,
      pagination: false,
      sort: "createdAt",
    });
    return found.docs as DataFromCollectionSlug<Slug>[];
  };
  const at = async <Place extends keyof typeof personPlaces>(place: Place) => {
    const { collection, paths } = personPlaces[place];
    const rows = await find(collection, mayHoldAddress(paths, address));
    return rows.filter((row) => holdsAddress(row, paths, address)) as Held<Place>;
  };
  const of = <Slug extends CollectionSlug>(collection: Slug, path: string, values: (string | number)[]) =>
    values.length > 0 ? find(collection, { [path]: { in: values } }) : [];

  const gifts = await at("gifts");
  const monthlyGifts = await at("monthlyGifts");
  const forms = await at("forms");
  const receipts = await of("receipts", "donation", idsOf(gifts));
  const about = (collection: CollectionSlug, rows: readonly { id: number }[]): Where[] =>
    rows.length > 0
      ? [{ aboutCollection: { equals: collection }, aboutId: { in: idsOf(rows).map(String) } }]
      : [];
  // By its key: the number of a deleted form is given to a new one, and its mails would be taken for those of another.
  const notices = await of(
    "outbox",
    "key",
    forms.flatMap(({ reference }) => [formNoticeKey(reference), formReceivedKey(reference)]),
  );
  const aboutThem = [
    ...about("donations", gifts),
    ...about("receipts", receipts),
    ...about("monthly-gifts", monthlyGifts),
  ];
  const aboutGifts = aboutThem.length > 0 ? await find("outbox", { or: aboutThem }) : [];
  const written = [...(await at("mails")), ...notices, ...aboutGifts];
  // Staff may have corrected the address of what they have sent again.
  const sentAgain = await of(
    "outbox",
    "resendOf",
    written.map(({ key }) => key),
  );
  const mails = new Map([...written, ...sentAgain].map((mail) => [mail.id, mail]));
  return {
    address,
    gifts,
    receipts,
    cardsToMail: await of("cards-to-mail", "donation", idsOf(gifts)),
    monthlyGifts,
    ecards: (await at("ecards")).map(({ id, orderId, state, followUp, createdAt, tributeCard }) => ({
      id,
      orderId,
      state,
      followUp,
      createdAt,
      tributeCard,
    })),
    forms,
    leaders: await at("leaders"),
    subscribers: await at("subscribers"),
    mails: [...mails.values()].sort((a, b) => a.id - b.id),
    blocks: await at("blocks"),
    accounts: await at("accounts"),
    groups: await at("groups"),
    members: await at("members"),
  };
}
