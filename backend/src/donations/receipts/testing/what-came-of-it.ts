import type { Payload } from "payload";
import type { Donation } from "../../../payload-types.ts";

/** All receipts of a donation, by their numbers. */
export async function receiptsOf(payload: Payload, { id }: Donation) {
  const where = { donation: { equals: id } };
  return (await payload.find({ collection: "receipts", where, sort: "serial", depth: 0 })).docs;
}

/** What was written to an address, the oldest first. */
export async function mailsTo(payload: Payload, to: string) {
  return (await payload.find({ collection: "outbox", where: { to: { equals: to } }, sort: "createdAt" }))
    .docs;
}

export const donorWith = (email: string) => ({
  firstName: "Ann",
  lastName: "Reid",
  email,
  address: "1 Main St",
});
