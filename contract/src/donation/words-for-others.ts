import { otherOccasion } from "./giving-choices.ts";
import { donationMessages as messages } from "./messages.ts";

/** Ways to write a dot that programs read as one. */
const otherDots = /[。｡．]/g;
/** What is not seen and tears a word apart, or turns its direction. */
const invisible = /\p{Cf}|\u034f/gu;

/** Abbreviations that people write without a space after them, and initials: "ST.CATHARINES", "P.O.BOX". */
const abbreviation = String.raw`(?:st|ste|mt|ft|mr|mrs|ms|dr|ave|rd|blvd|apt|(?:\p{L}\.)+\p{L})\.`;
/** The word after it. What has more dots, or a path, is a web address. */
const wordAfter = String.raw`\p{L}{2,}(?:['’-]\p{L}+)*(?![\p{L}\p{N}@/:?#-]|\.[\p{L}\p{N}])`;
const abbreviations = new RegExp(String.raw`(?<![\p{L}\p{N}@./:-])(${abbreviation})(?=${wordAfter})`, "giu");
const spaced = (text: string) => text.replace(abbreviations, "$1 ");

/** Text as mail programs and readers take it: one form of each letter, sign and dot, without what is not seen. */
const asRead = (text: string) =>
  spaced(text.normalize("NFKC").replace(otherDots, ".").replace(invisible, ""));

