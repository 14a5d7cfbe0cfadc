import { howLong } from "@pcf/contract/privacy/retention-rule";
import type { Where } from "payload";
import { aboutAnyOf } from "../../mail/mails-about.ts";
import type { CardsToMail, Donation, Donor, MonthlyGift, Receipt } from "../../payload-types.ts";
import { relatedId } from "../../platform/database/related-id.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import type { GoingLine, StayingLine } from "../../platform/personal-data/erasure-lines.ts";
import { goingKinds, ruleOf, stayingKinds } from "../../platform/personal-data/erasure-lines.ts";
import type { HeldSection, PersonPart, PersonSearch } from "../../platform/personal-data/person-part.ts";
import { countDonors } from "../donors/count-donors.ts";
import { forgetNameless } from "../donors/keep-donors.ts";
import { serialText } from "../receipts/receipt-facts.ts";
import { isUnsettled } from "../record/donation-states.ts";
import { eraseEcard, eraseFromGift, hasExtras, isBooked } from "./erase-gifts.ts";

const words = {
  unsettled: (orderId: string) =>
    `The gift ${orderId} is not done with: its charge is not settled, or its receipt or mails still wait. Settle it first.`,
  unmailed: (orderId: string) =>
    `The printed card of the gift ${orderId} is not in the mail yet. Mail it and tick it off first.`,
  running: {
    what: "Monthly gifts that are still running, each with its sign-up",
    why: "Card, name and address are needed for as long as the gift is charged",
    until: (after: string) => `${after} To end it, ask us to stop it, and then ask again.`,
  },
  tries:
    "Gifts that did not go through: who tried to give, and every word. Number, sum, date and the payment processor’s reference stay",
  extras: "Phone number, messages, e-cards and notes that were kept with gifts",
  notes: "Notes of our staff on the person",
  ecards: "Email address and message of e-cards that others sent to the person",
};

const places = {
  gifts: { collection: "donations", paths: ["donor.email", "donorKey"] },
  ecards: { collection: "donations", paths: ["tributeCard.email"] },
  monthlyGifts: { collection: "monthly-gifts", paths: ["email"] },
  donors: { collection: "donors", paths: ["email"] },
} as const;

/** What a gift of somebody else holds about the person who got its e-card. */
type Ecard = Pick<Donation, "id" | "orderId" | "state" | "followUp" | "createdAt" | "tributeCard">;

type Records = {
  gifts: Donation[];
  receipts: Receipt[];
  cardsToMail: CardsToMail[];
  monthlyGifts: MonthlyGift[];
  ecards: Ecard[];
  donors: Donor[];
  /** Of a person with several addresses the row that has the notes, where that is another one. */
  heads: Donor[];
};

async function recordsOf(search: PersonSearch): Promise<Records> {
  const { at, of } = search;
  const gifts = await at(places.gifts);
  const ids = gifts.map(({ id }) => id);
  const ecards = await at(places.ecards);
  const donors = await at(places.donors);
  return {
    gifts,
    receipts: await of("receipts", "donation", ids),
    cardsToMail: await of("cards-to-mail", "donation", ids),
    monthlyGifts: await at(places.monthlyGifts),
    donors,
    heads: await of(
      "donors",
      "id",
      donors.flatMap(({ sameAs }) => relatedId(sameAs) ?? []),
    ),
    ecards: ecards.map(({ id, orderId, state, followUp, createdAt, tributeCard }) => ({
      ...{ id, orderId, state, followUp, createdAt, tributeCard },
    })),
  };
}

const sectionsOf = (records: Records): HeldSection[] => [
  { name: "gifts", title: "Gifts", collection: "donations", rows: records.gifts },
  {
    name: "receipts",
    title: "Tax receipts",
    collection: "receipts",
    rows: records.receipts,
    readable: { excluded: ["pdfSha256"], inWords: { serial: ({ serial }) => serialText(Number(serial)) } },
  },
  {
    name: "cardsToMail",
    title: "Printed cards to mail",
    collection: "cards-to-mail",
    rows: records.cardsToMail,
  },
  {
    name: "monthlyGifts",
    title: "Monthly gifts",
    collection: "monthly-gifts",
    rows: records.monthlyGifts,
  },
  {
    name: "donors",
    title: "In our list of donors",
    collection: "donors",
    rows: [...records.donors, ...records.heads],
  },
  {
    name: "ecards",
    title: "E-cards that others sent to this address",
    collection: "donations",
    rows: records.ecards,
  },
];

