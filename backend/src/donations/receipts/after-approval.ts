import type { Payload } from "payload";

/** Receipt and mails of an approved donation. It may run more than once; each of them comes about once. */
export async function afterApproval(_payload: Payload, _donationId: string): Promise<void> {}
