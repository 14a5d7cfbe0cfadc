import { APIError } from "payload";
import { readCompany } from "../../platform/company.ts";
import { copy } from "./password-copy.ts";

const minimumLength = 12;
/** Shorter names stand in too many words by chance. */
const leastName = 4;

type Chosen = {
  password: string;
  email: string;
  name: string;
  /** Name and short name of the charity. */
  charity: string[];
};

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
const words = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");

/** What stands in the way of a password, in words for its owner; undefined for a good one. */
export async function passwordProblem({
  password,
  email,
  name,
  charity,
}: Chosen): Promise<string | undefined> {
  if (password.length < minimumLength) return copy.tooShort(minimumLength);
  const text = plain(password);
  const has = (part: string) => plain(part).length >= leastName && text.includes(plain(part));
  const local = email.split("@")[0] ?? "";
  if ([local, name, ...words(name)].some(has)) return copy.ownName;
  if (charity.some(has)) return copy.charityName;
  // The list is long, and most starts of the system never need it.
  const { isCommonPassword } = await import("./common-passwords.ts");
  const guessedFirst = [email, ...words(email), ...words(name), ...charity.flatMap(words)];
  return isCommonPassword(password, guessedFirst) ? copy.tooCommon : undefined;
}

/**
 * The admin shows these words as they stand. After an error of a field it closes the fields of the password, and the words beside
 * them with it.
 */
export const passwordRefusal = (message: string) => new APIError(message, 400, null, true);

/** @throws APIError when there is something against the password. */
export async function requireGoodPassword(chosen: {
  password: string;
  email: string;
  name: string;
}): Promise<void> {
  const { name, shortName } = readCompany();
  const problem = await passwordProblem({ ...chosen, charity: [name, shortName] });
  if (problem) throw passwordRefusal(problem);
}
