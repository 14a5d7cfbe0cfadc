import { randomUUID } from "node:crypto";

export const goodCard = "4242424242424242";
export const declinedCard = "4485621544903528";

/** A card number that looks real: 15 digits and their check digit. */
export function cardNumber(body: number): string {
  const digits = String(body);
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** A donation form as a browser posts it; `fields` are laid over a plain single gift of $25. */
export function donationForm(fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  const values: Record<string, string> = {
    donation_type: "single",
    selectAmount: "25",
    donation_amount: "25.00",
    donation_area: "Research",
    gift_kind: "Gift to the Foundation",
    gift_type: "none",
    b_fname: "Robin",
    b_lname: "Sample",
    b_add: "1 Sample Street",
    b_city: "Vancouver",
    b_prov: "BC",
    b_country: "Canada",
    b_pcode: "V6B 1A1",
    b_tel: "604-555-0123",
    b_email: `robin.${randomUUID()}@donor.example`,
    card_number: goodCard,
    card_name: "Robin Sample",
    card_exp: "1235",
    idempotency_key: randomUUID(),
    token: "human",
    ...fields,
  };
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

/** The same for another amount in dollars. */
export const amountOf = (dollars: string) => ({
  selectAmount: "",
  otherAmount: dollars,
  donation_amount: "",
});