/** No longer than the network allows, so that a long text is not searched to its end from each of its letters on. */
const label = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,62}`;
/**
 * The end of a web address: small letters, capitals, or letters that have no case. One capital and small letters after a
 * full stop ("with love.Your family") is more likely a sentence that begins: `withoutAddresses` sets a space there.
 */
const ending = String.raw`(?:\p{Ll}[\p{Ll}\p{M}-]{1,62}|\p{Lu}{2,63}|[\p{Lo}\p{M}]{2,63}|xn--[\w-]{1,59})(?![\p{L}\p{N}])`;

// Each begins where a word does; what comes before it stays.
const mails = /(^|[\s@])[^\s@]+@[^\s@]*[\p{L}\p{N}]/gu;
const hosts = new RegExp(
  String.raw`(^|[^\p{L}\p{M}\p{N}])(?:${label}(?:\.${label}){0,8}\.${ending}|\d{1,3}(?:\.\d{1,3}){3}(?!\d))(?:[:/?#]\S*)?`,
  "gu",
);
/** What is an address in whatever case; the last two are written out, so that they are read and typed. */
const marked = new RegExp(
  [
    String.raw`\b[a-z][a-z0-9+.-]{0,30}:\/\/\S*`,
    String.raw`\b(?:https?|mailto|tel|sms|javascript|data):\S+`,
    String.raw`\bwww\.\S+`,
    String.raw`${label} ?[([{] ?(?:dot|at) ?[)\]}] ?${label}(?: ?[([{] ?dot ?[)\]}] ?${label}){0,8}`,
    String.raw`${label} dot (?:com|ca|net|org|info|biz)\b`,
  ].join("|"),
  "giu",
);

/** Digits with at most three other signs between two of them. */
const digitRuns = /\+?\(?\p{Nd}(?:[\s().\-/·_‐-―]{0,3}\p{Nd})+/gu;
const year = String.raw`(?:1[89]|20)\d\d`;
/** Dates and spans of years, which stand on cards: 1941 – 2020, 2026-11-27, 3/6/2020. */
const dates = new RegExp(
  [
    String.raw`(^|[^\d./-])${year}\s*[-–—/]\s*${year}(?![\d./-])`,
    String.raw`(^|[^\d./-])${year}[-/.]\d{1,2}[-/.]\d{1,2}(?!\d)`,
    String.raw`(^|[^\d./-])\d{1,2}[-/. ]\d{1,2}[-/. ]${year}(?!\d)`,
  ].join("|"),
  "g",
);
/** A telephone number without its area code. */
const fewestDigits = 7;

const isNumber = (run: string, digits: number) =>
  (run.replace(dates, "").match(/\p{Nd}/gu)?.length ?? 0) >= digits;

/**
 * Whether a text holds a web or email address, or a telephone number: so many digits that only dates are between them.
 * `digits` is how many make a number; `Infinity` where any are in order, as in the lines of a street address.
 */
export function holdsAddress(text: string, digits = fewestDigits): boolean {
  const read = asRead(text);
  if ([marked, mails, hosts].some((pattern) => read.search(pattern) >= 0)) return true;
  return (read.match(digitRuns) ?? []).some((run) => isNumber(run, digits));
}

/**
 * A stranger's words as they may stand in a mail of ours: without web and email addresses and telephone numbers, and with a
 * space after each full stop, so that no mail program makes a link of two words. Whatever was typed before the form refused
 * it, and what slips through, ends here.
 */
export function withoutAddresses(text: string, digits = fewestDigits): string {
  const read = holdsAddress(text, digits)
    ? asRead(text)
    : spaced(text.replace(/[\u202a-\u202e\u2066-\u2069]/g, ""));
  return (
    read
      // A blank in place of each: what stood before and after it would be one word, and perhaps an address.
      .replace(marked, " ")
      .replace(mails, "$1 ")
      .replace(hosts, "$1 ")
      .replace(digitRuns, (run) => (isNumber(run, digits) ? " " : run))
      // Not in a degree: "B.Sc."
      .replace(/([\p{L}\p{N}]{2})\.(?=\p{Lu}\p{Ll})/gu, "$1. ")
      .replace(/ {2,}/g, " ")
      .trim()
  );
}

/** The number of a company is its name: "1234567 Ontario Inc.", "9876-5432 Québec inc." */
export const companyDigits = 10;

type Choices = Partial<
  Record<"b_giver" | "b_second" | "gift_kind" | "gift_type" | "h_occasion", string | undefined>
>;
type Rule = {
  fields: readonly string[];
  message: string;
  digits?: number;
  /** Whether the fields are shown: what is not goes nowhere, and its donor could not mend it. */
  shown?: (choices: Choices) => boolean;
};

const longestField = 250;
const person = ({ b_giver }: Choices) => b_giver !== "organization";
const inName = ({ gift_kind }: Choices) => gift_kind !== "" && gift_kind !== "Gift to the Foundation";
const withCard = (kinds: string[]) => (choices: Choices) =>
  inName(choices) && kinds.includes(choices.gift_type ?? "");

const rules: Rule[] = [
  { fields: ["b_fname", "b_lname"], message: messages.addressInName },
  { fields: ["b_initial"], message: messages.addressInName, shown: person },
  {
    fields: ["b2_fname", "b2_initial", "b2_lname"],
    message: messages.addressInName,
    shown: (choices) => person(choices) && (choices.b_second ?? "") !== "",
  },
  {
    ...{ fields: ["b_org"], message: messages.addressInOrganization, digits: companyDigits },
    shown: (choices) => !person(choices),
  },
  {
    fields: ["b_add", "b_city", "b_prov", "b_country", "b_pcode"],
    message: messages.addressInLine,
    digits: Number.POSITIVE_INFINITY,
  },
  { fields: ["h_title", "h_fname", "h_lname"], message: messages.addressInName, shown: inName },
  { fields: ["h_name"], message: messages.addressInName, shown: withCard(["letter"]) },
  {
    fields: ["h_sent_behalf", "h_name_on_card"],
    message: messages.addressInName,
    shown: withCard(["letter", "ecard"]),
  },
  {
    fields: ["e_card_subject", "e_card_message"],
    message: messages.addressInWords,
    shown: withCard(["ecard"]),
  },
  {
    fields: ["h_occasion_other"],
    message: messages.addressInWords,
    shown: (choices) => withCard(["ecard"])(choices) && choices.h_occasion === otherOccasion,
  },
];

/**
 * Reports each field of a step whose words go to others, on a receipt or a card, and hold an address: what the form refuses
 * at the field, so that nobody has links mailed to strangers in the foundation's name.
 */
export function reportAddresses<Name extends string>(
  values: Record<Name, string>,
  report: (field: Name, message: string) => void,
) {
  for (const { fields, message, digits, shown } of rules) {
    if (shown && !shown(values as Choices)) continue;
    for (const name of Object.keys(values) as Name[]) {
      // A longer one is refused as too long, and need not be searched.
      const text = (values[name] ?? "").slice(0, longestField);
      if (fields.includes(name) && holdsAddress(text, digits)) report(name, message);
    }
  }
}
