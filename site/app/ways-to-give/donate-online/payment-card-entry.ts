import { type PaymentCardRules, paymentCardStep } from "@pcf/contract/donation/form";
import { type CardBrand, cardBrand, cardDigits } from "@pcf/contract/donation/payment-card";
import { type Issue, issuesOf } from "./form-steps";

/** What the donor enters of the card; it lives in the page's memory alone. */
export type PaymentCardEntry = {
  card_number: string;
  card_name: string;
  expiry_month: string;
  expiry_year: string;
  card_cvd: string;
  adminonly: string;
};

export const emptyPaymentCard = (): PaymentCardEntry => ({
  card_number: "",
  card_name: "",
  expiry_month: "",
  expiry_year: "",
  card_cvd: "",
  adminonly: "",
});

/** The card as it is sent: `card_exp` is MMYY; with hosted fields `data_key` stands for the number. */
export type PaymentCardPost = {
  card_number: string;
  card_name: string;
  card_exp: string;
  card_cvd: string;
  data_key: string;
};

export function paymentCardPost(entry: PaymentCardEntry, dataKey = ""): PaymentCardPost {
  const complete = entry.expiry_month !== "" && entry.expiry_year !== "";
  return {
    card_number: dataKey ? "" : cardDigits(entry.card_number),
    card_name: entry.card_name.trim(),
    card_exp: complete && !dataKey ? `${entry.expiry_month}${entry.expiry_year.slice(-2)}` : "",
    card_cvd: dataKey ? "" : entry.card_cvd.trim(),
    data_key: dataKey,
  };
}

export type PaymentCardIssue = { field: keyof PaymentCardEntry | "hosted_card"; message: string };

/** What is wrong with the card, by the boxes on the screen: the expiry is two of them. */
export function paymentCardIssues(
  entry: PaymentCardEntry,
  post: PaymentCardPost,
  rules: PaymentCardRules,
): PaymentCardIssue[] {
  const parsed = paymentCardStep(rules).safeParse(post);
  if (parsed.success) return [];
  return issuesOf(parsed.error.issues).flatMap((issue) => boxesOf(issue, entry, rules.hosted));
}

export function boxesOf(
  { field, message }: Issue,
  entry: PaymentCardEntry,
  hosted: boolean,
): PaymentCardIssue[] {
  if (field === "card_exp") {
    const boxes = (["expiry_month", "expiry_year"] as const).filter((box) => entry[box] === "");
    return (boxes.length > 0 ? boxes : (["expiry_month"] as const)).map((box) => ({ field: box, message }));
  }
  if (hosted && (field === "card_number" || field === "data_key" || field === "card_cvd"))
    return [{ field: "hosted_card", message }];
  if (field === "card_number" || field === "card_name" || field === "card_cvd") return [{ field, message }];
  return [];
}

const groups: Partial<Record<CardBrand, readonly number[]>> = {
  "American Express": [4, 6, 5],
  "Diners Club": [4, 6, 4],
};

/** Card digits with a blank between groups, as they stand on the card; at most 19 digits. */
export function spacedCardNumber(typed: string): string {
  const digits = typed.replace(/\D/g, "").slice(0, 19);
  const brand = cardBrand(digits);
  const lengths = (brand && groups[brand]) ?? [4, 4, 4, 4, 3];
  const parts: string[] = [];
  let at = 0;
  for (const length of lengths) {
    if (at < digits.length) parts.push(digits.slice(at, at + length));
    at += length;
  }
  if (at < digits.length) parts.push(digits.slice(at));
  return parts.join(" ");
}

/** Puts blanks into the box while the donor types, and leaves the cursor behind the digit it was behind. */
export function spaceInPlace(box: HTMLInputElement): void {
  const before = box.value.slice(0, box.selectionStart ?? box.value.length).replace(/\D/g, "").length;
  const spaced = spacedCardNumber(box.value);
  if (spaced === box.value) return;
  box.value = spaced;
  let at = 0;
  for (let seen = 0; seen < before && at < spaced.length; at++) if (/\d/.test(spaced.charAt(at))) seen++;
  box.setSelectionRange(at, at);
}
