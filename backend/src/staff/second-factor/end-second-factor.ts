import type { CollectionAfterDeleteHook, Payload } from "payload";
import { updateIf } from "../../platform/database/update-if.ts";

/** The account signs in with its password alone from now on. */
export async function endSecondFactor(payload: Payload, account: number): Promise<void> {
  await updateIf(payload, "users", { id: { equals: account } }, { secondFactorSince: null });
  await payload.db.deleteMany({ collection: "second-factors", where: { account: { equals: account } } });
}

/** Nothing of a second factor outlives its account. */
export const forgetSecondFactor: CollectionAfterDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({
    collection: "second-factors",
    where: { account: { equals: id } },
    req,
  });
};
