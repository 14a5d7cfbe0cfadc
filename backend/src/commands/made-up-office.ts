import { bankTimeZone } from "@pcf/contract/constants";
import { orderEnd, orderIdFrom } from "@pcf/contract/donation/order-id";
import { clockAt, dayIn } from "@pcf/contract/zone-clock";

/** Numbers that are the same each time, and look like chance (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const firstNames =
  "Margaret James Anne Robert Marie John Helen William Zoë Jean-Luc Susan David Priya Michael Linda Étienne Patricia Thomas Wei Karen Peter Noor George Louise Donald Yuki Barbara Paul Sandra Kenneth Ingrid Ahmed Carol Douglas Anita Stephen Beverly Raymond Simone Gordon".split(
    " ",
  );
const lastNames =
  "Atwater Tremblay Smith Nguyen Singh Roy MacDonald Brown Côté Wong Martin Gagnon Wilson Campbell O’Brien Bouchard Łukasz Fraser Chen Taylor Gauthier Anderson Kaur Morin Lavoie Stewart Fortin Clark Patel Ouellet Ross Bélanger Reid Murphy Pelletier Kowalski Graham Ahmed Leblanc Thompson".split(
    " ",
  );
const places = [
  ["Vancouver", "BC", "V5K 0A1"],
  ["Toronto", "ON", "M5V 2T6"],
  ["Montréal", "QC", "H2X 1Y4"],
  ["Calgary", "AB", "T2P 2M5"],
  ["Regina", "SK", "S4P 3Y2"],
  ["Halifax", "NS", "B3J 3K5"],
  ["Winnipeg", "MB", "R3C 4T3"],
  ["St. John’s", "NL", "A1C 5S7"],
  ["Moncton", "NB", "E1C 1A1"],
  ["Kelowna", "BC", "V1Y 1J1"],
] as const;
const amounts = [2_500, 5_000, 10_000, 2_500, 5_000, 4_000, 25_000, 1_500, 13_750, 100_000];
const kitsFor = [
  "Newly diagnosed patient",
  "Patient treated and living",
  "Friend/family",
  "My support group",
];

const dayMs = 86_400_000;
/** Gifts go back so far. */
const years = 6;

export type Person = {
  firstName: string;
  lastName: string;
  email: string;
  city: string;
  province: string;
  postalCode: string;
};

