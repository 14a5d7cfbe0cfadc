import { type PaymentCardRules, paymentCardStep } from "@pcf/contract/donation/form";
import { cardDigits } from "@pcf/contract/donation/payment-card";
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
