import { and, desc, eq, inArray, sql } from "@payloadcms/db-sqlite/drizzle";
import { amountText } from "@pcf/contract/donation/amount";
import { longDay } from "@pcf/contract/long-day";
import type { Payload } from "payload";
import type { Donation } from "../../payload-types.ts";
import { textInAddress } from "../../platform/admin/sent-by-staff.ts";
import { beginsWith } from "../../platform/database/begins-with.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { findDonation } from "../record/donation-store.ts";
import { type GiftMethod, giftMethods, type HandMethod } from "../record/gift-methods.ts";
import { readGivingChoices } from "../record/giving-choices.ts";
import { receiptDonorForm } from "../record/parse-donation.ts";
import { depositSums } from "./deposit-sums.ts";
import { depositWords, giftsWords } from "./deposit-words.ts";

const isEntered = (method: GiftMethod): method is HandMethod =>
  method !== "card" && method !== "former-system";
export const handMethods = giftMethods.filter(isEntered);

export type AskedForm = {
  how: HandMethod;
  day: string;
  area: string;
  deposit: string;
  /** Number of a donor, or `new`; empty until somebody has chosen. */
  donor: string;
  find: string;
  /** The gift of this form before, and one whose facts are typed anew. */
  entered: number;
  from: number;
};

/** What the address of the form says. */
export function askedForm(params: Record<string, unknown> = {}): AskedForm {
  const how = handMethods.find((method) => method === params.how) ?? "cheque";
  const donor = textInAddress(params.donor);
  return {
    how,
    day: textInAddress(params.day),
    area: textInAddress(params.area),
    deposit: textInAddress(params.deposit),
    donor: donor === "new" || /^[1-9]\d{0,8}$/.test(donor) ? donor : "",
    find: textInAddress(params.find),
    entered: Number(textInAddress(params.entered)) || 0,
    from: Number(textInAddress(params.from)) || 0,
  };
}

/** The same address with some of it changed, below that of the admin. */
export function formAddress(asked: AskedForm, change: Partial<AskedForm>): string {
  const params = Object.entries({ ...asked, ...change }).flatMap(([name, value]) =>
    value ? [[name, String(value)]] : [],
  );
  return `/gifts/new?${new URLSearchParams(params)}`;
}

/** The newest gift of a person, under whichever address: as they are written there, they are written again. */
export async function newestGiftOf(payload: Payload, donorId: number): Promise<Donation | null> {
  const gifts = tableOf(payload, "donations");
  const donors = tableOf(payload, "donors");
  const [newest] = await payload.db.drizzle
    .select({ id: gifts.id })
    .from(gifts)
    .innerJoin(donors, eq(donors.id, gifts.giver))
    .where(sql`coalesce(${donors.sameAs}, ${donors.id}) = ${donorId}`)
    .orderBy(desc(gifts.id))
    .limit(1);
  return newest ? findDonation(payload, { id: { equals: Number(newest.id) } }) : null;
}

export type FieldValues = Record<string, string>;

/** What the fields begin with: names and address of the donor, and all of a gift that is typed anew. */
export function firstValues(known: Donation | null, from: Donation | null): FieldValues {
  const donor = from ?? known;
  const names = donor ? receiptDonorForm(donor) : { b_country: "Canada", b_giver: "person" };
  if (!from) return names;
  const { entered, tribute } = from;
  return {
    ...names,
    amount: amountText(from.amountCents),
    reference: entered?.reference ?? "",
    description: entered?.description ?? "",
    valuedOn: entered?.valuedOn ?? "",
    appraiser: entered?.appraiser ?? "",
    advantage: entered?.advantageCents ? amountText(entered.advantageCents) : "",
    advantageFor: entered?.advantageDescription ?? "",
    note: from.adminNote ?? "",
    tribute: tribute?.kind ?? "",
    tributeFirst: tribute?.firstName ?? "",
    tributeLast: tribute?.lastName ?? "",
    email: from.donor?.email ?? "",
  };
}

export type Choice = { value: string; label: string };

/** Deposits that are still open, the newest first, each with what is in it. */
export async function openDeposits(payload: Payload): Promise<Choice[]> {
  const deposits = tableOf(payload, "deposits");
  const rows = await payload.db.drizzle
    .select({ id: deposits.id, day: deposits.day })
    .from(deposits)
    .where(eq(deposits.state, "open"))
    .orderBy(desc(deposits.day), desc(deposits.id))
    .limit(50);
  const sumsOf = await depositSums(
    payload,
    rows.map(({ id }) => Number(id)),
  );
  return rows.map(({ id, day }) => ({
    value: String(id),
    label: `${depositWords(Number(id))} of ${longDay(String(day))}: ${giftsWords(sumsOf(Number(id)))}`,
  }));
}

/** Names of what gifts are for. */
export const areaNames = async (payload: Payload): Promise<string[]> =>
  (await readGivingChoices(payload)).areas.map(({ name }) => name);

/** Whether the receipts for the monthly gifts of a year have gone out. */
export async function hasAnnualReceipts(payload: Payload, year: number): Promise<boolean> {
  const receipts = tableOf(payload, "receipts");
  const begins = beginsWith(receipts.issueKey, `annual:${year}:`);
  const [one] = await payload.db.drizzle
    .select({ id: receipts.id })
    .from(receipts)
    .where(and(begins, inArray(receipts.state, ["issued", "replaced"])))
    .limit(1);
  return one !== undefined;
}
