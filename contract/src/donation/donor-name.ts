import { fullName, saysNoName } from "../typed-name.ts";
import type { ReceiptDonorValues } from "./form.ts";
import { hasSecondPerson, isOrganization } from "./form.ts";

/** The names of the one who gives; what is empty or missing was not given. With an organization the person is its contact. */
export type DonorNames = Partial<
  Record<
    | "organization"
    | "firstName"
    | "middleInitial"
    | "lastName"
    | "secondFirstName"
    | "secondMiddleInitial"
    | "secondLastName",
    string | null | undefined
  >
>;

/** A single letter gets its full stop; several stand as they were typed. */
const initial = (typed: string | null | undefined) =>
  /^\p{L}$/u.test(typed?.trim() ?? "") ? `${typed?.trim().toUpperCase()}.` : typed;

const person = (
  first: DonorNames["firstName"],
  middle: DonorNames["middleInitial"],
  last: DonorNames["lastName"],
) => fullName(first, initial(middle), last);

const both = (first: string, second: string) => `${first} and ${second}`;

/** Letters of the longest name that a form can make: two people, each with all that the fields take. */
export const longestNameOnReceipt = 2 * (100 + 1 + 10 + 1 + 100) + " and ".length;

/** How the donor is written on an official receipt: the organization, one person, or two. */
export function nameOnReceipt(names: DonorNames): string {
  if (names.organization?.trim()) return names.organization.trim();
  const first = person(names.firstName, names.middleInitial, names.lastName);
  const second = person(names.secondFirstName, names.secondMiddleInitial, names.secondLastName);
  return first && second ? both(first, second) : first;
}

/** Who sends a greeting card, where the card itself does not say it: the organization, or who filled in the form. */
export const nameAsSender = ({ organization, firstName, lastName }: DonorNames): string =>
  organization?.trim() || fullName(firstName, lastName);

type NameField = "b_giver" | "b_org" | "b_fname" | "b_initial" | "b_lname" | "b_second";
type SecondNameField = "b2_fname" | "b2_initial" | "b2_lname";

/** Two names of which there is one: it is kept as the last name, which staff see in lists, and a dash as the first. */
const ordered = (first: string, last: string): [string, string] =>
  saysNoName(first) || saysNoName(last) ? ["-", fullName(first, last)] : [first.trim(), last.trim()];

/** The names in a filled-in form, without those that belong to a choice that was not made or was taken back. */
export function namesInForm(values: Pick<ReceiptDonorValues, NameField | SecondNameField>) {
  const organization = isOrganization(values);
  const second = hasSecondPerson(values);
  const text = (included: boolean, value: string) => (included && value.trim()) || null;
  const [firstName, lastName] = ordered(values.b_fname, values.b_lname);
  const [secondFirstName, secondLastName] = ordered(values.b2_fname, values.b2_lname);
  return {
    organization: text(organization, values.b_org),
    firstName,
    middleInitial: text(!organization, values.b_initial),
    lastName,
    secondFirstName: text(second, secondFirstName),
    secondMiddleInitial: text(second, values.b2_initial),
    secondLastName: text(second, secondLastName),
  } satisfies DonorNames;
}

/** The same names as a form has them, so that they can be changed there. */
export const formOfNames = (names: DonorNames): Record<NameField | SecondNameField, string> => ({
  b_giver: names.organization ? "organization" : "person",
  b_org: names.organization ?? "",
  b_fname: names.firstName ?? "",
  b_initial: names.middleInitial ?? "",
  b_lname: names.lastName ?? "",
  b_second: names.secondLastName ? "1" : "",
  b2_fname: names.secondFirstName ?? "",
  b2_initial: names.secondMiddleInitial ?? "",
  b2_lname: names.secondLastName ?? "",
});
