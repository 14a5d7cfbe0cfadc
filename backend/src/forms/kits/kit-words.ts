import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { longDay } from "@pcf/contract/long-day";
import type { KitRow } from "./kit-row.ts";

export const languageWords = ({ isFrench }: Pick<KitRow, "isFrench">): string =>
  isFrench ? "French" : "English";

export const stateWords: Record<KitRow["state"], string> = {
  new: "To mail",
  done: "Mailed",
  spam: "Spam",
};

/** How often somebody asked before, and when: "Twice before: November 4, 2026; …". Empty for a first request. */
export function earlierWords({ earlier }: Pick<KitRow, "earlier">): string {
  if (earlier.length === 0) return "";
  const times = earlier.length === 1 ? "Once" : earlier.length === 2 ? "Twice" : `${earlier.length} times`;
  return `${times} before: ${earlier.map((at) => longDay(charityDay(new Date(at)))).join("; ")}`;
}

export const requestsWords = (count: number): string => (count === 1 ? "1 request" : `${count} requests`);
export const kitsWords = (count: number): string => (count === 1 ? "1 kit" : `${count} kits`);
