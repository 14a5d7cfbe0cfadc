import { plainLine } from "./plain-text.ts";

/** What people with one name put into the other field of a form that asks for two. */
const noName = /^([\p{Pd}\u2212._*/]+|n\/a)$/iu;

/** Whether a field says that there is no such name: a dash, a full stop, "n/a". An empty one says nothing. */
export const saysNoName = (text: string): boolean => noName.test(plainLine(text));

type Name = string | null | undefined;

/** Names as they are written: joined by blanks, without those that were not given or that there are not. */
export const fullName = (...parts: Name[]): string =>
  parts
    .map((part) => part?.trim() ?? "")
    .filter((part) => part !== "" && !saysNoName(part))
    .join(" ");

type Names = { firstName?: Name; lastName?: Name };

/** First and last name without the sign that one of them is not there: the only name is the first then. */
export function namesThere({ firstName, lastName }: Names): { firstName: string; lastName: string } {
  if (saysNoName(firstName ?? "")) return { firstName: fullName(lastName), lastName: "" };
  return { firstName: fullName(firstName), lastName: fullName(lastName) };
}

/** What a person is called in a greeting: the first name, or the only one. Empty where none was given. */
export const calledName = (names: Names | null | undefined): string => namesThere(names ?? {}).firstName;
