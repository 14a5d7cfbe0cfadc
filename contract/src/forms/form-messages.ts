import { mistakenWords } from "../typed-postal-code.ts";

/** Words of the rules, in one place so that site and backend say the same. */
export const formMessages = {
  required: "This field is required",
  email: "The email must be a valid email address.",
  emailLetters:
    "The email must be a valid email address. Letters with accents, or of other alphabets, cannot be used before the @.",
  phone: "Enter a phone number, like 604-555-0123.",
  postalCode: "Enter a Canadian postal code, like V6B 1A1.",
  postalMistaken: mistakenWords,
  zip: "This is an American ZIP code. We can mail kits within Canada only.",
  province: "Enter a province or territory of Canada. We can mail kits within Canada only.",
  tooLong: (most: number) => `Use ${most} characters or fewer.`,
  day: "Choose a day of the calendar.",
  time: "Enter a time, like 19:00.",
  choice: "Choose one of the answers.",
} as const;
