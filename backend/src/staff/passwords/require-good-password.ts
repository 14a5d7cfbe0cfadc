import { type PayloadRequest, ValidationError } from "payload";
import { readCompany } from "../../company.ts";
import { passwordProblem } from "./password-problem.ts";

/** Said beside the field; the library's own words name it. */
export const passwordRefusal = (
  path: "password" | "currentPassword",
  message: string,
  { t }: Pick<PayloadRequest, "t">,
) => new ValidationError({ collection: "users", errors: [{ path, message }] }, t);

/** @throws ValidationError when there is something against the password. */
export async function requireGoodPassword(
  chosen: { password: string; email: string; name: string },
  req: Pick<PayloadRequest, "t">,
): Promise<void> {
  const { name, shortName } = readCompany();
  const problem = await passwordProblem({ ...chosen, charity: [name, shortName] });
  if (problem) throw passwordRefusal("password", problem, req);
}
