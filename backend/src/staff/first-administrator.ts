import type { Payload } from "payload";
import { inOneSave } from "../platform/database/in-one-save.ts";
import { takeTurn } from "../platform/database/take-turn.ts";
import { oneTimePassword } from "./spelled-code.ts";

/**
 * Makes an administrator where there are no staff at all; of several processes that start at once, one of them does.
 *
 * @returns the one-time password, to be shown once and kept nowhere; undefined when there were staff already.
 */
export async function createFirstAdministrator(
  payload: Payload,
  email: string,
): Promise<{ email: string; password: string } | undefined> {
  return inOneSave(payload, async (req) => {
    await takeTurn(payload, req.transactionID, "make the first administrator");
    const { totalDocs } = await payload.count({ collection: "users", req });
    if (totalDocs > 0) return undefined;
    const password = oneTimePassword();
    await payload.create({
      collection: "users",
      data: { email, password, name: "Administrator", role: "administrator", mustChangePassword: true },
      depth: 0,
      req,
    });
    return { email, password };
  });
}
