/*
 * The columns of a gift that hold words about people. What is added here is stored, erased when somebody asks for it, and
 * removed at the end of its term.
 */
export const donorTexts = [
  "organization",
  "firstName",
  "middleInitial",
  "lastName",
  "secondFirstName",
  "secondMiddleInitial",
  "secondLastName",
  "address",
  "city",
  "province",
  "country",
  "postalCode",
  "telephone",
  "email",
] as const;

export const tributeTexts = [
  "occasionOther",
  "title",
  "firstName",
  "lastName",
  "sentBehalf",
  "nameOnCard",
  "message",
  "recipientName",
  "address",
  "city",
  "province",
  "postalCode",
  "country",
] as const;

export const tributeCardTexts = ["email", "subject", "message"] as const;

/** Of a gift that finance entered: words about what was given, who valued it, and what the donor got for it. */
export const enteredTexts = ["description", "appraiser", "advantageDescription"] as const;

type Column = (
  | typeof donorTexts
  | typeof tributeTexts
  | typeof tributeCardTexts
  | typeof enteredTexts
)[number];

/** What staff read above a column, where its name is not the word that they use. */
export const columnWords: Partial<Record<Column, string>> = {
  firstName: "First name",
  middleInitial: "Middle initial",
  lastName: "Last name",
  secondFirstName: "First name of the second donor",
  secondMiddleInitial: "Middle initial of the second donor",
  secondLastName: "Last name of the second donor",
  postalCode: "Postal code",
  occasionOther: "Occasion in the donor’s words",
  sentBehalf: "Sent on behalf of",
  nameOnCard: "Name on the card",
  recipientName: "Who gets the card",
  advantageDescription: "What the donor got for it",
};