const mailsAbout = ({ gifts, receipts, monthlyGifts }: Records): Where[] => [
  ...aboutAnyOf("donations", gifts),
  ...aboutAnyOf("receipts", receipts),
  ...aboutAnyOf("monthly-gifts", monthlyGifts),
];

/** A gift whose charge, receipt or mails are not done with: what is written of it is still needed. */
const isUnderWay = ({ state, followUp }: Pick<Donation, "state" | "followUp">) =>
  isUnsettled(state) || state === "held" || followUp === "due";

const isRunning = ({ state }: Pick<MonthlyGift, "state">) => state !== "stopped";

/** Gifts that are not the sign-up of a monthly gift that still runs: those are charged with what the sign-up holds. */
function erasable({ gifts, monthlyGifts }: Records): Donation[] {
  const signUps = new Set(monthlyGifts.filter(isRunning).map(({ signUp }) => relatedId(signUp)));
  return gifts.filter(({ id }) => !signUps.has(id));
}

function blockersOf({ gifts, ecards, cardsToMail }: Records): string[] {
  const open: (Donation | Ecard)[] = [...gifts, ...ecards].filter(isUnderWay);
  const orders = [...new Set(open.map(({ orderId }) => orderId))];
  const unmailed = cardsToMail.filter(({ mailed }) => !mailed);
  return [...orders.map(words.unsettled), ...unmailed.map(({ orderId }) => words.unmailed(orderId))];
}

/** Whether a gift goes on naming the person, so that they go on standing in the list of donors. */
const isNamed = (records: Records): boolean => {
  const emptied = new Set(erasable(records).filter((gift) => !isBooked(gift)));
  return records.gifts.some((gift) => !emptied.has(gift));
};

function staysOf(records: Records): StayingLine[] {
  const { gifts, receipts, monthlyGifts, donors } = records;
  const stopped = monthlyGifts.filter((gift) => !isRunning(gift));
  const { what, why, until } = words.running;
  return [
    {
      ...{ what, why, until: until(howLong(ruleOf("monthly-gifts"))) },
      count: monthlyGifts.filter(isRunning).length,
    },
    ...stayingKinds([
      ...gifts.filter(isBooked).map(() => "gifts" as const),
      ...receipts.map(() => "receipts" as const),
      ...stopped.map(() => "monthly-gifts" as const),
      ...(isNamed(records) ? donors.map(() => "donors" as const) : []),
    ]),
  ];
}

function goesOf(records: Records): GoingLine[] {
  const gifts = erasable(records);
  return [
    ...goingKinds(records.cardsToMail.map(() => "cards-to-mail")),
    ...goingKinds(isNamed(records) ? [] : records.donors.map(() => "donors")),
    { what: words.notes, count: [...records.donors, ...records.heads].filter(({ notes }) => notes).length },
    { what: words.tries, count: gifts.filter((gift) => !isBooked(gift)).length },
    { what: words.extras, count: gifts.filter((gift) => isBooked(gift) && hasExtras(gift)).length },
    { what: words.ecards, count: records.ecards.length },
  ];
}

/** Gifts with all that hangs on them. A gift that the books rest on stays, without what they do not need. */
export const giftsOfPerson: PersonPart = {
  listed: "giving",
  places: Object.values(places),
  async find(search) {
    const { payload } = search;
    const records = await recordsOf(search);
    return {
      sections: sectionsOf(records),
      mails: mailsAbout(records),
      blockers: blockersOf(records),
      goes: goesOf(records),
      stays: staysOf(records),
      async erase(now) {
        for (const { id } of records.cardsToMail) await payload.delete({ collection: "cards-to-mail", id });
        for (const { id } of records.ecards) await eraseEcard(payload, id, now);
        for (const { id } of [...records.donors, ...records.heads])
          await updateIf(payload, "donors", { id: { equals: id } }, { notes: null });
        for (const gift of erasable(records)) await eraseFromGift(payload, gift, now);
        const ids = records.donors.map(({ id }) => id);
        await forgetNameless(payload, ids);
        await countDonors(payload, ids);
      },
    };
  },
};
