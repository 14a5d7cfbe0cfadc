import type { PostReason } from "./pile.ts";

export const receiptsWords = (count: number): string => (count === 1 ? "1 receipt" : `${count} receipts`);

export const reasonWords: Record<PostReason, string> = {
  "no-email": "No email address",
  "came-back": "The mail came back",
  failed: "The mail could not be sent",
};

/** What the country adds to an address that is Canadian anyway. */
const isCanada = (line: string): boolean => /^(ca|can|canada)$/i.test(line.trim());

/** Lines below the name on an envelope: as the receipt has them, Canada left out. */
export const envelopeLines = (address: readonly string[]): string[] =>
  address.map((line) => line.trim()).filter((line) => line !== "" && !isCanada(line));
