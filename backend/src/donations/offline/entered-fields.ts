import { adminNoteLength } from "@pcf/contract/constants";
import { formatAmount, parseAmount } from "@pcf/contract/donation/amount";
import { type ReceiptDonorValues, receiptDonorStep } from "@pcf/contract/donation/form";
import { longDay } from "@pcf/contract/long-day";
import { plainLine } from "@pcf/contract/plain-text";
import { emailFault, plainEmail } from "@pcf/contract/typed-email";
import { z } from "zod";
import { isLocalDate } from "../../fields/local-date.ts";
import { typedAmount } from "../../platform/admin/typed-by-staff.ts";
import { canPrint } from "../../platform/fonts/printed-text.ts";
import { addressFields, organizationFields, peopleFields } from "../gifts/correction-fields.ts";
import { belongsToDeposit, giftMethods, isNotMoney } from "../record/gift-methods.ts";
import { enteredLabels as labels } from "./entered-labels.ts";

/** A line that is printed on the receipt or kept with the gift. */
const line = (field: string, most: number) =>
  z
    .string()
    .default("")
    .overwrite(plainLine)
    .pipe(z.string().max(most, `${field}: at most ${most} characters.`));
const printedLine = (field: string, most: number) =>
  line(field, most).refine(canPrint, `${field}: receipts cannot print all of these letters.`);

const nothingOrAmount = z
  .string()
  .default("")
  .transform((typed) => (typed.trim() === "" ? 0 : parseAmount(typed)))
  .refine((cents) => cents !== null, `${labels.advantage}: write it such as 15.00, or leave it empty.`)
  .transform(Number);

/** What the form of a gift sends, by the names of its fields. */
const sent = z.object({
  key: z.uuid({ error: "This page is too old. Load it again." }),
  how: z.enum(giftMethods, { error: `${labels.how}: choose one.` }).exclude(["card", "former-system"], {
    error: `${labels.how}: a gift by card comes through the website alone.`,
  }),
  day: z.string().refine(isLocalDate, `${labels.day}: fill it in.`),
  amount: typedAmount(1),
  deposit: z.union([z.literal(["", "new"]), z.coerce.number().int().positive()]).default(""),
  area: z.string().min(1, `${labels.area}: choose one.`),
  donor: z.union([z.literal("new"), z.coerce.number().int().positive()], {
    error: "Donor: look for who gave, or say that it is somebody new.",
  }),
  email: z
    .string()
    .default("")
    .overwrite(plainEmail)
    .refine((email) => email === "" || emailFault(email) === undefined, "Email: this is not an address."),
  tribute: z
    .enum(["Gift to the Foundation", "Gift in Memoriam", "Gift in Honour"])
    .default("Gift to the Foundation"),
  tributeFirst: line(labels.tributeFirst, 100),
  tributeLast: line(labels.tributeLast, 100),
  reference: line(labels.reference, 60),
  note: line(labels.note, adminNoteLength),
  description: printedLine(labels.description, 200),
  valuedOn: z.string().default(""),
  appraiser: printedLine(labels.appraiser, 200),
  advantage: nothingOrAmount,
  advantageFor: printedLine(labels.advantageFor, 60),
  /** "yes" where it was as good as money, of which none is too small to count. */
  advantageIsMoney: z.string().default(""),
  /** The year of a day in the past that somebody has been asked about. */
  sureOfYear: z.string().default(""),
});

const donorLabels = new Map<PropertyKey, string>(
  Object.entries({ ...organizationFields, ...peopleFields, ...addressFields }),
);

/** Beyond this part of a gift the tax authority sees no gift in it. */
const mostAdvantage = 0.8;

/**
 * What a donor got is too small to be taken off the gift up to a tenth of it, and 75 dollars at the most; not where it is money or as
 * good as that, such as a gift card. Canada Revenue Agency, "Split receipting".
 */
const tooSmallToCount = (advantage: number, amount: number) => advantage <= Math.min(7_500, amount / 10);

type Typed = z.output<typeof sent>;
export type EnteredGift = Typed & { who: ReceiptDonorValues };

function problemsOf(typed: Typed, { today }: { today: string }): string[] {
  const { how, day, amount, advantage, valuedOn } = typed;
  const year = day.slice(0, 4);
  const notMoney = isNotMoney(how);
  const named = typed.tributeFirst !== "" || typed.tributeLast !== "";
  return [
    day > today && `${labels.day}: ${longDay(day)} is still to come.`,
    day <= today &&
      year < today.slice(0, 4) &&
      typed.sureOfYear !== year &&
      `${labels.day}: ${longDay(day)} is in a former year. The gift and its receipt count for ${year}. If that is right, tick the box below the date.`,
    belongsToDeposit(how) && typed.deposit === "" && `${labels.deposit}: choose one, or begin a new one.`,
    notMoney && typed.description === "" && `${labels.description}: say what was given.`,
    notMoney && !isLocalDate(valuedOn) && `${labels.valuedOn}: fill it in.`,
    advantage > amount * mostAdvantage &&
      `${labels.advantage}: of more than 80 % of the gift there is no gift in the eyes of the tax authority, and no receipt.`,
    advantage > 0 &&
      tooSmallToCount(advantage, amount) &&
      typed.advantageIsMoney !== "yes" &&
      `${labels.advantage}: ${formatAmount(advantage)} is too little to be taken off this gift. Leave it empty, so that the receipt is of the whole gift; or tick the box below it if it was money or as good as that, such as a gift card.`,
    advantage > 0 && typed.advantageFor === "" && `${labels.advantageFor}: say what the donor got.`,
    typed.tribute !== "Gift to the Foundation" &&
      !named &&
      `${labels.tributeLast}: say who is honoured or remembered.`,
  ].filter((problem) => problem !== false);
}

/** What was typed as a gift, or everything that is wrong with it, a sentence each. */
export function readEnteredGift(
  body: Record<string, unknown>,
  about: { today: string },
): { gift: EnteredGift } | { problems: string[] } {
  const typed = sent.safeParse(body);
  const texts = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value ?? "")]));
  const isOrganization = Boolean(texts.b_org?.trim());
  const who = receiptDonorStep.safeParse({
    ...noNames,
    ...texts,
    b_giver: isOrganization ? "organization" : "person",
    b_second: !isOrganization && (texts.b2_fname || texts.b2_lname) ? "1" : "",
    // The person behind an organization is often not known; the receipt names the organization alone.
    ...(isOrganization && !texts.b_fname && !texts.b_lname && { b_fname: "-", b_lname: "Office" }),
  });
  const problems = [
    ...(typed.success ? problemsOf(typed.data, about) : typed.error.issues.map(({ message }) => message)),
    ...(who.success
      ? []
      : who.error.issues.map(({ path, message }) => `${donorLabels.get(path[0] ?? "") ?? ""}: ${message}.`)),
  ];
  if (problems.length > 0 || !typed.success || !who.success) return { problems: [...new Set(problems)] };
  return { gift: { ...typed.data, who: who.data as ReceiptDonorValues } };
}

const noNames = Object.fromEntries(["b_giver", "b_second", ...donorLabels.keys()].map((name) => [name, ""]));
