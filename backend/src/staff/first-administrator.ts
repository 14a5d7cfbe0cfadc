import type { Payload } from "payload";
import { oneTimePassword } from "./spelled-code.ts";

/**
 * Makes an administrator where there are no staff at all.
 *
 * @returns the one-time password, to be shown once and kept nowhere; undefined when there were staff already.
 */
export async function createFirstAdministrator(
  payload: Payload,
  email: string,
): Promise<{ email: string; password: string } | undefined> {
  const { totalDocs } = await payload.count({ collection: "users" });
  if (totalDocs > 0) return undefined;
  const password = oneTimePassword();
  await payload.create({
    collection: "users",
    data: { email, password, name: "Administrator", role: "administrator", mustChangePassword: true },
    depth: 0,
  });
  return { email, password };
}
