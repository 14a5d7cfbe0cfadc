/** `replaced` and `cancelled` receipts stay on record with their number; only `issued` ones are in force. */
export const receiptStates = ["issued", "replaced", "cancelled"] as const;
export type ReceiptState = (typeof receiptStates)[number];
