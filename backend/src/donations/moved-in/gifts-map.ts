import { z } from "zod";
import { kinds, statuses } from "./gift-words.ts";
import { dayForms } from "./typed-day.ts";

/** What a row may say of a gift, each with the words by which the guide explains it. */
export const fieldWords = {
  id: "number or code of the gift there, which no other gift of this source has",
  date: "day on which it was given; of a monthly promise, the day on which it began",
  amount: "amount",
  currency: "currency; only Canadian dollars come over",
  status: "how it stands there: completed, refunded, failed …",
  test: "whether it was a test",
  kind: "a single gift, an instalment of a monthly one, or a monthly promise",
  firstName: "first name",
  lastName: "last name",
  name: "whole name, where there are no two columns",
  company: "company or organization",
  email: "email address",
  donorId: "number of the donor there, by which gifts without an email address are known to be of one donor",
  address: "street",
  address2: "second line of the street",
  city: "city",
  province: "province",
  postalCode: "postal code",
  country: "country",
  phone: "telephone",
  area: "what it is for",
  tributeKind: "in honour or in memory",
  tributeName: "who is honoured or remembered",
  tributeMessage: "words of the tribute",
  receiptNumber: "number of the tax receipt that was issued there",
  receiptDate: "day of that receipt",
  receiptAmount: "amount of that receipt",
  method: "how it came: card, cheque, cash …",
  note: "note",
  anonymous: "whether the donor wished to be anonymous",
} as const;

export type GiftField = keyof typeof fieldWords;
export const giftFields = Object.keys(fieldWords) as GiftField[];

/** What a row says of a field; empty where it says nothing. */
export type Said = (field: GiftField) => string;

const column = z.string().min(1, "is the name of a column of the file");
const constant = z.string().min(1).max(200);
const fields = <Value extends z.ZodType>(value: Value) =>
  z.partialRecord(z.enum(giftFields as [GiftField, ...GiftField[]]), value);

/** Which column of the file says what, and how the file writes days and amounts. */
export const giftsMapSchema = z.strictObject({
  source: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{0,39}$/, "is at most 40 small letters, digits, full stops and hyphens")
    .optional(),
  columns: fields(column),
  constants: fields(constant).default({}),
  dates: z.enum(dayForms).optional(),
  decimalComma: z.boolean().optional(),
  statuses: z.record(z.string(), z.enum(statuses)).default({}),
  kinds: z.record(z.string(), z.enum(kinds)).default({}),
  areas: z.record(z.string(), z.string().min(1).max(100)).default({}),
});
export type GiftsMap = z.output<typeof giftsMapSchema>;

/** The map does not fit, and why, a sentence a line. */
export class MapFault extends Error {
  override name = "MapFault";
}

const required: readonly GiftField[] = ["id", "date", "amount"];

function columnFaults({ columns, constants }: GiftsMap, there: readonly string[]): string[] {
  const mapped = Object.entries(columns);
  return [
    ...required
      .filter((field) => !columns[field])
      .map((field) => `columns.${field} is missing: ${fieldWords[field]}.`),
    ...mapped
      .filter(([, name]) => !there.includes(name))
      .map(([field, name]) => `columns.${field}: the file has no column “${name}”.`),
    ...mapped
      .filter(([, name]) => there.filter((each) => each === name).length > 1)
      .map(([field, name]) => `columns.${field}: the file has two columns “${name}”. Give one another name.`),
    ...Object.keys(constants)
      .filter((field) => required.some((each) => each === field))
      .map((field) => `constants.${field}: each gift has its own.`),
  ];
}

/**
 * The map in a JSON text, for a file with these columns.
 *
 * @throws MapFault with all that is wrong with it.
 */
export function readGiftsMap(text: string, there: readonly string[]): GiftsMap {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new MapFault("The map is no JSON: look for a comma or a quotation mark that is missing.");
  }
  const read = giftsMapSchema.safeParse(json);
  if (!read.success)
    throw new MapFault(
      read.error.issues.map(({ path, message }) => `${path.join(".") || "The map"}: ${message}`).join("\n"),
    );
  const faults = columnFaults(read.data, there);
  if (faults.length > 0) throw new MapFault(faults.join("\n"));
  return read.data;
}
