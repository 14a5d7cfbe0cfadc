/** What staff may write into a mail: a name of ours stands for what differs from donor to donor. */
export const placeholders = {
  "first name": "The donor’s first name, or “friend” where there is none that a mail may carry",
  amount: "The amount, such as $50.00",
  area: "What the gift is for, as it stands within a sentence",
  "receipt number": "The number of the tax receipt",
  year: "The year that the receipt is for",
  "first charge": "The day of the first charge",
} as const;
export type Placeholder = keyof typeof placeholders;

/** Parts of a mail that staff write, with the most letters that each takes. */
export const textParts = { subject: 120, opening: 2_000, closing: 1_000 } as const;
export type TextPart = keyof typeof textParts;
export const partWords: Record<TextPart, string> = {
  subject: "Subject",
  opening: "Opening",
  closing: "Closing",
};
/** What staff have written; an empty part is the one that we ship. */
export type ThankYouText = Record<TextPart, string>;
export const nothingTyped: ThankYouText = { subject: "", opening: "", closing: "" };

type ThankYouMail = {
  title: string;
  when: string;
  placeholders: readonly Placeholder[];
  shipped: ThankYouText;
  /** What stands in the mail whatever staff write. */
  stays: readonly string[];
};

const receiptStays = [
  "the official receipt as a PDF, and the sentence that says that it is attached",
  "number, amount and date of the receipt",
  "which receipt it replaces, where it replaces one",
  "where the receipt can be had again, and checked",
  "our address and charity registration number",
] as const;
const giftStays = [
  "amount, area and order number of the gift",
  "our address and charity registration number",
] as const;

/** The mails that thank donors, by the names under which their texts are kept. */
export const thankYouMails = {
  receipt: {
    title: "Receipt for a gift",
    when: "Goes out with the tax receipt as soon as a gift is paid.",
    placeholders: ["first name", "amount", "area", "receipt number"],
    shipped: {
      subject: "Your tax receipt no. {receipt number}",
      opening: "Your gift of {amount} to {area} has been received.",
      closing: "",
    },
    stays: receiptStays,
  },
  "receipt-year": {
    title: "Receipt for a year of monthly gifts",
    when: "Goes out in February with the one tax receipt for all monthly gifts of the year before.",
    placeholders: ["first name", "amount", "year", "receipt number"],
    shipped: {
      subject: "Your tax receipt no. {receipt number}",
      opening: "Thank you for giving month after month in {year}.",
      closing: "",
    },
    stays: ["what the monthly gifts of the year came to", ...receiptStays],
  },
  acknowledgement: {
    title: "Small gift without a receipt",
    when: "Goes out as soon as a gift is paid that is too small for a tax receipt.",
    placeholders: ["first name", "amount", "area"],
    shipped: {
      subject: "Thank you for your gift",
      opening: "Your gift of {amount} has been received, and every dollar of it counts.",
      closing: "",
    },
    stays: ["why there is no tax receipt", ...giftStays],
  },
  "monthly-set-up": {
    title: "Monthly gift set up",
    when: "Goes out as soon as somebody has set up a monthly gift.",
    placeholders: ["first name", "amount", "area", "first charge"],
    shipped: {
      subject: "Your monthly gift is set up",
      opening:
        "You have set up a monthly gift of {amount}. Gifts that come every month let us plan research and support for years ahead.",
      closing: "",
    },
    stays: [
      "when the card is charged",
      "when the tax receipt comes",
      "how the gift is changed, paused and stopped",
      ...giftStays,
    ],
  },
  "monthly-coming": {
    title: "First monthly charge is coming",
    when: "Goes out a few days before a monthly gift is charged for the first time.",
    placeholders: ["first name", "amount", "area", "first charge"],
    shipped: {
      subject: "Your first monthly gift is coming",
      opening: "Thank you again for your monthly gift.",
      closing: "",
    },
    stays: ["how much is charged, and when", "how the gift is changed, paused and stopped", ...giftStays],
  },
} as const satisfies Record<string, ThankYouMail>;
export type ThankYouMailName = keyof typeof thankYouMails;

export const isThankYouMail = (name: unknown): name is ThankYouMailName =>
  typeof name === "string" && Object.hasOwn(thankYouMails, name);

/** The mail's description, by its general type. */
export const thankYouMail = (name: ThankYouMailName): ThankYouMail => thankYouMails[name];

/** What the mail says now: the parts that staff have written, and for the rest those that we ship. */
export function textInForce(name: ThankYouMailName, typed: ThankYouText): ThankYouText {
  const { shipped } = thankYouMail(name);
  return {
    subject: typed.subject || shipped.subject,
    opening: typed.opening || shipped.opening,
    closing: typed.closing || shipped.closing,
  };
}

/** Which of the texts goes with a receipt. */
export const receiptTextName = ({ yearly }: { yearly?: unknown }): ThankYouMailName =>
  yearly ? "receipt-year" : "receipt";