/** A made-up office: the same for the same sizes, but for the days, which end today. */
export function madeUpOffice(
  sizes: { gifts: number; donors: number; forms: number },
  areas: string[],
  now: Date,
) {
  const next = chance(20_261_127);
  const below = (count: number) => Math.floor(next() * count);
  const one = <Each>(some: readonly Each[]): Each => some[below(some.length)] as Each;
  const person = (index: number): Person => {
    const firstName = one(firstNames);
    const lastName = one(lastNames);
    const [city, province, code] = one(places);
    // Of the same part of town: whole towns with one postal code would be one household to whoever looks for those.
    const postalCode = `${code.slice(0, 4)}${below(10)}${one([..."ABCEGHJKLMNPRSTVWXYZ"])}${below(10)}`;
    const local = `${firstName}.${lastName}`
      .normalize("NFD")
      .replaceAll(/[^a-z.]/gi, "")
      .toLowerCase();
    return { firstName, lastName, email: `${local}.${index}@donor.example`, city, province, postalCode };
  };
  const people = Array.from({ length: sizes.donors }, (_, index) => person(index));
  /** More of them lately, most by day. */
  const moment = (most: number): Date =>
    new Date(now.getTime() - Math.floor(next() ** 1.3 * most * 365 * dayMs) - below(12 * 3_600_000));

  const donation = (index: number, at: Date) => {
    const who = people[index < people.length ? index : below(people.length)] as Person;
    const chosen = next();
    const state =
      chosen < 0.9 ? "approved" : chosen < 0.98 ? "declined" : chosen < 0.995 ? "refunded" : "not-charged";
    const amountCents = one(amounts);
    const iso = at.toISOString();
    const wasTaken = state === "approved" || state === "refunded";
    const isForSomebody = below(6) === 0;
    const bytes = Uint8Array.from({ length: 10 }, () => below(256));
    const orderId = orderIdFrom(iso.slice(0, 10), bytes);
    return {
      orderId,
      orderEnd: orderEnd(orderId),
      idempotencyKey: `made-up-${index}`,
      state,
      donationType: below(20) === 0 ? "instalment" : "single",
      method: "card",
      amountCents,
      refundedCents: state === "refunded" ? amountCents : 0,
      donationArea: one(areas),
      approvedAt: wasTaken ? iso : null,
      giftDay: wasTaken ? dayIn(at, bankTimeZone) : null,
      followUp: "done",
      checks: 0,
      revision: 1,
      followUpFailures: 0,
      donor_firstName: who.firstName,
      donor_lastName: who.lastName,
      donor_email: who.email,
      donor_address: `${1 + below(900)} Maple Street`,
      donor_city: who.city,
      donor_province: who.province,
      donor_postalCode: who.postalCode,
      donor_country: "Canada",
      donor_telephone: "604-555-0101",
      tribute_kind: isForSomebody ? "Gift in Memoriam" : "Gift to the Foundation",
      tribute_firstName: isForSomebody ? one(firstNames) : null,
      tribute_lastName: isForSomebody ? one(lastNames) : null,
      tributeCard_kind: "none",
      gateway_responseCode: wasTaken ? "027" : "481",
      gateway_referenceNum: `6601${String(index).padStart(14, "0")}`,
      // The gateway tells the time of the bank.
      gateway_transDateTime: `${clockAt(at.getTime(), bankTimeZone).replace("T", " ")}:00`,
      history: [
        { at: iso, state: "sending", note: "written" },
        { at: iso, state, note: wasTaken ? "code 027" : "declined, code 481" },
      ],
      createdAt: iso,
      updatedAt: iso,
    };
  };
  /** The oldest first, as they came. */
  const donations = () =>
    Array.from({ length: sizes.gifts }, () => moment(years))
      .toSorted((first, second) => first.getTime() - second.getTime())
      .map((at, index) => donation(index, at));

  const kit = (index: number, who: Person, at: Date, isNew: boolean) => {
    const wednesday = new Date(at.getTime() + ((3 - at.getUTCDay() + 7) % 7) * dayMs)
      .toISOString()
      .slice(0, 10);
    return {
      form: "kit",
      reference: `K-MADEUP${index}`,
      mailOn: wednesday,
      state: isNew ? "new" : "done",
      answers: {
        rkfname: who.firstName,
        rklname: who.lastName,
        rkadd: `${1 + below(900)} Maple Street`,
        rkcity: who.city,
        rkprov: who.province,
        rkpcode: who.postalCode,
        rkemail: who.email,
        rkquant: one(["1", "1", "1", "10", "20"]),
        rkwho: one(kitsFor),
        plan_for_prostate_removal_surgery: one(["YES", "NO"]),
        return_to_work: one(["YES", "NO"]),
        have_you_already_received_a_copy_of_prostate_cancer: "NO",
        comment: below(5) === 0 ? "Please ring the bell twice." : "",
        kit_in_french: who.province === "QC" ? "Yes" : "No",
      },
    };
  };
  const message = (index: number, who: Person, isNew: boolean) => ({
    form: "contact",
    reference: `C-MADEUP${index}`,
    mailOn: null,
    state: isNew ? "new" : "done",
    answers: {
      name: `${who.firstName} ${who.lastName}`,
      email: who.email,
      message: "My husband’s PSA is 6.2. Whom can we talk to near us?",
    },
  });
  const volunteer = (index: number, who: Person, isNew: boolean) => ({
    form: "volunteer",
    reference: `V-MADEUP${index}`,
    mailOn: null,
    state: isNew ? "new" : "done",
    answers: {
      full_name: `${who.firstName} ${who.lastName}`,
      email: who.email,
      phone: "604-555-0102",
      city: who.city,
      province: who.province,
      volunteer_for: ["foundation"],
      events: [one(["fathers_day", "ride_to_live"])],
    },
  });
  /** The oldest first, as they would have come: whoever asked before has the lower number. */
  const forms = () =>
    Array.from({ length: sizes.forms }, (_, index) => {
      const at = moment(1);
      const who = one(people);
      const isNew = now.getTime() - at.getTime() < 6 * dayMs;
      const chosen = next();
      const own =
        chosen < 0.7
          ? kit(index, who, at, isNew)
          : chosen < 0.9
            ? message(index, who, isNew)
            : volunteer(index, who, isNew);
      const iso = at.toISOString();
      return {
        ...own,
        person: `${who.firstName} ${who.lastName}`,
        email: who.email,
        createdAt: iso,
        updatedAt: iso,
      };
    }).toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
  return { donations, forms };
}
