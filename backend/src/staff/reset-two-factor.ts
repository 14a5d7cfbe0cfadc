import { APIError, type Payload, type Where } from "payload";
import type { AuditActor } from "../audit/record-action.ts";
import { recordAction } from "../audit/record-action.ts";
import { endSecondFactor } from "./second-factor/end-second-factor.ts";

/**
 * Takes the second factor from an account whose owner has lost telephone and recovery codes, and writes down who did it.
 * The next sign-in needs the password alone; where a second factor is required, the account then sets up a new one.
 *
 * @throws APIError 404 when there is no such account.
 */
export async function resetTwoFactor(
  payload: Payload,
  { by, account }: { by: AuditActor; account: { id: number } | { email: string } },
): Promise<{ email: string }> {
  const where: Where =
    "id" in account
      ? { id: { equals: account.id } }
      : { email: { equals: account.email.trim().toLowerCase() } };
  const { docs } = await payload.find({ collection: "users", where, depth: 0, limit: 1 });
  const [owner] = docs;
  if (!owner) throw new APIError("There is no such account.", 404, null, true);
  await endSecondFactor(payload, owner.id);
  await recordAction(payload, {
    by,
    action: "two-factor-reset",
    on: { collection: "users", id: owner.id },
    label: owner.name,
  });
  return { email: owner.email };
}
