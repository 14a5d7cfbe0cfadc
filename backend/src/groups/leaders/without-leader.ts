import type { CollectionBeforeDeleteHook } from "payload";

/** A group that is deleted for good takes the address of its leader with it. */
export const withoutLeader: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: "group-leaders", where: { group: { equals: id } }, req });
};
