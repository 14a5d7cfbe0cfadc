import { APIError } from "payload";
import { readCompany } from "../../platform/company.ts";
import { passwordProblem } from "./password-problem.ts";

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
