import type { DonationDraft } from "@pcf/contract/donation/form";

export const donationFormId = "donation-form";
const early = ["donation_type", "selectAmount", "otherAmount", "donation_area"] as const;

/**
 * What a quick visitor chose on the first step before the page came alive. Read once, while the elements that the
 * server wrote still hold it; undefined when nothing was chosen.
 */
export function typedBeforeHydration(): Partial<DonationDraft> | undefined {
  if (typeof document === "undefined") return undefined;
  const form = document.getElementById(donationFormId);
  if (!(form instanceof HTMLFormElement)) return undefined;
  const data = new FormData(form);
  const typed: Partial<DonationDraft> = {};
  for (const name of early) {
    const value = data.get(name);
    if (typeof value === "string" && value !== "") typed[name] = value;
  }
  const chosen = typed.selectAmount || typed.otherAmount || typed.donation_type === "monthly";
  if (typed.selectAmount && typed.otherAmount) typed.selectAmount = "";
  return chosen ? typed : undefined;
}
