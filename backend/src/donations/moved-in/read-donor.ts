import { keptAddress } from "@pcf/contract/donation/form";
import { plainLine } from "@pcf/contract/plain-text";
import { emailFault, plainEmail } from "@pcf/contract/typed-email";
import { typedPostalCode } from "@pcf/contract/typed-postal-code";
import { isTelephone, plainTelephone } from "@pcf/contract/typed-telephone";
import type { GiftField, Said } from "./gifts-map.ts";
import type { Guess, PastGift } from "./past-gift.ts";

type Donor = PastGift["donor"];

const countries = new Map([
  ...["CA", "CAN", "CANADA"].map((name) => [name, "Canada"] as const),
  ...["US", "USA", "UNITED STATES OF AMERICA"].map((name) => [name, "United States"] as const),
]);

/** What stands for a person whom an organization does not name, as in gifts that finance enters. */
const office = { firstName: "-", lastName: "Office" } as const;

const nobody: Donor = {
  organization: null,
  firstName: null,
  lastName: null,
  email: null,
  telephone: null,
  address: null,
  city: null,
  province: null,
  postalCode: null,
  country: null,
};

/** Who gave, as the columns say, and by what a donor without an email address is known again. */
export function readDonor(said: Said, guesses: Guess[]): { donor: Donor; donorMark: string | null } {
  const line = (field: GiftField, most = 100): string | null => {
    const text = plainLine(said(field));
    if (text.length > most) guesses.push("shortened");
    return text.slice(0, most).trim() || null;
  };
  const typedEmail = plainEmail(said("email"));
  const email = typedEmail && emailFault(typedEmail) === undefined ? typedEmail : null;
  if (typedEmail && !email) guesses.push("email-wrong");
  const organization = line("company");
  const person = namesOf(line("firstName"), line("lastName"), line("name", 200), guesses);
  if (!organization && !person.firstName && !person.lastName && !email) {
    // A street without a name would be kept for ever: what ends goes by names.
    guesses.push("nobody");
    return { donor: nobody, donorMark: null };
  }
  const names = organization && !person.firstName && !person.lastName ? office : person;
  const typedCode = said("postalCode");
  const typedCountry = line("country") ?? (typedPostalCode(typedCode).code ? "Canada" : "");
  const country = countries.get(typedCountry.toUpperCase()) ?? typedCountry;
  const place = keptAddress({
    province: line("province") ?? "",
    postalCode: plainLine(typedCode).slice(0, 20),
    country,
  });
  const telephone = plainTelephone(said("phone"));
  const street = [line("address", 200), line("address2", 100)].filter(Boolean).join(", ");
  const donor: Donor = {
    organization,
    ...names,
    email,
    telephone: isTelephone(telephone) ? telephone : null,
    address: street || null,
    city: line("city"),
    province: place.province || null,
    postalCode: place.postalCode || null,
    country: country || null,
  };
  const there = plainLine(said("donorId"));
  const byWords = [organization, names.firstName, names.lastName, street, place.postalCode].join("\n");
  return { donor, donorMark: email ? null : there ? `number ${there}` : `words ${byWords.toLowerCase()}` };
}

function namesOf(first: string | null, last: string | null, whole: string | null, guesses: Guess[]) {
  if (first || last || !whole) return { firstName: first, lastName: last };
  const [behind, before] = whole.split(/, */, 2);
  if (before && behind) return { firstName: before, lastName: behind };
  const at = whole.lastIndexOf(" ");
  if (at < 0) return { firstName: null, lastName: whole };
  guesses.push("name-split");
  return { firstName: whole.slice(0, at), lastName: whole.slice(at + 1) };
}
