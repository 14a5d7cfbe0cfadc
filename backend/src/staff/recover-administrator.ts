import { emailAddress } from "@pcf/contract/typed-email";
import type { Payload } from "payload";
import { recordAction } from "../audit/record-action.ts";
import { endSecondFactor } from "./second-factor/end-second-factor.ts";
import { oneTimePassword } from "./spelled-code.ts";

/**
 * Lets somebody in again who works on the server itself: makes an administrator with this address, or gives the account
 * that has it the role back, ends its sessions and its second factor, and sets a one-time password.
 *
 * @returns the password, to be shown once and kept nowhere.
 * @throws Error when it is no email address.
 */
export async function recoverAdministrator(
  payload: Payload,
  typed: string,
): Promise<{ email: string; password: string; was: "made" | "given back" }> {
  const parsed = emailAddress.safeParse(typed);
  if (!parsed.success) throw new Error(`"${typed}" is not an email address.`);
  const email = parsed.data.toLowerCase();
  const password = oneTimePassword();
  const right = { password, role: "administrator", mustChangePassword: true } as const;
  const { docs } = await payload.find({ collection: "users", where: { email: { equals: email } }, depth: 0 });
  const [known] = docs;
  const { id } = known
    ? await payload.update({
        collection: "users",
        id: known.id,
        data: { ...right, sessions: [] },
        depth: 0,
      })
    : await payload.create({
        collection: "users",
        data: { ...right, email, name: "Administrator" },
        depth: 0,
      });
  if (known) await endSecondFactor(payload, known.id);
  await recordAction(payload, {
    by: { kind: "system" },
    action: "account-recovered",
    on: { collection: "users", id },
    detail: known ? "role given back on the server" : "made on the server",
  });
  return { email, password, was: known ? "given back" : "made" };
}
